import ReducerGenIndex
import ReducerGenSyntax

/// The reasons to refuse an enum. The first one found is reported.
extension CasePathsResolver {
  func problem(with type: TypeEntry, _ reason: Reason) -> Diagnostic? {
    if let refusal = refusal(of: type, .casePathable, at: reason.site?.place) { return refusal }
    let own = ["_Whole", "_Case", "_Payload", "_Root", "_OuterRoot"]
    // Generated code gives an outer type `Root` a second name, which cannot take its parameters.
    if type.fullPath.hasPrefix("Root<") {
      return .insideGenericRoot(at: type.namePlace)
    }
    return reservedName(in: type) ?? index.capturedName(in: type, own: own)
      ?? problem(withCasesOf: type)
  }

  func problem(withCasesOf type: TypeEntry) -> Diagnostic? {
    autoclosure(in: type) ?? conditionallyUnavailable(in: type) ?? overloadedCase(of: type)
  }

  /// The names that generated code declares in the enum.
  private func reservedName(in type: TypeEntry) -> Diagnostic? {
    if let paths = type.members["AllCasePaths"]?.first {
      return .pathsWithoutProperty(of: type.extensionPath, at: paths.namePlace)
    }
    if let cases = type.members["CasesIn"]?.first {
      return .reservedName(
        cases.name, of: .declaration, for: type.extensionPath, at: cases.namePlace)
    }
    let names = Self.reservedCases
    return type.declaration.members.first { names.contains(type.file.text($0.name)) }.map {
      .reservedName(
        type.file.text($0.name), of: .declaration, for: type.extensionPath,
        at: type.file.place($0.name))
    }
  }

  static let reservedCases: Set = ["AllCasePaths", "CasesIn", "_Case", "_start", "_caseAccess"]

  /// A payload's type whose name generated code declares in the enum.
  func shadowedPayload(of type: TypeEntry, _ model: CasePathsModel) -> Diagnostic? {
    for name in ["AllCasePaths", "Cases", "CasesIn"] where type.members[name] == nil {
      let isNamed = model.cases.contains { $0.typeNames.contains(name) }
      guard isNamed || model.isPartial else { continue }
      let types = type.declaration.members.filter { $0.kind == .case }.flatMap(\.parameters)
      let found = types.flatMap(\.type.firstNames).first { $0.nameText == name }
      if let found {
        let place = type.isGenerated ? type.namePlace : type.file.place(found.name)
        return .shadowedPayload(name, in: type.extensionPath, at: place)
      }
    }
    return nil
  }

  /// The argument of such a case is an expression, but a case path has only a value.
  private func autoclosure(in type: TypeEntry) -> Diagnostic? {
    for element in type.declaration.members where element.kind == .case {
      let parameter = element.parameters.first { $0.type.specifiers.contains("@autoclosure") }
      guard let parameter, !element.isLeftOut(in: type.file) else { continue }
      return .autoclosure(type.file.text(element.name), at: type.file.place(parameter.type.range))
    }
    return nil
  }

  /// A case that is unavailable in some builds only. Its path would have to be left out there, but
  /// the `switch` must always mention it.
  private func conditionallyUnavailable(in type: TypeEntry) -> Diagnostic? {
    for element in type.declaration.members where element.kind == .case {
      let attribute = element.attributes.first { attribute in
        let words = attribute.availability(in: type.file) ?? []
        let isEverywhere = words.first == "*" && attribute.clauses.isEmpty
        return words.contains("obsoleted") || words.contains("unavailable") && !isEverywhere
      }
      guard let attribute, !element.isIgnored(in: type.file) else { continue }
      return .conditionallyUnavailable(
        type.file.text(element.name), at: type.file.place(attribute.name))
    }
    return nil
  }

  /// Two cases of one name, unless they are in different clauses of one `#if`. A directive that
  /// leaves one out does not help, because a pattern cannot tell them apart.
  private func overloadedCase(of type: TypeEntry) -> Diagnostic? {
    var seen: [String: [DeclarationSyntax]] = [:]
    for element in type.declaration.members where element.kind == .case {
      let name = type.file.text(element.name)
      for other in seen[name] ?? [] where !element.clauses.exclude(other.clauses) {
        return .overloadedCase(
          name, at: type.file.place(element.name), other: type.file.place(other.name))
      }
      seen[name, default: []].append(element)
    }
    return nil
  }
}
