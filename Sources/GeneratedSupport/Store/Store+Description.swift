extension Store: CustomDebugStringConvertible {
  /// `StoreOf<Counter>`, `IdentifiedStoreOf<Row>` for a collection, or `Store<Int, Counter.Action>` if the state
  /// and the actions do not belong to one reducer.
  public nonisolated var debugDescription: String {
    if let feature = featureName(state: State.self, action: Action.self) {
      return "StoreOf<\(feature)>"
    }
    if let rows = State.self as? any IdentifiedStates.Type,
      let rowActions = Action.self as? any IdentifiedActions.Type,
      let feature = featureName(state: rows.elementType, action: rowActions.elementType)
    {
      return "IdentifiedStoreOf<\(feature)>"
    }
    return "Store<\(storeTypeName(State.self)), \(storeTypeName(Action.self))>"
  }
}

/// `Counter` for the types `Counter.State` and `Counter.Action`.
private func featureName(state: Any.Type, action: Any.Type) -> String? {
  let (state, action) = (storeTypeName(state), storeTypeName(action))
  guard state.hasSuffix(".State"), action.hasSuffix(".Action") else { return nil }
  let feature = state.dropLast(".State".count)
  return feature == action.dropLast(".Action".count) ? String(feature) : nil
}

private func storeTypeName(_ type: Any.Type) -> String {
  dumpTypeName(type, keepsArguments: true)
}

private protocol IdentifiedStates {
  static var elementType: Any.Type { get }
}

extension IdentifiedArray: IdentifiedStates {
  fileprivate static var elementType: Any.Type { Element.self }
}

private protocol IdentifiedActions {
  static var elementType: Any.Type { get }
}

extension IdentifiedAction: IdentifiedActions {
  fileprivate static var elementType: Any.Type { Action.self }
}
