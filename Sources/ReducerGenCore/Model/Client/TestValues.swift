import ReducerGenIndex
import ReducerGenSyntax

/// Test values: the client's own, and those of the types that it holds.
extension TypeEntry {
  /// The condition under which the client declares a `testValue`. Empty if every build has it; nil
  /// if the client declares none. One that uses `unimplementedValue` does not count.
  var testValueCondition: String? {
    let found = declaredMembers.filter(isTestValue)
      .map { $0.clauses.conditions.joined(separator: " && ") }
    if found.isEmpty || found.contains("") { return found.first.map { _ in "" } }
    return found.count == 1 ? found[0] : found.map { "(" + $0 + ")" }.joined(separator: " || ")
  }

  private func isTestValue(_ member: DeclaredMember) -> Bool {
    guard member.name == "testValue", member.declaration.isStatic else { return false }
    return ![member.declaration.initializer, member.declaration.body].contains { range in
      !range.isEmpty && member.file.read(range) { usesUnimplementedValue(&$0, member.file) }
    }
  }

  /// Whether an expression names the client's own `unimplementedValue`, rather than that of a
  /// client that it holds: `Self.unimplementedValue`, but not `Self(child: .unimplementedValue)`.
  private func usesUnimplementedValue(_ parser: inout Parser, _ file: ParsedFile) -> Bool {
    var (last, previous): (Token?, Token?) = (nil, nil)
    while !parser.at(.endOfFile) {
      if file.text(parser.current.range) == "unimplementedValue" {
        guard last?.kind == .period, let previous else { return true }
        let isOwn = ["Self", name, "return"].contains(file.text(previous.range))
        if isOwn || previous.kind == .leftBrace { return true }
      }
      (previous, last) = (last, parser.current)
      parser.advance()
    }
    return false
  }
}

extension TargetIndex {
  /// Whether a type has a test value. Nil if only another module knows.
  func isDependency(_ type: TypeSyntax?, in scope: TypeEntry, _ limit: Int = 8) -> Bool? {
    let path = type?.path ?? []
    guard let first = path.first else { return false }
    if scope.ownerOfGenericParameter(first) != nil { return nil }
    guard let type = entry(type, in: scope) else { return isForeignDependency(path) }
    if type.isTypeAlias {
      return limit > 0 ? isDependency(type.declaration.type, in: type, limit - 1) : false
    }
    return type.declaration.kind == .protocol ? false : isDependency(type)
  }

  /// For a type of another module. A type of Swift or Foundation is one only by an extension here.
  private func isForeignDependency(_ path: [String]) -> Bool? {
    let isExtended = extensions.contains { entry in
      entry.path.last == path.last && !entry.declaration.inherits.isEmpty
    }
    let isQualified = path.count > 1 && KnownName.isModule(path[0])
    let isKnown = KnownName.all[path[isQualified ? 1 : 0]] != nil
    return isKnown && !isExtended ? false : nil
  }

  private func isDependency(_ type: TypeEntry) -> Bool? {
    var seen: Set<ObjectIdentifier> = []
    var rest = [type]
    var isUnknown = false
    while let type = rest.popLast() {
      for path in inheritedPaths(of: type).map(\.names) {
        if KnownName.facts(of: [path.last ?? ""]).contains(.dependency) { return true }
        if let found = entry(at: path, in: type).flatMap({ resolveAlias($0) }) {
          if seen.insert(ObjectIdentifier(found)).inserted { rest.append(found) }
        } else if KnownName.all[path.last ?? ""] == nil {
          isUnknown = true
        }
      }
    }
    return isUnknown ? nil : false
  }
}
