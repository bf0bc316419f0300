/// Finds a case that Swift 6.3.1 crashes on, with or without generated code.
///
/// All generic parameters around the enum have a fixed type, as in `extension Box where T == Int`. There, the compiler
/// crashes on two kinds of cases:
/// - an indirect case whose payload depends on a generic parameter: it names `T`, or `Row`, which is declared in `Box`.
///   The names `Int` and `Box<Int>.Row` mean the same types, but the compiler does not crash on them;
/// - in debug builds, a case that a protocol requires.
struct CrashingCases {
  let index: TargetIndex
  let type: TypeEntry

  func problem() -> Diagnostic? {
    let cases = type.declaration.members.filter { $0.kind == .case && !$0.parameters.isEmpty }
    let suspects = cases.filter { isIndirect($0) || requiringProtocol(of: $0) != nil }
    // Most enums have no such case, and constraints around a type take longer to find.
    guard !suspects.isEmpty, index.hasOnlyFixedParameters(type) else { return nil }
    return suspects.lazy.compactMap(problem).first
  }

  private func problem(with element: DeclarationSyntax) -> Diagnostic? {
    let name = type.file.text(element.name)
    if let inherited = requiringProtocol(of: element) {
      return .crashingRequirement(
        name, of: inherited, in: type.name, at: type.file.place(element.name))
    }
    return dependentName(in: element.parameters.map(\.type), of: type).map {
      .crashingIndirectCase(name, dependent: $0.nameText, at: type.file.place($0.name))
    }
  }

  private func isIndirect(_ element: DeclarationSyntax) -> Bool {
    (element.modifiers + type.declaration.modifiers).contains { $0.keyword == .indirect }
  }

  /// The protocol of the runtime that requires a function with the name of a case.
  private func requiringProtocol(of element: DeclarationSyntax) -> String? {
    let name = ["binding": "BindableAction", "view": "ViewAction"][type.file.text(element.name)]
    return name.flatMap { name in
      index.inheritedPaths(of: type).contains { $0.names.last == name } ? name : nil
    }
  }

  private func dependentName(
    in types: [TypeSyntax], of scope: TypeEntry, _ limit: Int = 8
  ) -> TypeSyntax? {
    types.flatMap(\.firstNames).first { isDependent($0, in: scope, limit) }
  }

  /// Whether a name means a generic parameter, or a type that has one because of the types around it.
  private func isDependent(_ name: TypeSyntax, in scope: TypeEntry, _ limit: Int) -> Bool {
    let text = name.nameText.withoutBackticks
    if text == "Self" || scope.ownerOfGenericParameter(text) != nil
      || index.foreignExtension(with: text, around: scope) != nil
    {
      return true
    }
    guard let found = index.lookUp(text, from: scope) else {
      // The extended type of another module may have a parameter of this name.
      let isForeign = scope.outermostExtension.map { $0.extended == nil } ?? false
      return isForeign && !KnownNames.isKnown(text)
    }
    if limit > 0, found.isTypeAlias, found.genericParameters.isEmpty,
      let aliased = found.declaration.type
    {
      return dependentName(in: [aliased], of: found, limit - 1) != nil
    }
    return name.parts.isEmpty ? found.isInGenericContext : found.parent?.isInGenericContext ?? false
  }
}
