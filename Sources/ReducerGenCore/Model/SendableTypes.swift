/// Which values cannot leave the actor that they belong to.
extension TargetIndex {
  /// Whether it is known of a type that it isn't `Sendable`: of functions, of the target's types, and
  /// of a generic parameter. Types of other modules are taken to be.
  func isUnsendable(_ range: SourceRange, in scope: TypeEntry) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    return isUnsendable(range, in: scope, &seen)
  }

  /// - Parameter seen: the types that were looked at: what is known of them does not change.
  private func isUnsendable(
    _ range: SourceRange, in scope: TypeEntry, _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    let text = scope.file.text(range)
    if text.contains("@Sendable") { return false }
    if text.contains("->") { return true }
    return TypeText.paths(range, scope.file).contains { isUnsendable($0, in: scope, &seen) }
  }

  private func isUnsendable(
    _ path: [String], in scope: TypeEntry, _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    if let owner = scope.ownerOfGenericParameter(path[0]) {
      return owner.constraints(on: path[0]).allSatisfy(plain.contains)
    }
    guard let type = entry(at: path, in: scope) else {
      return path.count == 1 && unsendable.contains(path[0])
    }
    guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
    if type.isTypeAlias { return isUnsendable(type.declaration.type, in: type, &seen) }
    if isSaidToBeSendable(type) { return false }
    let isShared = type.declaration.kind == .struct || type.declaration.kind == .enum
    return !isShared || type.effectiveAccess == .public
      || contents(of: type).contains { isUnsendable($0, in: type, &seen) }
  }

  /// By itself, or by a protocol or superclass that it inherits.
  private func isSaidToBeSendable(_ type: TypeEntry) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var rest = [type]
    while let type = rest.popLast() {
      if type.actor != nil || type.declaration.kind == .actor { return true }
      for path in inheritedPaths(of: type) where !plain.contains(path.names.last ?? "") {
        guard let inherited = entry(at: path.names, in: type).flatMap({ resolveAlias($0) }) else {
          return true
        }
        if seen.insert(ObjectIdentifier(inherited)).inserted { rest.append(inherited) }
      }
    }
    return false
  }

  private func contents(of type: TypeEntry) -> [SourceRange] {
    if type.declaration.kind == .struct { return type.storedProperties.map(\.type) }
    return type.declaration.members.filter { $0.kind == .case }.flatMap(\.parameters).map(\.type)
  }
}

extension TypeEntry {
  /// The names behind a generic parameter's, in the list of parameters and in the `where` clause.
  fileprivate func constraints(on name: String) -> [String] {
    let clauses = [declaration.generics, declaration.whereClause].map(file.text)
    let words = clauses.flatMap { $0.split(separator: ",") }.map { part in
      part.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
    return words.flatMap { $0.firstIndex(of: name).map($0.dropFirst) ?? [] }.filter { $0 != name }
  }
}

/// Types of the standard library that aren't sendable.
private let unsendable: Set = [
  "Any", "AnyHashable", "AnyKeyPath", "AnyObject", "KeyPath", "PartialKeyPath",
  "ReferenceWritableKeyPath", "WritableKeyPath",
]

/// Protocols and raw types that say nothing of it.
private let plain: Set = [
  "AnyObject", "CasePathable", "CaseIterable", "Codable", "Collection", "Comparable",
  "CustomDebugStringConvertible", "CustomDumpFields", "CustomStringConvertible", "Decodable",
  "Encodable", "Equatable", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
  "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "Hashable", "Identifiable",
  "Int", "NSObject", "RawRepresentable", "Sequence", "String",
]
