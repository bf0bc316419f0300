/// The protocols that ask for generated code.
enum Annotation: CaseIterable {
  case casePathable, reducer, customDumpFields, dependencyClient

  /// Names that say it: a refinement of ours says it, too.
  var names: [String] {
    switch self {
    case .casePathable: ["CasePathable", "CasePathIterable", "CaseMemberLookup"]
    case .reducer: ["Reducer"]
    case .customDumpFields: ["CustomDumpFields"]
    case .dependencyClient: ["DependencyClient"]
    }
  }

  /// The module that declares them.
  static let module = "GeneratedSupport"

  /// Modules that declare protocols of the same names. A file that imports one of them, and not
  /// ours, means theirs.
  static let peers: Set<String> = [
    "ComposableArchitecture", "CasePaths", "CasePathsCore", "Dependencies", "DependenciesMacros",
  ]
}

extension TargetIndex {
  /// The clause by which a type has an annotation: directly, through a typealias, or through a
  /// protocol of the target, on its declaration or in an extension.
  func site(of annotation: Annotation, on type: TypeEntry, _ limit: Int = 8) -> InheritanceSite? {
    for path in inheritedPaths(of: type) {
      if means(path.names, annotation, at: path.site, limit) { return path.site }
    }
    return nil
  }

  /// The same for an extension of a type that the target does not declare.
  func site(of annotation: Annotation, on entry: ExtensionEntry) -> InheritanceSite? {
    for range in entry.declaration.inherits {
      let site = InheritanceSite(file: entry.file, range: range, scope: nil)
      let parts = TypeText.compositionParts(range, entry.file)
      if parts.contains(where: { means($0, annotation, at: site, 8) }) { return site }
    }
    return nil
  }

  private func means(
    _ path: [String], _ annotation: Annotation, at site: InheritanceSite, _ limit: Int
  ) -> Bool {
    guard let last = path.last else { return false }
    if path.count == 2 && path[0] == Annotation.module { return annotation.names.contains(last) }
    if let found = named(path, at: site) {
      let inner = InheritanceSite(
        file: found.file, range: found.declaration.type, scope: found.parent)
      return stands(found, for: annotation, at: inner, limit)
    }
    return path.count == 1 && annotation.names.contains(last) && site.file.meansOurs(last)
  }

  /// Whether a typealias or a protocol of the target comes down to the annotation.
  func stands(
    _ entry: TypeEntry, for annotation: Annotation, at site: InheritanceSite, _ limit: Int = 8
  ) -> Bool {
    if limit == 0 { return false }
    if entry.declaration.kind == .protocol {
      return self.site(of: annotation, on: entry, limit - 1) != nil
    }
    guard entry.isTypeAlias else { return false }
    return TypeText.compositionParts(entry.declaration.type, entry.file).contains {
      means($0, annotation, at: site, limit - 1)
    }
  }

  private func named(_ path: [String], at site: InheritanceSite) -> TypeEntry? {
    var found = site.scope.flatMap { lookUp(path[0], from: $0) } ?? topLevel[path[0]]?.first
    for name in path.dropFirst() {
      found = found.flatMap { resolveAlias($0) }?.members[name]?.first
    }
    return found
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
