import ReducerGenIndex
import ReducerGenSyntax

/// Stores, to which views and tests send actions.
extension NameChecker {
  /// The actions of the store that a call is made on: `store.send(…)`, `self.store.receive(…)`.
  func store(of call: NamedCall, in scope: NameScope) -> KnownType? {
    guard call.name == "send" || call.name == "receive", let base = call.node.first?.first else {
      return nil
    }
    let path = base.path
    return path.count == 2 && path[0] == "self"
      ? scope.ownStores[path[1]] : path.count == 1 ? scope.stores[path[0]] : nil
  }

  mutating func checkStoreCall(
    _ call: NamedCall, _ action: KnownType, in scope: inout NameScope
  ) {
    for (index, argument) in call.node.arguments.enumerated() {
      guard let value = argument.value else { continue }
      if index == 0, argument.kind == .argument, argument.name.isEmpty {
        if value.kind == .keyPath { checkPath(value, action) } else { checkValue(value, action) }
      }
      check(argument, in: &scope)
    }
  }

  /// The actions of `TestStore(initialState: Search.State()) { Search() }`.
  func madeStore(_ value: CodeSyntax, in scope: NameScope) -> KnownType? {
    guard let call = NamedCall(value), call.receiver == nil,
      call.name == "TestStore" || call.name == "Store",
      call.argument("initialState") != nil, let closure = call.closures.first,
      let path = closure.typesOfStatements.first, closure.statements.count == 1,
      let first = path.first, !scope.localNames.contains(first)
    else { return nil }
    let statement = closure.statements[0]
    // `Search().dependency(…)` may have other actions, so only the plain type is certain.
    guard statement.kind == .call, statement.first?.path == path else { return nil }
    let found = types.index.entry(at: path, in: scope.type).flatMap(types.index.resolveAlias)
    return found.flatMap(types.action)
  }
}
