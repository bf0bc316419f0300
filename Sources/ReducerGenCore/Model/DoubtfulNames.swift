/// Which names in the files that are read could mean something in a file that is not.
extension TargetIndex {
  /// What an enum carries that is taken apart, if no case is known to have a value.
  var namesInDoubtfulEnums: Set<String> {
    let (paths, dumps) = (CasePathsResolver(index: self), DumpFieldsResolver(index: self))
    var names: Set<String> = []
    for type in types where type.declaration.kind == .enum {
      guard paths.reason(for: type) != nil || dumps.asksForTable(type) else { continue }
      names.formUnion(doubtfulNames(of: type))
    }
    return names
  }

  private func doubtfulNames(of type: TypeEntry) -> [String] {
    var names: [String] = []
    for element in type.declaration.members where element.kind == .case {
      let inhabitance = inhabitance(of: element, in: type)
      if inhabitance.isInhabited && element.clauses.isEmpty { return [] }
      names += inhabitance.unknownNames
    }
    return names
  }

  /// What endpoints take and dumped structs hold, if no file that was read declares it.
  var namesOfDoubtfulValues: Set<String> {
    let resolver = DumpFieldsResolver(index: self)
    var names: Set<String> = []
    for type in types where type.declaration.kind == .struct && resolver.asksForTable(type) {
      for member in type.storedProperties {
        names.formUnion(inhabitance(of: member.type, in: type).unknownNames)
      }
    }
    for client in clients {
      for function in client.storedProperties.compactMap({ functionType($0.type, in: client) }) {
        for parameter in function.syntax.parameters {
          names.formUnion(inhabitance(of: parameter.type, in: function.scope).unknownNames)
        }
      }
    }
    return names
  }

  /// The types that clients on an actor hold, and those that these are made of; and the names of those
  /// that no file declares which was read.
  var heldOnActors: (types: [TypeEntry], unknown: Set<String>) {
    var seen: Set<ObjectIdentifier> = []
    var (types, unknown): ([TypeEntry], Set<String>) = ([], [])
    var rest = clients.filter { $0.actor != nil }
    while let type = rest.popLast() {
      let inherited = inheritedPaths(of: type).map(\.names)
      let paths = ranges(of: type).flatMap { TypeText.paths($0, type.file) }
      for path in paths + inherited where !path.isEmpty {
        guard let found = entry(at: path, in: type) else {
          unknown.formUnion(path)
          continue
        }
        guard seen.insert(ObjectIdentifier(found)).inserted else { continue }
        types.append(found)
        rest.append(found)
      }
    }
    return (types, unknown.filter { !KnownNames.isKnown($0) })
  }

  private func ranges(of type: TypeEntry) -> [SourceRange] {
    type.isTypeAlias ? [type.declaration.type] : parts(of: type)
  }
}
