/// Whether a type has values, as far as the compiler looks before it says that code never runs:
/// `Never`, an enum without cases, and a tuple that holds one of them have none.
enum Inhabitance {
  case uninhabited
  case inhabited
  /// No file that was read declares it under these names; or it depends on the build.
  case unknown([String])

  /// That of a tuple of both.
  func and(_ other: Inhabitance) -> Inhabitance {
    switch (self, other) {
    case (.uninhabited, _), (_, .uninhabited): .uninhabited
    case (.unknown(let mine), .unknown(let others)): .unknown(mine + others)
    case (.unknown, _): self
    default: other
    }
  }

  var isUninhabited: Bool {
    if case .uninhabited = self { true } else { false }
  }

  var isInhabited: Bool {
    if case .inhabited = self { true } else { false }
  }

  var unknownNames: [String] {
    if case .unknown(let names) = self { names } else { [] }
  }
}

extension TargetIndex {
  /// That of a type that is written in the declaration of `scope`.
  func inhabitance(of range: SourceRange, in scope: TypeEntry) -> Inhabitance {
    var finder = InhabitanceFinder(index: self)
    return finder.inhabitance(of: range, in: scope, 8)
  }

  /// That of a case.
  func inhabitance(of element: DeclarationSyntax, in type: TypeEntry) -> Inhabitance {
    element.parameters.reduce(.inhabited) { $0.and(inhabitance(of: $1.type, in: type)) }
  }
}

private struct InhabitanceFinder {
  let index: TargetIndex
  /// The typealiases that were looked into. Once is enough: a tuple is no more than its parts.
  var aliases: Set<ObjectIdentifier> = []

  mutating func inhabitance(
    of range: SourceRange, in scope: TypeEntry, _ limit: Int
  ) -> Inhabitance {
    if range.isEmpty { return .inhabited }
    if limit == 0 { return .unknown([]) }
    switch TypeText.parts(range, scope.file) {
    case .tuple(let elements):
      return elements.reduce(.inhabited) { $0.and(inhabitance(of: $1, in: scope, limit - 1)) }
    case .path(let path): return inhabitance(of: path, in: scope, limit)
    }
  }

  private mutating func inhabitance(
    of path: [String], in scope: TypeEntry, _ limit: Int
  ) -> Inhabitance {
    guard let type = index.entry(at: path, in: scope) ?? index.foreignMember(at: path) else {
      return inhabitance(of: path, from: scope)
    }
    if !type.clausesAround.isEmpty { return .unknown([]) }
    if type.isTypeAlias {
      guard aliases.insert(ObjectIdentifier(type)).inserted else { return .inhabited }
      return inhabitance(of: type.declaration.type, in: type, limit)
    }
    let cases = type.declaration.members.filter { $0.kind == .case }
    if type.declaration.kind != .enum || cases.contains(where: \.clauses.isEmpty) {
      return .inhabited
    }
    return cases.isEmpty ? .uninhabited : .unknown([])
  }

  /// That of a type which no file that was read declares, of a generic parameter, or of the type that
  /// it stands in.
  private func inhabitance(of path: [String], from scope: TypeEntry) -> Inhabitance {
    let hasModule = path.count > 1 && KnownNames.modules.contains(path[0])
    let names = path.dropFirst(hasModule ? 1 : 0)
    guard let name = names.first else { return .inhabited }
    if names == ["Never"] { return .uninhabited }
    // What a known type or a parameter holds may be a type without values.
    if names.count > 1 { return .unknown(path) }
    if scope.isTypeAlias && scope.genericParameters.contains(name) { return .unknown([]) }
    let isKnown = KnownNames.isKnown(name) || scope.genericParametersInScope.contains(name)
    return isKnown || index.lookUp(name, from: scope) === scope ? .inhabited : .unknown(path)
  }
}

extension TypeText {
  fileprivate enum Parts {
    /// The types in a tuple's parentheses.
    case tuple([SourceRange])
    /// The names in a path; none for any other type.
    case path([String])
  }

  fileprivate static func parts(_ range: SourceRange, _ file: ParsedFile) -> Parts {
    withParser(range, file) { parser in
      while parser.skipTypeSpecifierIfPresent() {}
      guard parser.at(.leftParen) else { return .path(path(&parser, file)) }
      let elements = parser.parseFunctionTypeParameters()
      return parser.at(.endOfFile) ? .tuple(elements.map(\.type)) : .path([])
    }
  }
}
