import ReducerGenIndex
import ReducerGenSyntax

/// Mistakes in the `body` of a reducer.
extension ReducerResolver {
  func bodyProblems(of type: TypeEntry) -> [Diagnostic] {
    let members = type.implementedMembers
    let bodies = members.filter(\.isBody)
    return bodies.compactMap { body in
      unusedBody(body, of: type, members) ?? wrongType(of: body, in: type)
        ?? missingBuilder(of: body, in: type)
    }
  }

  /// A `body` beside `reduce(into:action:)`, which is then the requirement that a store calls.
  private func unusedBody(
    _ body: DeclaredMember, of type: TypeEntry, _ members: [DeclaredMember]
  ) -> Diagnostic? {
    if isNever(body, in: type) { return nil }
    let reduce = members.first { other in
      other.isReduce && other.declaration.generics.parameters.isEmpty
        && !body.clauses.exclude(other.clauses) && !other.usesBody
    }
    return reduce.map { .unusedBody(of: type.name, at: body.place, reduce: $0.place) }
  }

  private func isNever(_ body: DeclaredMember, in type: TypeEntry) -> Bool {
    let path = body.declaration.type?.path ?? []
    guard path == ["Body"], let alias = type.members["Body"]?.first else {
      return path.last == "Never"
    }
    return alias.declaration.type?.path.last == "Never"
  }

  /// The compiler finds the result builder of `body` only through the inheritance clause of the
  /// very declaration that it stands in.
  private func missingBuilder(of body: DeclaredMember, in type: TypeEntry) -> Diagnostic? {
    let sites = index.sites(of: .reducer, on: type)
    let isFound = sites.contains { site in
      site.file === body.file && body.container.inherits.contains(site.type)
    }
    guard !isFound, let site = sites.first, !body.hasBuilder, body.needsBuilder else { return nil }
    return .bodyWithoutBuilder(at: body.place, conformance: site.place)
  }
}

extension DeclaredMember {
  /// Whether an attribute may be a result builder. Attributes of the language begin with a
  /// lower-case letter.
  fileprivate var hasBuilder: Bool { declaration.attributes.contains { $0.isCapitalized } }

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

  /// Whether the getter compiles with a result builder only. Without one, a single expression is
  /// the value, and so is the expression after `return`.
  fileprivate var needsBuilder: Bool {
    guard declaration.hasAccessors, declaration.initializer.isEmpty else { return false }
    return file.isListOfReducers(declaration.body)
  }
}
