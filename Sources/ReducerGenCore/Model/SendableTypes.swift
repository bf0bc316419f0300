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
    let paths = TypeText.paths(range, scope.file)
    if paths.contains(where: saysSendable) { return false }
    let isExistential = text.contains("any ")
    return paths.contains { isUnsendable($0, isExistential, in: scope, &seen) }
  }

  private func isUnsendable(
    _ path: [String], _ isExistential: Bool, in scope: TypeEntry,
    _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    if let owner = scope.ownerOfGenericParameter(path[0]) {
      return !owner.constraints(on: path.joined(separator: ".")).contains {
        saysSendable($0, in: owner)
      }
    }
    guard let type = entry(at: path, in: scope) else {
      return isExistential || unsendable.contains(path.last ?? "")
    }
    guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
    if type.isTypeAlias { return isUnsendable(type.declaration.type, in: type, &seen) }
    if saysSendable(type) { return false }
    return !isSharedByItsParts(type)
      || parts(of: type).contains { isUnsendable($0, in: type, &seen) }
  }

  /// Whether Swift takes it to be sendable if what it is made of is.
  private func isSharedByItsParts(_ type: TypeEntry) -> Bool {
    guard type.declaration.kind == .struct || type.declaration.kind == .enum else { return false }
    return type.effectiveAccess < .usableFromInline
      || type.declaration.attributes.contains { type.file.text($0.name) == "frozen" }
  }

  /// By itself, or by a protocol or superclass of the target that it inherits.
  private func saysSendable(_ type: TypeEntry) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var rest = [type]
    while let type = rest.popLast() {
      let isOnActor = type.declaration.attributes.contains { isGlobalActor($0, on: type) }
      if isOnActor || type.declaration.kind == .actor { return true }
      for path in inheritedPaths(of: type) where !type.isUnavailable(path.site) {
        if saysSendable(path.names) { return true }
        let inherited = entry(at: path.names, in: type).flatMap { resolveAlias($0) }
        if let inherited, seen.insert(ObjectIdentifier(inherited)).inserted {
          rest.append(inherited)
        }
      }
    }
    return false
  }

  private func saysSendable(_ path: [String]) -> Bool { sayingSendable.contains(path.last ?? "") }

  /// The same for what is said of a generic parameter.
  private func saysSendable(_ path: [String], in scope: TypeEntry) -> Bool {
    saysSendable(path) || entry(at: path, in: scope).map(saysSendable) ?? false
  }

  /// The types that a struct or an enum is made of, with their property wrappers.
  func parts(of type: TypeEntry) -> [SourceRange] {
    if type.declaration.kind == .struct {
      return type.storedProperties.flatMap { member in
        let type = member.type.isEmpty ? member.madeType(in: type.file) : member.type
        return [type] + member.attributes.map(\.name)
      }
    }
    return type.declaration.members.filter { $0.kind == .case }.flatMap(\.parameters).map(\.type)
  }
}

extension DeclarationSyntax {
  /// What a variable without a type seems to be, by its value: `Cache` in `= Cache()`.
  fileprivate func madeType(in file: ParsedFile) -> SourceRange {
    let first = file.text(initializer).utf8.first ?? 0
    return UInt8(ascii: "A")...UInt8(ascii: "[") ~= first ? initializer : .empty
  }
}

extension TypeEntry {
  /// What is said of a generic parameter, or of a type in it, in the list of parameters and in the
  /// `where` clause.
  fileprivate func constraints(on name: String) -> [[String]] {
    let clauses = [declaration.generics, declaration.whereClause].map(file.text)
    let parts = clauses.flatMap { $0.split(separator: ",") }.map { part in
      part.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }.map(String.init)
    }
    let said = parts.filter { $0.contains(name) }.flatMap { $0.drop { $0 != name }.dropFirst() }
    return said.map { $0.split(separator: ".").map(String.init) }
  }

  /// Whether an inheritance clause is that of an extension which says what the type is not:
  /// `@available(*, unavailable) extension Cache: Sendable {}`.
  fileprivate func isUnavailable(_ site: InheritanceSite) -> Bool {
    extensions.contains { entry in
      entry.file === site.file && entry.declaration.isUnavailable(in: entry.file)
        && entry.declaration.inherits.contains(site.range)
    }
  }
}

/// Types of the standard library that aren't sendable.
private let unsendable: Set = [
  "Any", "AnyBidirectionalCollection", "AnyCollection", "AnyHashable", "AnyIterator", "AnyKeyPath",
  "AnyObject", "AnyRandomAccessCollection", "AnySequence", "KeyPath", "OpaquePointer",
  "PartialKeyPath", "ReferenceWritableKeyPath", "UnsafeBufferPointer",
  "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
  "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
  "WritableKeyPath",
]

/// Protocols of other modules whose types are sendable.
private let sayingSendable: Set = [
  "Actor", "AnyActor", "CodingKey", "DependencyClient", "DistributedActor", "Error", "Executor",
  "GlobalActor", "LocalizedError", "Sendable",
]
