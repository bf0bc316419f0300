/// The types of a target, found by name, across all of its files.
struct TargetIndex {
  private(set) var topLevel: [String: [TypeEntry]] = [:]
  private(set) var extensions: [ExtensionEntry] = []
  /// Every type, in the order of the sources.
  private(set) var types: [TypeEntry] = []
  /// The names of all types, wherever they are declared.
  private(set) var names: Set<String> = []
  /// Grows with what is known: what was found out before may not be the whole truth.
  private var generation = 0

  init(_ files: [ParsedFile]) {
    files.forEach { add($0) }
    bindExtensions()
  }

  private mutating func add(_ file: ParsedFile) {
    for declaration in file.syntax.declarations {
      add(declaration, in: file, container: .file)
    }
  }

  private mutating func add(
    _ declaration: DeclarationSyntax, in file: ParsedFile, container: TypeEntry.Container
  ) {
    switch declaration.kind {
    case .struct, .enum, .class, .actor, .protocol, .typealias:
      addType(declaration, in: file, container: container)
    case .extension: addExtension(declaration, in: file)
    default: break
    }
  }

  private mutating func addType(
    _ declaration: DeclarationSyntax, in file: ParsedFile, container: TypeEntry.Container
  ) {
    let name = file.text(declaration.name).withoutBackticks
    let entry = TypeEntry(declaration, named: name, in: file, container: container)
    types.append(entry)
    names.insert(name)
    switch container {
    case .file: topLevel[name, default: []].append(entry)
    case .type(let parent): parent.members[name, default: []].append(entry)
    case .extension(let parent): parent.members.append(entry)
    }
    if entry.isTypeAlias { return }
    for member in declaration.members { add(member, in: file, container: .type(entry)) }
  }

  private mutating func addExtension(_ declaration: DeclarationSyntax, in file: ParsedFile) {
    let entry = ExtensionEntry(declaration, in: file)
    extensions.append(entry)
    for member in declaration.members { add(member, in: file, container: .extension(entry)) }
  }

  /// Gives each new extension to the type that it extends. An extension may extend a type that is
  /// declared in another extension, so this goes on as long as it finds something.
  private mutating func bindExtensions() {
    var waiting = extensions.filter { $0.extended == nil }
    var isProgress = true
    while isProgress && !waiting.isEmpty {
      isProgress = false
      for entry in waiting {
        guard let type = type(at: entry.path) else { continue }
        bind(entry, to: type)
        isProgress = true
      }
      waiting.removeAll { $0.extended != nil }
    }
  }

  private mutating func bind(_ entry: ExtensionEntry, to type: TypeEntry) {
    generation += 1
    entry.extended = type
    type.extensions.append(entry)
    for member in entry.members { type.members[member.name, default: []].append(member) }
  }

  /// Adds types that generated code declares. Each stands behind the type that it is a member of.
  mutating func add(_ supplied: [ObjectIdentifier: [TypeEntry]]) {
    if supplied.isEmpty { return }
    generation += 1
    for entry in supplied.values.joined() {
      names.insert(entry.name)
      entry.parent?.members[entry.name, default: []].append(entry)
    }
    types = types.flatMap { [$0] + (supplied[ObjectIdentifier($0)] ?? []) }
    bindExtensions()
  }

  /// Lets go of what each type holds, once nothing is looked up any more: types know what they stand
  /// in, too, and such a circle is never freed. The address sanitizer, with which users build the
  /// tool along with their package, ends a program that leaves one with an error.
  func dissolve() {
    for type in types {
      type.members = [:]
      type.extensions = []
      type.findings = .init()
    }
    for entry in extensions { entry.members = [] }
  }

  /// The type at a path that is written at the top of a file.
  func type(at path: [String]) -> TypeEntry? {
    path.first.flatMap { follow(path, from: topLevel[$0]?.first) }
  }

  /// What a typealias stands for, if that is not itself; anything else stands for itself.
  func resolveAlias(_ entry: TypeEntry) -> TypeEntry? {
    guard entry.isTypeAlias else { return entry }
    if let known = findings(entry).aliased { return known }
    entry.findings.aliased = .some(nil)
    let path = entry.declaration.type?.path ?? []
    let found = path.first.flatMap { follow(path, from: lookUp($0, from: entry)) }
    entry.findings.aliased = found
    return found
  }

  /// The type at a path, whose first name is known.
  private func follow(_ path: [String], from first: TypeEntry?) -> TypeEntry? {
    var found = first
    for name in path.dropFirst() {
      found = found.flatMap { resolveAlias($0) }?.members[name]?.first
    }
    return found.flatMap { resolveAlias($0) }
  }

  private func findings(_ entry: TypeEntry) -> TypeEntry.Findings {
    if entry.findings.generation != generation {
      entry.findings = TypeEntry.Findings(generation: generation)
    }
    return entry.findings
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

  /// A type that the target declares in an extension of another module's.
  func foreignMember(at path: [String]) -> TypeEntry? {
    guard path.count > 1, let name = path.last, names.contains(name) else { return nil }
    let siblings = extensions.filter { $0.extended == nil && $0.path == path.dropLast() }
    return siblings.lazy.flatMap(\.members).first { $0.name == name }
  }

  /// A member type, its own or one that a protocol or superclass of the target gives it.
  func member(_ name: String, of type: TypeEntry) -> TypeEntry? {
    var seen: Set<ObjectIdentifier> = []
    return member(name, of: type, &seen)
  }

  private func member(
    _ name: String, of type: TypeEntry, _ seen: inout Set<ObjectIdentifier>
  ) -> TypeEntry? {
    if let own = type.members[name]?.first { return own }
    if type.isTypeAlias { return nil }
    for inherited in inheritedTypes(of: type) {
      guard seen.insert(ObjectIdentifier(inherited)).inserted else { continue }
      if let found = member(name, of: inherited, &seen) { return found }
    }
    return nil
  }

  /// The protocols and the superclass of the target that a type inherits; none while they are being
  /// looked for.
  func inheritedTypes(of type: TypeEntry) -> [TypeEntry] {
    if let known = findings(type).inheritedTypes { return known }
    type.findings.inheritedTypes = []
    let found = inheritedPaths(of: type).compactMap(inheritedType).filter { $0 !== type }
    type.findings.inheritedTypes = found
    return found
  }

  /// Looked up outside of the type itself: a type's own members are not in scope in its clause.
  private func inheritedType(_ path: InheritedPath) -> TypeEntry? {
    guard let name = path.names.first else { return nil }
    let first =
      path.site.scope.flatMap { lookUp(name, from: $0) } ?? topLevel(name, from: path.site.file)
    return follow(path.names, from: first)
  }
}

/// Where an inheritance clause stands.
struct InheritanceSite {
  var file: ParsedFile
  var type: TypeSyntax
  /// The type around the clause's declaration.
  var scope: TypeEntry?

  var place: SourcePlace { file.place(type.range) }
}

/// One protocol or class that a type inherits: `["GeneratedSupport", "Reducer"]`.
struct InheritedPath {
  var names: [String]
  var site: InheritanceSite
}

extension TargetIndex {
  /// What the declaration and the extensions of a type inherit, as paths.
  func inheritedPaths(of type: TypeEntry) -> [InheritedPath] {
    if let known = findings(type).inheritedPaths { return known }
    var paths = Self.paths(type.declaration, type.file, type.parent)
    for entry in type.extensions { paths += Self.paths(entry.declaration, entry.file, nil) }
    type.findings.inheritedPaths = paths
    return paths
  }

  private static func paths(
    _ declaration: DeclarationSyntax, _ file: ParsedFile, _ scope: TypeEntry?
  ) -> [InheritedPath] {
    declaration.inherits.flatMap { type in
      let site = InheritanceSite(file: file, type: type, scope: scope)
      return type.compositionPaths.map { InheritedPath(names: $0, site: site) }
    }
  }
}
