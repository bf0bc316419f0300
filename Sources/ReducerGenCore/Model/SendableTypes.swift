/// Which values cannot leave the actor that they belong to.
extension TargetIndex {
  /// Whether it is known of a type that it isn't `Sendable`: of functions, of the target's types, and
  /// of a generic parameter. Types of other modules are taken to be.
  func isUnsendable(_ range: SourceRange, in scope: TypeEntry, _ limit: Int = 8) -> Bool {
    let text = scope.file.text(range)
    if limit == 0 || text.contains("@Sendable") { return false }
    if text.contains("->") { return true }
    return TypeText.firstNames(range, scope.file).contains { name in
      isUnsendable(named: scope.file.text(name).withoutBackticks, in: scope, limit - 1)
    }
  }

  private func isUnsendable(named name: String, in scope: TypeEntry, _ limit: Int) -> Bool {
    if let owner = scope.ownerOfGenericParameter(name) {
      return owner.constraints(on: name).allSatisfy(plain.contains)
    }
    guard let type = lookUp(name, from: scope), type !== scope else {
      return unsendable.contains(name)
    }
    if type.isTypeAlias { return isUnsendable(type.declaration.type, in: type, limit) }
    if isSendable(type, limit) { return false }
    let isShared = type.declaration.kind == .struct || type.declaration.kind == .enum
    return !isShared || type.effectiveAccess == .public
      || contents(of: type).contains { isUnsendable($0, in: type, limit) }
  }

  /// Whether it is said of a type, by a protocol or superclass that it inherits, if not by itself.
  private func isSendable(_ type: TypeEntry, _ limit: Int) -> Bool {
    if type.actor != nil || type.declaration.kind == .actor { return true }
    return inheritedPaths(of: type).contains { path in
      guard limit > 0, let name = path.names.last, !plain.contains(name) else { return false }
      return lookUp(name, from: type).map { isSendable($0, limit - 1) } ?? true
    }
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

/// Protocols that say nothing of it.
private let plain: Set = [
  "AnyObject", "CasePathable", "CaseIterable", "Codable", "Collection", "Comparable",
  "CustomDebugStringConvertible", "CustomDumpFields", "CustomStringConvertible", "Decodable",
  "Encodable", "Equatable", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
  "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "Hashable", "Identifiable",
  "NSObject", "RawRepresentable", "Sequence",
]
