import ReducerGenSyntax

extension FeatureFacts {
  /// Reads all bodies of the reducer.
  package var logic: FeatureLogic {
    var logic = FeatureLogic()
    for member in feature.type.declaredMembers where !member.declaration.body.isEmpty {
      let reader = LogicReader(member, of: self)
      logic.operators += reader.operators
      logic.handled += reader.handled
      logic.sent += reader.sent
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
  private let body: BodyReader
  private let calls: [BodyReader.Call]
  /// Where the closures of an operator are, and what it runs in them.
  private let scopes: [(closure: SourceRange, operator: ChildOperator)]
  /// Where an action has a name.
  private let actions: [(name: String, range: SourceRange)]

  init(_ member: DeclaredMember, of facts: FeatureFacts) {
    let body = BodyReader(member.declaration.body, in: member.file)
    self.body = body
    calls = body.calls(of: Self.names)
    var scopes: [(closure: SourceRange, operator: ChildOperator)] = []
    operators = calls.compactMap { call in
      let outer = scopes.last { $0.closure.contains(call.range) }?.operator
      guard let found = ChildOperator(call, in: body, outer) else { return nil }
      scopes += call.closures.map { ($0, found) }
      return found
    }
    self.scopes = scopes
    let parameters = member.declaration.parameters.filter { facts.isAction($0.type) }
      .map { (name: body.text($0.name), range: member.declaration.body) }
    actions = parameters + calls.flatMap { Self.actions(of: $0, in: body) }
  }

  private static let names = Set(ChildOperator.Kind.allCases.map(\.rawValue) + ["Reduce", "send"])

  /// The second parameter of the closure of `Reduce { state, action in … }`.
  private static func actions(
    of call: BodyReader.Call, in body: BodyReader
  ) -> [(name: String, range: SourceRange)] {
    guard call.name == "Reduce", call.isOfType else { return [] }
    let inArguments = call.arguments.map(\.value).filter(body.isClosure)
    return (inArguments + call.closures).map { closure in
      let names = body.parameters(of: closure)
      return (name: names.count == 2 ? names[1] : "$1", range: closure)
    }
  }

  var handled: [ActionPath] {
    actions.flatMap { name, range in
      body.patterns(matching: name, in: range).map { pattern in
        let path = body.casePath(in: pattern) ?? []
        return ActionPath(names: prefix(of: pattern) + path, place: body.place(pattern))
      }
    }
  }

  /// `send(.x)` in an effect, and `.send(.x)`, which is one.
  var sent: [ActionPath] {
    calls.compactMap { call in
      guard call.name == "send", ["", "Effect", nil].contains(call.receiver),
        let argument = call.arguments.first, argument.label.isEmpty,
        let path = body.casePath(in: argument.value)
      else { return nil }
      return ActionPath(
        names: prefix(of: call.range) + path, place: body.place(argument.value))
    }
  }

  /// The path to the actions of the child whose code is at a place.
  private func prefix(of range: SourceRange) -> [String] {
    scopes.last { $0.closure.contains(range) }?.operator.action ?? []
  }
}

extension ChildOperator {
  /// - Parameter outer: The operator in whose closure the call is.
  fileprivate init?(
    _ call: BodyReader.Call, in body: BodyReader, _ outer: ChildOperator?
  ) {
    guard let kind = Kind(rawValue: call.name), (kind == .scope) == call.isOfType,
      let action = call.arguments.first(where: { body.text($0.label) == "action" }),
      let state = call.arguments.first, state.label != action.label
    else { return nil }
    self.kind = kind
    self.state = body.keyPath(in: state.value).map { (outer?.state ?? []) + $0 }
    self.action = body.keyPath(in: action.value).map { (outer?.action ?? []) + $0 }
    children = call.closures.flatMap(body.types)
    place = body.place(call.nameRange)
  }
}
