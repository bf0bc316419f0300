/// Which payloads have cases that are generated along with the enum's own.
///
/// In doubt, a payload counts as having none. A path to such a case is then looked up at run time, and works as well.
extension CasePathsResolver {
  /// The type of a case's payload, if that is an enum with generated cases.
  func payload(of element: DeclarationSyntax, in type: TypeEntry) -> TypeEntry? {
    guard element.parameters.count == 1,
      let payload = index.certainType(element.parameters[0].type, from: type),
      hasCasesHere(payload)
    else { return nil }
    return payload
  }

  /// Whether the built-in template is printed for a type, whatever conditions are set.
  private func hasCasesHere(_ type: TypeEntry) -> Bool {
    guard !type.isIgnored, type.template == nil, let reason = reason(for: type),
      problem(with: type, reason) == nil
    else { return false }
    guard let site = reason.site else { return true }
    return !type.extensions.contains { entry in
      entry.file === site.file && !entry.declaration.clauses.isEmpty
        && entry.declaration.inherits.contains(site.type)
    }
  }
}

extension TargetIndex {
  /// The type of the target that a path means where `scope` is declared, if no `#if` and no generic
  /// parameter has a say in that.
  fileprivate func certainType(_ type: TypeSyntax, from scope: TypeEntry) -> TypeEntry? {
    var known: [ObjectIdentifier: TypeEntry?] = [:]
    return certainType(type, from: scope, &known)
  }

  /// - Parameter known: The types that typealiases on the way lead to; nil while one is being looked for.
  private func certainType(
    _ type: TypeSyntax?, from scope: TypeEntry, _ known: inout [ObjectIdentifier: TypeEntry?]
  ) -> TypeEntry? {
    let path = type?.path ?? []
    guard let first = path.first, scope.ownerOfGenericParameter(first) == nil,
      type?.kind != .attribute
    else { return nil }
    let found = walk(path, from: first == "Self" ? scope : lookUp(first, from: scope)) {
      certain($0, &known)
    }
    return found.flatMap { certain($0, &known) }
  }

  private func certain(
    _ type: TypeEntry, _ known: inout [ObjectIdentifier: TypeEntry?]
  ) -> TypeEntry? {
    if !type.clausesAround.isEmpty { return nil }
    if !type.isTypeAlias { return type }
    let identity = ObjectIdentifier(type)
    if let found = known[identity] { return found }
    known[identity] = .some(nil)
    let found = certainType(type.declaration.type, from: type, &known)
    known[identity] = .some(found)
    return found
  }
}
