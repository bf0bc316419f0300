import ReducerGenSyntax

extension TargetIndex {
  package func has(_ annotation: Annotation, _ type: TypeEntry) -> Bool {
    site(of: annotation, on: type) != nil
  }

  /// The clause by which a type has an annotation: directly, through a typealias, or through a
  /// protocol of the target, on its declaration or in an extension.
  package func site(of annotation: Annotation, on type: TypeEntry) -> InheritanceSite? {
    let search = AnnotationSearch(index: self, names: annotation.names)
    return search.site(in: inheritedPaths(of: type))
  }

  /// The same, if the clause is in the declaration itself and leads through no protocol.
  package func ownSite(of annotation: Annotation, on type: TypeEntry) -> InheritanceSite? {
    let search = AnnotationSearch(index: self, names: annotation.names, followsProtocols: false)
    return search.site(in: paths(type.declaration.inherits, type.file, type.parent))
  }

  /// All clauses by which a type has it.
  package func sites(of annotation: Annotation, on type: TypeEntry) -> [InheritanceSite] {
    inheritedPaths(of: type).filter { path in
      let search = AnnotationSearch(index: self, names: annotation.names)
      return search.isMeant(by: path)
    }.map(\.site)
  }

  /// Whether the target's code conforms a type to `CasePathIterable`. A second conformance would be
  /// an error, unless the first one comes from a protocol.
  package func isIterable(_ type: TypeEntry) -> Bool {
    let search = AnnotationSearch(index: self, names: ["CasePathIterable"], followsProtocols: false)
    return search.site(in: inheritedPaths(of: type)) != nil
  }

  /// The same for an extension of a type that the target does not declare.
  package func site(of annotation: Annotation, on entry: ExtensionEntry) -> InheritanceSite? {
    let search = AnnotationSearch(index: self, names: annotation.names)
    return search.site(in: paths(entry.declaration.inherits, entry.file, nil))
  }
}

/// Follows typealiases and protocols to the annotation. It remembers where each leads, because
/// chains of them can be long, and each type of a chain is asked.
private struct AnnotationSearch {
  let index: TargetIndex
  let names: [String]
  var followsProtocols = true

  /// What a path in an inheritance clause means.
  private enum Meaning {
    case annotation, other
    /// A typealias or a protocol of the target.
    case entry(TypeEntry)
  }

  /// The typealiases and protocols that were looked at, each with the one that led to it.
  private typealias Visited = [(entry: TypeEntry, from: Int?)]

  func site(in paths: [InheritedPath]) -> InheritanceSite? {
    paths.first { isMeant(by: $0) }?.site
  }

  func isMeant(by path: InheritedPath) -> Bool {
    var visited: Visited = []
    var seen: Set<ObjectIdentifier> = []
    var rest: [(path: InheritedPath, from: Int?)] = [(path, nil)]
    while let (path, from) = rest.popLast() {
      switch meaning(of: path) {
      case .annotation: return remember(visited, upFrom: from)
      case .other: continue
      case .entry(let entry):
        if let known = known(entry) {
          if known { return remember(visited, upFrom: from) }
        } else if seen.insert(ObjectIdentifier(entry)).inserted {
          visited.append((entry, from))
          rest += paths(of: entry).reversed().map { ($0, visited.count - 1) }
        }
      }
    }
    for (entry, _) in visited { remember(entry, false) }
    return false
  }

  private func meaning(of path: InheritedPath) -> Meaning {
    let (names, site) = (path.names, path.site)
    guard let last = names.last else { return .other }
    if names.count == 2 && names[0] == Annotation.module {
      return self.names.contains(last) ? .annotation : .other
    }
    if let found = index.entry(at: names, from: site) {
      let leadsOn = found.isTypeAlias || followsProtocols && found.declaration.kind == .protocol
      return leadsOn ? .entry(found) : .other
    }
    let isOurs = names.count == 1 && self.names.contains(last) && site.file.meansOurs(last)
    return isOurs ? .annotation : .other
  }

  private func paths(of entry: TypeEntry) -> [InheritedPath] {
    if !entry.isTypeAlias { return index.inheritedPaths(of: entry) }
    return index.paths([entry.declaration.type].compactMap { $0 }, entry.file, entry.parent)
  }

  private func known(_ entry: TypeEntry) -> Bool? {
    followsProtocols ? index.findings(of: entry).annotations[names[0]] : nil
  }

  private func remember(_ entry: TypeEntry, _ isMeant: Bool) {
    if followsProtocols { index.findings(of: entry).annotations[names[0]] = isMeant }
  }

  /// Remembers that all on the way to the annotation lead to it.
  private func remember(_ visited: Visited, upFrom start: Int?) -> Bool {
    var here = start
    while let index = here {
      remember(visited[index].entry, true)
      here = visited[index].from
    }
    return true
  }
}

extension ParsedFile {
  /// Whether an unqualified name of ours means ours here: not if the file imports another protocol
  /// of that name, or a library that has one and not ours.
  package func meansOurs(_ name: String) -> Bool {
    let paths = importPaths
    if paths.contains(where: { $0 != "\(Annotation.module).\(name)" && $0.hasSuffix(".\(name)") }) {
      return false
    }
    let modules = paths.map { String($0.prefix { $0 != "." }) }
    return modules.contains(Annotation.module)
      || !modules.contains(where: Annotation.peers.contains)
  }
}
