extension TypeSyntax {
  /// `["Feature", "Row"]` for `Feature<Int>.Row`, also behind attributes; empty for any other type.
  package var path: [String] { withoutAttributes.plainPath ?? [] }

  /// The path of the type that an extension extends: `["Array"]` for `[Int]`.
  package var extendedPath: [String] { standardName.map { [$0] } ?? path }

  /// `Array` for `[Int]`.
  private var standardName: String? {
    switch kind {
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .inlineArray: "InlineArray"
    case .optional: "Optional"
    default: nil
    }
  }

  /// Whether it is written with brackets or a question mark instead of a name.
  package var isShorthand: Bool { standardName != nil }

  private var plainPath: [String]? {
    switch kind {
    case .name: [plainName]
    case .member: parts[0].plainPath.map { $0 + [plainName] }
    default: nil
    }
  }

  private var plainName: String { nameText.withoutBackticks }

  private var withoutAttributes: TypeSyntax {
    var type = self
    while type.kind == .attribute, let inner = type.parts.last { type = inner }
    return type
  }

  /// The names that all paths in it begin with: `Row` and `String` in `[String: Row.ID]`. The names
  /// of attributes are not among them.
  package var firstNames: [TypeSyntax] {
    if isOneName { return [self] }
    var names: [TypeSyntax] = []
    var attributes: [SourceRange] = []
    for node in nodes {
      if node.kind == .name { names.append(node) }
      if node.kind == .attribute, let name = node.parts.first { attributes.append(name.range) }
    }
    if !attributes.isEmpty {
      names.removeAll { name in attributes.contains { $0.contains(name.range) } }
    }
    return names.sorted { $0.range.start < $1.range.start }
  }

  /// All names in it, after periods too.
  package var names: [String] {
    nodes.filter { $0.kind == .name || $0.kind == .member }.map(\.plainName)
  }

  /// The paths that a composition consists of: `A` and `B` in `A & B`. Of any other type, its own.
  package var compositionPaths: [[String]] {
    let type = bare
    return (type.kind == .composition ? type.parts : [type]).map(\.path).filter { !$0.isEmpty }
  }

  /// The generic arguments of its last name.
  package var genericArguments: [TypeSyntax] {
    switch kind {
    case .name: parts
    case .member: Array(parts.dropFirst())
    default: []
    }
  }

  /// Whether a name or a member in it has generic arguments.
  package var hasArguments: Bool {
    nodes.contains { node in
      node.kind == .name && node.parts.count > 0 || node.kind == .member && node.parts.count > 1
    }
  }

  /// Whether it is `T?` or `T!`. Only a variable whose type is written like this is nil by default.
  package var hasOptionalMark: Bool { kind == .optional || kind == .unwrapped }

  /// Whether it is an optional type, also `Optional<T>`.
  package var isOptional: Bool {
    hasOptionalMark || hasArguments && [["Optional"], ["Swift", "Optional"]].contains(path)
  }

  /// Whether a part of it suppresses a capability.
  package func suppresses(_ capability: String) -> Bool {
    nodes.contains { $0.kind == .suppressed && $0.parts.last?.path.last == capability }
  }

  private var isPrefixed: Bool {
    switch kind {
    case .attribute, .specifier, .some, .any, .each, .repeat, .suppressed: true
    default: false
    }
  }

  /// `["@autoclosure"]` for `@autoclosure () -> Bool`.
  package var specifiers: [String] { prefixes.map(\.nameText) }

  /// The nodes before the bare type, outermost first.
  var prefixes: [TypeSyntax] { isPrefixed ? [self] + (parts.last?.prefixes ?? []) : [] }

  /// The type without its attributes and specifiers.
  package var bare: TypeSyntax { isPrefixed ? parts.last?.bare ?? self : self }
}

extension String {
  package var withoutBackticks: String {
    utf8.count > 2 && utf8.first == Byte.backtick ? String(dropFirst().dropLast()) : self
  }
}
