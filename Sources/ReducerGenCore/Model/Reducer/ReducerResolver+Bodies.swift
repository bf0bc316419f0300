/// Mistakes in the `body` of a reducer.
extension ReducerResolver {
  func bodyProblems(of type: TypeEntry) -> [Diagnostic] {
    let members = type.implementedMembers
    let bodies = members.filter { $0.declaration.isBody(in: $0.file) }
    return bodies.compactMap { body in
      unusedBody(body, of: type, members) ?? wrongType(of: body, in: type)
        ?? missingBuilder(of: body, in: type)
    }
  }

  /// A `body` beside `reduce(into:action:)`, which is then the requirement that a store calls.
  private func unusedBody(
    _ body: ReducerMember, of type: TypeEntry, _ members: [ReducerMember]
  ) -> Diagnostic? {
    if isNever(body, in: type) { return nil }
    let reduce = members.first { other in
      other.declaration.isReduce(in: other.file) && other.declaration.generics.parameters.isEmpty
        && !body.clauses.exclude(other.clauses) && !other.usesBody
    }
    return reduce.map { .unusedBody(of: type.name, at: body.place, reduce: $0.place) }
  }

  private func isNever(_ body: ReducerMember, in type: TypeEntry) -> Bool {
    let path = body.declaration.type?.path ?? []
    guard path == ["Body"], let alias = type.members["Body"]?.first else {
      return path.last == "Never"
    }
    return alias.declaration.type?.path.last == "Never"
  }

  /// The compiler finds the result builder of `body` only through the inheritance clause of the very
  /// declaration that it stands in.
  private func missingBuilder(of body: ReducerMember, in type: TypeEntry) -> Diagnostic? {
    let sites = index.sites(of: .reducer, on: type)
    let isFound = sites.contains { site in
      site.file === body.file && body.container.inherits.contains(site.type)
    }
    guard !isFound, let site = sites.first, !body.hasBuilder, body.needsBuilder else { return nil }
    return .bodyWithoutBuilder(at: body.place, conformance: site.place)
  }
}

/// A member of a reducer, with its place.
struct ReducerMember {
  var declaration: DeclarationSyntax
  /// The type or the extension that it stands in.
  var container: DeclarationSyntax
  var file: ParsedFile

  var place: SourcePlace { file.place(declaration.name) }

  /// The `#if` clauses around it and around its extension.
  var clauses: [ClauseSyntax] {
    (container.kind == .extension ? container.clauses : []) + declaration.clauses
  }

  /// Whether an attribute may be a result builder. Attributes of the language begin with a lower-case
  /// letter.
  fileprivate var hasBuilder: Bool {
    declaration.attributes.contains { $0.isCapitalized }
  }

  /// Whether a function uses `body` or `self.body`. The `body` of another value does not count.
  fileprivate var usesBody: Bool {
    file.read(declaration.body) { parser in
      var (isSelf, isMember) = (false, false)
      while !parser.at(.endOfFile) {
        let text = file.text(parser.current.range)
        if text == "body" && !isMember { return true }
        isMember = text == "." && !isSelf
        isSelf = text == "self"
        parser.advance()
      }
      return false
    }
  }

  /// Whether the getter compiles with a result builder only. Without one, a single expression is the
  /// value, and so is the expression behind `return`.
  fileprivate var needsBuilder: Bool {
    guard declaration.hasAccessors, declaration.initializer.isEmpty else { return false }
    return GetterBody(declaration.body, file).isListOfReducers
  }
}

extension TypeEntry {
  /// The members of the declaration and of its extensions. What a protocol itself declares is not
  /// implemented.
  fileprivate var implementedMembers: [ReducerMember] {
    let own = declaration.kind == .protocol ? [] : [(declaration, file)]
    return (own + extensions.map { ($0.declaration, $0.file) }).flatMap { container, file in
      container.members.map { ReducerMember(declaration: $0, container: container, file: file) }
    }
  }
}
