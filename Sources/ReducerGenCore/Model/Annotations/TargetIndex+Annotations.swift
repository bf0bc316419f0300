extension TargetIndex {
  /// The clause by which a type has an annotation: directly, through a typealias, or through a
  /// protocol of the target, on its declaration or in an extension.
  func site(of annotation: Annotation, on type: TypeEntry) -> InheritanceSite? {
    var search = AnnotationSearch(index: self, names: annotation.names)
    return search.site(in: inheritedPaths(of: type))
  }

  /// All clauses by which a type has it.
  func sites(of annotation: Annotation, on type: TypeEntry) -> [InheritanceSite] {
    inheritedPaths(of: type).filter { path in
      var search = AnnotationSearch(index: self, names: annotation.names)
      return search.isMeant(by: path)
    }.map(\.site)
  }

  /// Whether the target's code conforms a type to `CasePathIterable`. A second conformance would be an error, unless
  /// the first one comes from a protocol.
  func isIterable(_ type: TypeEntry) -> Bool {
    var search = AnnotationSearch(index: self, names: ["CasePathIterable"], followsProtocols: false)
    return search.site(in: inheritedPaths(of: type)) != nil
  }

  /// The same for an extension of a type that the target does not declare.
  func site(of annotation: Annotation, on entry: ExtensionEntry) -> InheritanceSite? {
    var search = AnnotationSearch(index: self, names: annotation.names)
    return search.site(in: paths(entry.declaration.inherits, entry.file, nil))
  }
}

/// Goes through each typealias and protocol once.
private struct AnnotationSearch {
  let index: TargetIndex
  let names: [String]
  var followsProtocols = true
  var seen: Set<ObjectIdentifier> = []

  mutating func site(in paths: [InheritedPath]) -> InheritanceSite? {
    paths.first { isMeant(by: $0) }?.site
  }

  mutating func isMeant(by path: InheritedPath) -> Bool {
    let (names, site) = (path.names, path.site)
    guard let last = names.last else { return false }
    if names.count == 2 && names[0] == Annotation.module { return self.names.contains(last) }
    if let found = index.entry(at: names, from: site) { return isMeant(by: found) }
    return names.count == 1 && self.names.contains(last) && site.file.meansOurs(last)
  }

  private mutating func isMeant(by entry: TypeEntry) -> Bool {
    guard entry.isTypeAlias || entry.declaration.kind == .protocol,
      seen.insert(ObjectIdentifier(entry)).inserted
    else { return false }
    if !entry.isTypeAlias {
      return followsProtocols && site(in: index.inheritedPaths(of: entry)) != nil
    }
    let aliased = [entry.declaration.type].compactMap { $0 }
    return site(in: index.paths(aliased, entry.file, entry.parent)) != nil
  }
}

extension ParsedFile {
  /// Whether an unqualified name of ours means ours here: not if the file imports another protocol
  /// of that name, or a library that has one and not ours.
  func meansOurs(_ name: String) -> Bool {
    let paths = importPaths
    if paths.contains(where: { $0 != "\(Annotation.module).\(name)" && $0.hasSuffix(".\(name)") }) {
      return false
    }
    let modules = paths.map { String($0.prefix { $0 != "." }) }
    return modules.contains(Annotation.module)
      || !modules.contains(where: Annotation.peers.contains)
  }
}
