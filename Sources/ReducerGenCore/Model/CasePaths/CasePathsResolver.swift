import ReducerGenIndex
import ReducerGenSyntax

/// Decides which enums of a target get case paths, and makes their models.
struct CasePathsResolver: Resolver {
  let index: TargetIndex
  var diagnostics: [Diagnostic] = []
  /// The enums that have another one as a payload, and those payloads.
  private(set) var joined: Set<ObjectIdentifier> = []

  mutating func model(of type: TypeEntry) -> CasePathsModel? {
    guard let reason = reason(for: type), !type.isIgnored else {
      reportUselessDirective(of: type)
      return nil
    }
    if let problem = problem(with: type, reason) {
      report(problem)
      return nil
    }
    let model = makeModel(of: type, reason)
    if let problem = shadowedPayload(of: type, model) {
      report(problem)
      return nil
    }
    return model
  }

  mutating func finish(_ models: inout [ObjectIdentifier: CasePathsModel]) {
    for type in joined { models[type]?.isJoined = true }
    let byHand = index.extensions.filter { entry in
      entry.declaration.members.contains { $0.isAllCasePaths(in: entry.file) }
    }.map(\.path)
    refuseForeignTypes(.casePathable) { byHand.contains($0.path) }
  }

  private mutating func reportUselessDirective(of type: TypeEntry) {
    guard type.isNominal, type.file.mayHaveDirectives else { return }
    if let template = type.replacement(of: .casePathable) {
      report(
        .misplacedDirective("template", belongs: "a type that gets case paths", at: template.place))
    } else if type.isIgnored, let site = index.site(of: .casePathable, on: type),
      !type.conformsByHand
    {
      report(.ignoredConformance(type.name, at: site.place))
    }
  }

  private mutating func makeModel(of type: TypeEntry, _ reason: Reason) -> CasePathsModel {
    let qualifier = TypeQualifier(index: index, type: type, root: "_Root")
    // An unavailable case cannot be made, and a switch need not mention it.
    let elements = type.declaration.members.filter {
      $0.kind == .case && !$0.isUnavailable(in: type.file)
    }
    let cases = elements.compactMap { element in
      CaseModel(
        element, of: type, qualifier, payload: payload(of: element, in: type),
        needsConformance: needsConformance(element, of: type))
    }
    let nested = cases.compactMap(\.nested)
    if !nested.isEmpty { joined.formUnion(nested + [ObjectIdentifier(type)]) }
    return CasePathsModel(
      header: TypeHeader(type), fullType: type.fullPath(callingRoot: "_Root"),
      namesRoot: namesRoot(type, elements, qualifier), conformance: conformance(of: type, reason),
      cases: cases,
      isPartial: cases.count < elements.count,
      hasPossibleCase: elements.contains {
        $0.clauses.isEmpty && !index.isUninhabited($0, in: type)
      },
      isDeprecated: elements.contains { $0.isDeprecated(in: type.file) })
  }

  /// Whether the enum or a payload of it names another type with the name `Root`.
  private func namesRoot(
    _ type: TypeEntry, _ elements: [DeclarationSyntax], _ qualifier: TypeQualifier
  ) -> Bool {
    if type.fullPath(callingRoot: "_Root") != type.fullPath { return true }
    let plain = TypeQualifier(index: index, type: type)
    return elements.flatMap(\.parameters).map(\.type).contains { payload in
      payload.names.contains("Root") && plain.qualified(payload) != qualifier.qualified(payload)
    }
  }

  private func conformance(of type: TypeEntry, _ reason: Reason) -> CasePathsModel.Conformance {
    if reason.site == nil, type.name == "State" { return .caseMemberLookup }
    return index.isIterable(type) ? .written : .casePathIterable
  }
}

extension DeclarationSyntax {
  /// Whether a directive leaves it out.
  func isIgnored(in file: ParsedFile) -> Bool { LeadingComments(self, in: file).isIgnored }

  /// Whether no path leads to this case.
  func isLeftOut(in file: ParsedFile) -> Bool { isIgnored(in: file) || isUnavailable(in: file) }

  /// Whether it is unavailable on every platform.
  func isUnavailable(in file: ParsedFile) -> Bool {
    attributes.contains { $0.availability(in: file)?.starts(with: ["*", "unavailable"]) ?? false }
  }

  func isDeprecated(in file: ParsedFile) -> Bool {
    attributes.contains { $0.availability(in: file)?.contains("deprecated") ?? false }
  }

  /// Whether this is the property that a conformance by hand has.
  fileprivate func isAllCasePaths(in file: ParsedFile) -> Bool {
    (kind == .var || kind == .let) && file.text(name) == "allCasePaths"
  }
}

extension AttributeSyntax {
  /// The words of `@available(…)`, without its messages; nil for any other attribute.
  func availability(in file: ParsedFile) -> [String]? {
    guard file.text(name) == "available" else { return nil }
    return file.tokens(in: arguments)
      .filter { $0.kind == .identifier || $0.kind == .operatorName }.map { file.text($0.range) }
  }
}

extension CaseModel {
  /// Nil for a case that a directive leaves out.
  fileprivate init?(
    _ element: DeclarationSyntax, of type: TypeEntry, _ qualifier: TypeQualifier,
    payload nested: TypeEntry?, needsConformance: Bool
  ) {
    let comments = LeadingComments(element, in: type.file)
    if comments.isIgnored { return nil }
    payload = element.parameters.map { PayloadField($0, qualifier, in: type.file) }
    self.needsConformance = needsConformance
    name = type.file.text(element.name)
    typeNames = Set(element.parameters.flatMap(\.type.firstNames).map(\.nameText))
    importedNames = typeNames.filter { qualifier.index.lookUp($0, from: type) == nil }
    self.nested = nested.map(ObjectIdentifier.init)
    documentation = comments.documentation
    attributes = element.attributes.compactMap { CopiedAttribute($0, type.file) }
    clauses = element.clauses
  }
}

extension PayloadField {
  init(_ parameter: ParameterSyntax, _ qualifier: TypeQualifier, in file: ParsedFile) {
    let label = file.text(parameter.label).asLabel
    self.init(
      label: label.isEmpty || label == "_" ? nil : label,
      type: qualifier.qualified(parameter.type))
  }
}

extension TypeEntry {
  /// Whether the user has written the case paths: the type of them, and the property.
  var conformsByHand: Bool {
    members["AllCasePaths"] != nil
      && declaredMembers.contains { $0.declaration.isAllCasePaths(in: $0.file) }
  }

  /// Whether the type or an extension of it declares a member of this name.
  func declares(_ name: String) -> Bool { declaredMembers.contains { $0.name == name } }

  var isNominal: Bool { [.struct, .enum, .class, .actor].contains(declaration.kind) }

  var isIgnored: Bool { comments.isIgnored }
}

extension String {
  /// Back-ticks that a label does not need are a warning of the compiler: `` `class` `` is `class`.
  fileprivate var asLabel: String {
    let plain = withoutBackticks
    let isWord = plain.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
    return isWord && !["inout", "let", "var"].contains(plain) ? plain : self
  }
}
