import ReducerGenSyntax

extension CodeSyntax {
  /// `["sheet", "name"]` of `\.sheet.name` and `\State.sheet.name`. Nil for what is not a key path
  /// of names.
  package var namesOfKeyPath: [String]? {
    guard kind == .keyPath else { return nil }
    let names = parts.filter { $0.kind == .component }.map(\.nameText)
    if names.contains("") { return nil }
    let path = names.filter { $0 != "?" && $0 != "!" }
    // `\Action.Cases.sheet` has a type before its components.
    return first?.kind == .root ? Array(path.drop { $0.first?.isUppercase == true }) : path
  }

  /// `["sheet", "done"]` of `.sheet(.done(let id))`, `let .sheet(.done(id))` and
  /// `Action.sheet(.done)`. Nil for what is not a case.
  package var casePath: [String]? {
    switch kind {
    case .bindingPattern: return first?.casePath
    case .postfix: return nameText == "?" ? first?.casePath : nil
    case .member: return isCase ? [nameText] : nil
    case .call:
      guard let name = first?.casePath, name.count == 1 else { return nil }
      let values = arguments.compactMap { $0.value?.casePath }
      return values.count == 1 ? name + values[0] : name
    default: return nil
    }
  }

  /// Whether nothing but a type is before the period.
  private var isCase: Bool {
    guard let base = first else { return true }
    return !base.path.isEmpty && base.path.allSatisfy { $0.first?.isUppercase == true }
  }

  /// The patterns that a value of this name is matched with: in `switch`, in `if case` and its
  /// like. For `default`, that is the whole case.
  func patterns(matching subject: String) -> [(pattern: CodeSyntax, isDropped: Bool)] {
    let cases = nodes(of: .switch).filter { $0.first?.isName(subject) == true }
      .flatMap { $0.parts.dropFirst().flatMap(\.patternsOfCases) }
    let conditions = nodes(of: .caseCondition).filter { $0.parts.last?.isName(subject) == true }
    return (cases + conditions.map { ($0.parts[0], false) })
      .sorted { $0.pattern.range.start < $1.pattern.range.start }
  }

  /// Where a value of this name is matched with patterns.
  func subjects(named name: String) -> [CodeSyntax] {
    (nodes(of: .switch).compactMap(\.first) + nodes(of: .caseCondition).compactMap(\.parts.last))
      .filter { $0.isName(name) }
  }

  private func isName(_ name: String) -> Bool { kind == .name && nameText == name }

  private var patternsOfCases: [(pattern: CodeSyntax, isDropped: Bool)] {
    switch kind {
    case .case:
      let items = parts.filter { $0.kind == .caseItem }.compactMap(\.first)
      return (items.isEmpty ? [self] : items).map { ($0, doesNothing) }
    case .conditional, .clause: return parts.flatMap(\.patternsOfCases)
    default: return []
    }
  }

  /// Whether the only statement is `return .none`, `.none` or `break`.
  private var doesNothing: Bool {
    guard statements.count == 1 else { return false }
    let statement = statements[0]
    let value = statement.kind == .return ? statement.first : statement
    return statement.kind == .jump || value?.path == ["", "none"]
  }

  /// The types that the statements of a closure begin with: `["Login"]` of `Login()`, and
  /// `["Sheet", "Path"]` of `Sheet.Path.body`.
  package var typesOfStatements: [[String]] {
    statements.flatMap { statement -> [[String]] in
      if statement.kind == .conditional { return statement.parts.flatMap(\.typesOfStatements) }
      let type = statement.leadingType
      return type.isEmpty ? [] : [type]
    }
  }

  /// The type that an expression begins with: `["Sheet", "Path"]` of `Sheet.Path.body.ifLet(…)`.
  package var leadingType: [String] {
    Array(leadingPath.prefix { $0.first?.isUppercase == true })
  }

  /// The names that it begins with: `["Sheet", "Path", "body"]` of `Sheet.Path.body.ifLet(…)`.
  private var leadingPath: [String] {
    if !path.isEmpty { return path }
    switch kind {
    case .call, .subscript, .member, .postfix, .prefix, .return, .sequence, .conditionalMembers:
      return first?.leadingPath ?? []
    default: return []
    }
  }
}
