import ReducerGenIndex
import ReducerGenSyntax

/// A conformance to a protocol of the standard library that the target declares.
struct StandardConformance {
  /// `Hashable`; one for each of both that `Codable` means.
  var name: String
  /// Whether the clause names another protocol, which inherits this one.
  var isImplied: Bool
  var site: InheritanceSite
  /// The extension that declares it, if it is not the declaration.
  var extending: ExtensionEntry?
}

extension TargetIndex {
  /// The protocols of the standard library that a type conforms to, also through typealiases and
  /// protocols of the target.
  func standardConformances(of type: TypeEntry) -> [StandardConformance] {
    let declaration = type.declaration
    let bodies: [(DeclarationSyntax, ParsedFile, TypeEntry?, ExtensionEntry?)] =
      [(declaration, type.file, type.parent, nil)]
      + type.extensions.map { ($0.declaration, $0.file, nil, $0) }
    return bodies.flatMap { body, file, scope, extending in
      paths(body.inherits, file, scope).flatMap { path in
        var seen: Set<ObjectIdentifier> = []
        return standardProtocols(of: path, &seen).map { name, isImplied in
          StandardConformance(
            name: name, isImplied: isImplied, site: path.site, extending: extending)
        }
      }
    }
  }

  private func standardProtocols(
    of path: InheritedPath, _ seen: inout Set<ObjectIdentifier>
  ) -> [(name: String, isImplied: Bool)] {
    let name = path.names.last ?? ""
    if path.names.count == 2, path.names[0] == "Swift" { return expanded(name) }
    guard let entry = entry(at: path.names, from: path.site) else {
      return path.names.count == 1 ? expanded(name) : []
    }
    guard seen.insert(ObjectIdentifier(entry)).inserted else { return [] }
    let aliased = [entry.declaration.type].compactMap { $0 }
    if entry.isTypeAlias {
      return paths(aliased, entry.file, entry.parent).flatMap { standardProtocols(of: $0, &seen) }
    }
    guard entry.declaration.kind == .protocol else { return [] }
    return inheritedPaths(of: entry).flatMap { standardProtocols(of: $0, &seen) }
      .map { ($0.name, true) }
  }

  private func expanded(_ name: String) -> [(name: String, isImplied: Bool)] {
    switch name {
    case "Codable": [("Decodable", false), ("Encodable", false)]
    case "Error": [(name, false), ("Sendable", true)]
    default: [(name, false)]
    }
  }
}
