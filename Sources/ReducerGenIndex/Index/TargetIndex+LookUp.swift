import ReducerGenSyntax

/// Names as Swift looks them up.
extension TargetIndex {
  /// The type that a name means where `entry` is declared: nearest first, then the top level.
  package func lookUp(_ name: String, from entry: TypeEntry) -> TypeEntry? {
    guard names.contains(name) else { return nil }
    for scope in scopes(around: entry) { if let found = member(name, of: scope) { return found } }
    return topLevel(name, from: entry.file)
  }

  /// A private type of another file is not found.
  package func topLevel(_ name: String, from file: ParsedFile) -> TypeEntry? {
    guard let found = topLevel[name] else { return nil }
    return found.first { $0.file === file } ?? found.first { $0.effectiveAccess > .hidden }
  }

  /// The types whose members can be named in a declaration without saying where they are: itself
  /// and those around it. In an extension that is the extended type, and nothing around that.
  func scopes(around entry: TypeEntry) -> [TypeEntry] {
    var scopes = [entry]
    var outermost = entry
    while let parent = outermost.parentType {
      scopes.append(parent)
      outermost = parent
    }
    if let extended = outermost.parent { scopes.append(extended) }
    return scopes
  }

  /// The functions of a name that a type declares; the name is without back-ticks. A client with
  /// many endpoints asks for each of them.
  package func functions(named name: String, of type: TypeEntry) -> [DeclaredMember] {
    let findings = findings(of: type)
    if let known = findings.functions { return known[name] ?? [] }
    let all = type.declaredMembers.filter { $0.declaration.kind == .func }
    let functions = Dictionary(grouping: all, by: \.name.withoutBackticks)
    findings.functions = functions
    return functions[name] ?? []
  }

  /// For a type in an extension of another module's type: that extension, if some extension of the
  /// same type in the target declares a type of this name.
  func foreignExtension(with name: String, around entry: TypeEntry) -> ExtensionEntry? {
    guard let own = entry.outermostExtension, own.extended == nil else { return nil }
    let siblings = extensions.filter { $0.path == own.path }.flatMap(\.members)
    return siblings.contains { $0.name == name } ? own : nil
  }
}
