/// Which payloads have cases that are generated along with the enum's own.
///
/// Where there is doubt the answer is no: a path to such a case is then looked up at run time, and
/// works all the same.
extension CasePathsResolver {
  func isNested(_ element: DeclarationSyntax, of type: TypeEntry) -> Bool {
    guard element.parameters.count == 1,
      let payload = index.certainType(element.parameters[0].type, from: type)
    else { return false }
    return hasCasesHere(payload)
  }

  /// Whether the built-in template is printed for a type, whatever conditions are set.
  private func hasCasesHere(_ type: TypeEntry) -> Bool {
    guard !type.isIgnored, type.template == nil, let reason = reason(for: type),
      problem(with: type, reason) == nil
    else { return false }
    guard case .conformance(let site) = reason else { return true }
    return !type.extensions.contains { entry in
      entry.file === site.file && !entry.declaration.clauses.isEmpty
        && entry.declaration.inherits.contains(site.range)
    }
  }
}

extension TargetIndex {
  /// The type of the target that a path means where `scope` is declared, if no `#if` and no generic
  /// parameter has a say in that.
  fileprivate func certainType(
    _ range: SourceRange, from scope: TypeEntry, _ limit: Int = 8
  ) -> TypeEntry? {
    let path = TypeText.path(range, scope.file)
    guard limit > 0, let first = path.first, scope.ownerOfGenericParameter(first) == nil,
      scope.file.file.storage[Int(range.start)] != Byte.at
    else { return nil }
    var found = first == "Self" ? scope : lookUp(first, from: scope)
    for name in path.dropFirst() {
      found = found.flatMap { certain($0, limit) }?.members[name]?.first
    }
    return found.flatMap { certain($0, limit) }
  }

  private func certain(_ type: TypeEntry, _ limit: Int) -> TypeEntry? {
    if !type.clausesAround.isEmpty { return nil }
    if !type.isTypeAlias { return type }
    return certainType(type.declaration.type, from: type, limit - 1)
  }
}
