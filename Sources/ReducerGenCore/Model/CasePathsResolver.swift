/// Decides which enums of a target get case paths, and what each of them looks like.
struct CasePathsResolver {
  let index: TargetIndex
  private(set) var diagnostics: [Diagnostic] = []

  init(index: TargetIndex) {
    self.index = index
  }

  /// The enum's model. Nil if it gets nothing; then the reason has been reported where it is an
  /// error.
  mutating func model(of type: TypeEntry) -> CasePathsModel? {
    guard let reason = reason(for: type), !type.isIgnored else { return nil }
    if let problem = problem(with: type, reason) {
      // A type that stands in the way of several enums is reported once.
      if !diagnostics.contains(where: { $0.isSame(as: problem) }) { diagnostics.append(problem) }
      return nil
    }
    return makeModel(of: type, reason)
  }

  /// Why a type gets case paths.
  private enum Reason {
    case conformance(InheritanceSite)
    /// The nested `Action` or `State` of a reducer.
    case reducer
  }

  private func reason(for type: TypeEntry) -> Reason? {
    switch type.declaration.kind {
    case .struct, .enum, .class, .actor: break
    default: return nil
    }
    if let site = index.site(of: .casePathable, on: type) { return .conformance(site) }
    guard type.declaration.kind == .enum, type.name == "Action" || type.name == "State",
      let parent = type.parent, !parent.isIgnored, index.site(of: .reducer, on: parent) != nil
    else { return nil }
    return .reducer
  }

  private func problem(with type: TypeEntry, _ reason: Reason) -> Diagnostic? {
    guard type.declaration.kind == .enum else {
      guard case .conformance(let site) = reason else { return nil }
      return .notAnEnum(
        type.name, type.declaration.kind.rawValue, at: site.file.place(site.range))
    }
    if let hidden = type.hiddenPlace {
      return .hiddenType(type.name, hidden.name, at: hidden.place)
    }
    if type.inherits("~Copyable") { return .notCopyable(type.name, at: type.namePlace) }
    if type.takesNonCopyable { return .takesNonCopyable(type.name, at: type.namePlace) }
    if let constrained = type.constrainedExtension {
      return .constrainedExtension(type.name, at: constrained)
    }
    return reservedName(in: type) ?? capturedName(in: type) ?? autoclosure(in: type)
      ?? overloadedCase(of: type)
  }

  /// What the generated code itself declares in the enum.
  private func reservedName(in type: TypeEntry) -> Diagnostic? {
    if let member = type.members["AllCasePaths"]?.first {
      return .reservedName(member.name, at: member.namePlace)
    }
    let names: Set = [
      "AllCasePaths", "_casePathRoot", "_casePathList", "_visitCase", "_makeCase",
    ]
    return type.declaration.members.first { names.contains(type.file.text($0.name)) }.map {
      .reservedName(type.file.text($0.name), at: type.file.place($0.name))
    }
  }

  private func isGenerated(_ element: DeclarationSyntax, _ type: TypeEntry) -> Bool {
    element.kind == .case && !element.isIgnored(in: type.file)
      && !element.isMarked("unavailable", in: type.file)
  }

  /// What the generated code names and something nearer than that would answer to: nothing may be
  /// called that where an extension of the enum looks for names.
  private func capturedName(in type: TypeEntry) -> Diagnostic? {
    for name in ["GeneratedSupport", "Swift", "Self", type.outermostName] {
      if let owner = type.ownerOfGenericParameter(name) {
        return .reservedName(name, at: owner.file.place(owner.declaration.generics))
      }
      var found = index.member(name, of: type)
      if name != type.outermostName { found = found ?? index.topLevel[name]?.first }
      if let found { return .reservedName(name, at: found.namePlace) }
    }
    return nil
  }

  /// An argument of such a case is an expression, and a case path has a value.
  private func autoclosure(in type: TypeEntry) -> Diagnostic? {
    for element in type.declaration.members where isGenerated(element, type) {
      for parameter in element.parameters
      where type.file.text(parameter.type).contains("@autoclosure") {
        return .autoclosure(type.file.text(element.name), at: type.file.place(parameter.type))
      }
    }
    return nil
  }

  /// Two cases of one name can both be there only in different clauses of one `#if`.
  private func overloadedCase(of type: TypeEntry) -> Diagnostic? {
    var seen: [String: [DeclarationSyntax]] = [:]
    for element in type.declaration.members where isGenerated(element, type) {
      let name = type.file.text(element.name)
      for other in seen[name] ?? [] where !element.excludes(other) {
        return .overloadedCase(
          name, at: type.file.place(element.name), other: type.file.place(other.name))
      }
      seen[name, default: []].append(element)
    }
    return nil
  }

  private func makeModel(of type: TypeEntry, _ reason: Reason) -> CasePathsModel {
    let qualifier = TypeQualifier(index: index, type: type)
    // What is unavailable cannot be made, and a switch need not mention it.
    let elements = type.declaration.members.filter {
      $0.kind == .case && !$0.isMarked("unavailable", in: type.file)
    }
    let cases = elements.compactMap { CaseModel($0, of: type, qualifier) }
    return CasePathsModel(
      type: type.extensionPath, fullType: type.fullPath, access: type.effectiveAccess,
      attributes: type.attributesAround.compactMap(copied), clauses: type.clausesAround,
      conformance: conformance(of: type, reason), cases: cases,
      signatureNames: signatureNames(elements, type.file), isPartial: cases.count < elements.count,
      isDeprecated: elements.contains { $0.isMarked("deprecated", in: type.file) })
  }

  private func conformance(of type: TypeEntry, _ reason: Reason) -> CasePathsModel.Conformance {
    guard case .reducer = reason else { return .written }
    return type.name == "State" ? .caseMemberLookup : .casePathable
  }
}

extension Diagnostic {
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    id == other.id && place.file === other.place.file && place.range == other.place.range
  }
}

extension DeclarationSyntax {
  /// Whether a directive leaves it out.
  fileprivate func isIgnored(in file: ParsedFile) -> Bool {
    LeadingComments(self, in: file).directives.contains { $0.word == "ignore" }
  }

  /// Whether it has `@available(…)` with this word.
  fileprivate func isMarked(_ word: String, in file: ParsedFile) -> Bool {
    attributes.contains { attribute in
      file.text(attribute.name) == "available"
        && file.text(attribute.arguments).split { ",() \n".contains($0) }.contains { part in
          part == word || part.hasPrefix(word + ":")
        }
    }
  }
}

private func signatureNames(_ cases: [DeclarationSyntax], _ file: ParsedFile) -> Set<String> {
  let types = cases.flatMap(\.parameters).map(\.type)
  return Set(types.flatMap { TypeText.firstNames($0, file) }.map(file.text))
}

extension CaseModel {
  /// Nil for a case that a directive leaves out.
  fileprivate init?(
    _ element: DeclarationSyntax, of type: TypeEntry, _ qualifier: TypeQualifier
  ) {
    if element.isIgnored(in: type.file) { return nil }
    let fields = element.parameters.map { parameter in
      let label = type.file.text(parameter.label)
      return PayloadField(
        label: label.isEmpty || label == "_" ? nil : label,
        type: qualifier.qualified(parameter.type))
    }
    name = type.file.text(element.name)
    payload =
      fields.isEmpty
      ? .none(qualifier.void)
      : fields.count == 1 ? .single(fields[0]) : .several(fields)
    isImpossible = fields.contains { field in
      field.type == "Swift.Never" || (field.type == "Never" && !qualifier.isDeclared("Never"))
    }
    documentation = LeadingComments(element, in: type.file).documentation
    attributes = element.attributes.compactMap { copied($0, type.file) }
    clauses = element.clauses
  }
}

/// The text of an attribute that a generated declaration has to repeat.
private func copied(_ attribute: AttributeSyntax, _ file: ParsedFile) -> String? {
  let name = file.text(attribute.name)
  guard name == "available" || name == "_spi" else { return nil }
  return "@" + name + file.text(attribute.arguments)
}

extension DeclarationSyntax {
  /// Whether this and another declaration stand in different clauses of one `#if`.
  func excludes(_ other: DeclarationSyntax) -> Bool {
    for (mine, theirs) in zip(clauses, other.clauses) where mine.block === theirs.block {
      if mine.index != theirs.index { return true }
    }
    return false
  }
}

extension TypeEntry {
  var isIgnored: Bool {
    comments.directives.contains { $0.word == "ignore" }
  }

  func inherits(_ text: String) -> Bool {
    declaration.inherits.contains { file.text($0) == text }
  }

  /// Whether it is generic, itself or by a type around it, over what need not be copyable. An
  /// extension that does not repeat this is one for copyable arguments only.
  var takesNonCopyable: Bool {
    let texts = [declaration.generics, declaration.whereClause].map(file.text)
    return texts.contains { $0.contains("~Copyable") } || parent?.takesNonCopyable ?? false
  }

  /// The type, this one or one around it, that has a generic parameter of this name.
  func ownerOfGenericParameter(_ name: String) -> TypeEntry? {
    genericParameters.contains(name) ? self : parent?.ownerOfGenericParameter(name)
  }

  /// The `where` clause of an extension around it: Swift cannot extend what is nested in one
  /// without repeating it.
  var constrainedExtension: SourcePlace? {
    switch container {
    case .file: return nil
    case .type(let parent): return parent.constrainedExtension
    case .extension(let entry):
      // `extension [Int]` says the same as `extension Array where Element == Int`.
      if entry.path.isEmpty { return entry.file.place(entry.declaration.name) }
      let clause = entry.declaration.whereClause
      return clause.isEmpty ? nil : entry.file.place(clause)
    }
  }
}
