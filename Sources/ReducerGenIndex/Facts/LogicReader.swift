import ReducerGenSyntax

extension FeatureFacts {
  /// Reads all bodies of the reducer, and the values of its properties.
  package var logic: FeatureLogic {
    var logic = FeatureLogic()
    for member in feature.type.declaredMembers where member.declaration.hasCode {
      let reader = LogicReader(member, of: self)
      logic.operators += reader.operators
      logic.handled += reader.handled
      logic.sent += reader.sent
      logic.usesOfActions += reader.usesOfActions
    }
    return logic
  }

  /// Whether a type is that of the actions.
  fileprivate func isAction(_ type: TypeSyntax) -> Bool {
    let index = feature.module.index
    let found = index.entry(type, in: feature.type).flatMap(index.resolveAlias)
    return found.map { $0 === action?.type } ?? false
  }
}

/// Reads the body of one member of a reducer.
private struct LogicReader {
  let operators: [ChildOperator]
  private let calls: [NamedCall]
  /// Where the closures of an operator are, and what it runs in them.
  private let scopes: [(closure: SourceRange, operator: ChildOperator)]
  /// Where an action has a name.
  private let actions: [(name: String, code: CodeSyntax)]

  init(_ member: DeclaredMember, of facts: FeatureFacts) {
    let code = member.file.code(of: member.declaration)
    let calls = code.flatMap { $0.nodes(of: .call) }.compactMap(NamedCall.init)
      .sorted { $0.nameRange.start < $1.nameRange.start }
    var scopes: [(closure: SourceRange, operator: ChildOperator)] = []
    operators = calls.compactMap { call in
      let outer = scopes.last { $0.closure.contains(call.nameRange) }?.operator
      guard let found = ChildOperator(call, outer) else { return nil }
      scopes += call.closures.map { ($0.range, found) }
      return found
    }
    self.calls = calls
    self.scopes = scopes
    let parameters = member.declaration.parameters.filter { facts.isAction($0.type) }
      .map { member.file.text($0.name).withoutBackticks }
    actions = parameters.flatMap { name in code.map { (name, $0) } } + calls.flatMap(Self.actions)
  }

  /// The second parameter of the closure of `Reduce { state, action in … }`.
  private static func actions(of call: NamedCall) -> [(name: String, code: CodeSyntax)] {
    guard call.name == "Reduce", call.isOfType else { return [] }
    return call.node.arguments.compactMap(\.value).filter { $0.kind == .closure }.map { closure in
      let names = closure.parameters.map(\.nameText)
      return (name: names.count == 2 ? names[1] : "$1", code: closure)
    }
  }

  var handled: [HandledAction] {
    actions.flatMap { name, code in
      code.patterns(matching: name).map { pattern, isDropped in
        let path = pattern.casePath ?? []
        let place = pattern.kind == .case ? pattern.namePlace : pattern.place
        return HandledAction(
          names: prefix(of: pattern.range) + path, place: place, isDropped: isDropped,
          pattern: pattern)
      }
    }
  }

  /// `send(.x)` in an effect, and `.send(.x)`, which is one.
  var sent: [ActionPath] {
    calls.compactMap { call in
      guard call.name == "send", ["", "Effect", nil].contains(call.receiver),
        let argument = call.node.arguments.first, argument.name.isEmpty,
        let value = argument.value, let path = value.casePath
      else { return nil }
      return ActionPath(names: prefix(of: call.nameRange) + path, place: value.place)
    }
  }

  var usesOfActions: [ActionUse] {
    actions.flatMap { name, code in
      let matched = code.subjects(named: name).map(\.range)
      let used = code.nodes(of: .name).filter { node in
        node.name.count == name.utf8.count && node.nameText == name
          && !matched.contains(node.range)
      }
      return used.map { ActionUse(function: function(with: $0)) }
    }
  }

  /// The function of the feature that gets a value.
  private func function(with value: CodeSyntax) -> String? {
    calls.first { call in
      (call.receiver == nil || call.receiver == "self")
        && call.node.arguments.contains { $0.value?.range == value.range }
    }?.name
  }

  /// The path to the actions of the child whose code is at a place.
  private func prefix(of range: SourceRange) -> [String] {
    scopes.last { $0.closure.contains(range) }?.operator.action ?? []
  }
}

extension ChildOperator {
  /// - Parameter outer: The operator in whose closure the call is.
  fileprivate init?(_ call: NamedCall, _ outer: ChildOperator?) {
    guard let kind = Kind(rawValue: call.name), (kind == .scope) == call.isOfType,
      let action = call.argument("action"), let state = call.node.arguments.first,
      state.nameText != "action"
    else { return nil }
    self.kind = kind
    self.state = state.value?.namesOfKeyPath.map { (outer?.state ?? []) + $0 }
    self.action = action.value?.namesOfKeyPath.map { (outer?.action ?? []) + $0 }
    children = call.closures.flatMap(\.typesOfStatements)
    hasClosure = call.node.arguments.contains { $0.value?.kind == .closure }
    place = SourcePlace(call.node.file, call.nameRange)
  }
}
