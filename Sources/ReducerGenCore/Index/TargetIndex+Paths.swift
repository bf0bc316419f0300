/// What paths of names mean.
extension TargetIndex {
  /// Follows the rest of a path, whose first name means `first`. A typealias on the way stands for what `resolve`
  /// says, and members may be inherited. The result may be a typealias itself.
  func walk(
    _ path: some Collection<String>, from first: TypeEntry?,
    _ resolve: (TypeEntry) -> TypeEntry?
  ) -> TypeEntry? {
    var found = first
    for name in path.dropFirst() {
      found = found.flatMap(resolve).flatMap { member(name, of: $0) }
    }
    return found
  }

  func walk(_ path: some Collection<String>, from first: TypeEntry?) -> TypeEntry? {
    walk(path, from: first, resolveAlias)
  }

  /// The type at a path that is written at the top of a file.
  func type(at path: [String]) -> TypeEntry? {
    path.first.flatMap { walk(path, from: topLevel[$0]?.first) }.flatMap(resolveAlias)
  }

  /// The type of the target that a path means in the declaration of `scope`; nil for `scope` itself.
  func entry(at path: [String], in scope: TypeEntry) -> TypeEntry? {
    guard let first = path.first else { return nil }
    let found = walk(path, from: first == "Self" ? scope : lookUp(first, from: scope))
    return found === scope ? nil : found
  }

  /// The type of the target that a type names.
  func entry(_ type: TypeSyntax?, in scope: TypeEntry) -> TypeEntry? {
    entry(at: type?.path ?? [], in: scope)
  }

  /// What a typealias stands for, if that is not itself; anything else stands for itself.
  func resolveAlias(_ entry: TypeEntry) -> TypeEntry? {
    guard entry.isTypeAlias else { return entry }
    let identity = ObjectIdentifier(entry)
    if let known = findings[identity]?.aliased { return known }
    findings[identity, default: Findings()].aliased = .some(nil)
    let path = entry.declaration.type?.path ?? []
    let found = path.first.flatMap { walk(path, from: lookUp($0, from: entry)) }
      .flatMap(resolveAlias)
    findings[identity, default: Findings()].aliased = .some(found)
    return found
  }
}

// MARK: Names as Swift looks them up

extension TargetIndex {
  /// The type that a name means where `entry` is declared: nearest first, then the top level.
  func lookUp(_ name: String, from entry: TypeEntry) -> TypeEntry? {
    guard names.contains(name) else { return nil }
    for scope in scopes(around: entry) {
      if let found = member(name, of: scope) { return found }
    }
    return topLevel(name, from: entry.file)
  }

  /// A type that another file keeps to itself is none.
  func topLevel(_ name: String, from file: ParsedFile) -> TypeEntry? {
    guard let found = topLevel[name] else { return nil }
    return found.first { $0.file === file } ?? found.first { $0.effectiveAccess > .hidden }
  }

  /// The types whose members can be named in a declaration without saying where they are: itself
  /// and those around it. In an extension that is the extended type, and nothing around that.
  func scopes(around entry: TypeEntry) -> [TypeEntry] {
    var scopes = [entry]
    var innermost = entry
    while true {
      switch innermost.container {
      case .file: return scopes
      case .type(let parent):
        scopes.append(parent)
        innermost = parent
      case .extension(let parent):
        if let extended = parent.extended { scopes.append(extended) }
        return scopes
      }
    }
  }

  /// For a type in an extension of another module's type: how that is written, if some extension of
  /// it in the target declares a type of this name.
  func foreignPath(of name: String, around entry: TypeEntry) -> String? {
    var outermost = entry
    while case .type(let parent) = outermost.container { outermost = parent }
    guard case .extension(let own) = outermost.container, own.extended == nil else { return nil }
    let siblings = extensions.filter { $0.path == own.path }.flatMap(\.members)
    return siblings.contains { $0.name == name } ? own.writtenPath : nil
  }
}
