/// Which payloads have cases that are generated along with the enum's own.
///
/// Where there is doubt the answer is no: a path to such a case is then looked up at run time, and
/// works all the same.
extension CasePathsResolver {
  /// The type of what a case carries, if that has cases of its own.
  func payload(of element: DeclarationSyntax, in type: TypeEntry) -> TypeEntry? {
    guard element.parameters.count == 1 else { return nil }
    let range = element.parameters[0].type
    guard index.mayKnow(range, in: type.file), let payload = index.certainType(range, from: type),
      hasCasesHere(payload)
    else { return nil }
    return payload
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
  /// Whether a type begins with the name of one of the target's: most do not, and need no parser.
  fileprivate func mayKnow(_ range: SourceRange, in file: ParsedFile) -> Bool {
    var end = Int(range.start)
    while ByteTable.shared.bits[Int(file.file.storage[end])] & ByteMask.word != 0 { end += 1 }
    let word = file.text(SourceRange(start: range.start, end: UInt32(end)))
    let isPlain = word.utf8.allSatisfy { $0 < 0x80 }
    return word.isEmpty || word == "Self" || !isPlain || names.contains(word)
  }

  /// The type of the target that a path means where `scope` is declared, if no `#if` and no generic
  /// parameter has a say in that.
  fileprivate func certainType(_ range: SourceRange, from scope: TypeEntry) -> TypeEntry? {
    var known: [ObjectIdentifier: TypeEntry?] = [:]
    return certainType(range, from: scope, &known)
  }

  /// - Parameter known: what the typealiases on the way stand for; nothing while that is looked for.
  private func certainType(
    _ range: SourceRange, from scope: TypeEntry, _ known: inout [ObjectIdentifier: TypeEntry?]
  ) -> TypeEntry? {
    let path = TypeText.path(range, scope.file)
    guard let first = path.first, scope.ownerOfGenericParameter(first) == nil,
      scope.file.file.storage[Int(range.start)] != Byte.at
    else { return nil }
    var found = first == "Self" ? scope : lookUp(first, from: scope)
    for name in path.dropFirst() {
      found = found.flatMap { certain($0, &known) }?.members[name]?.first
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
