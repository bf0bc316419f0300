extension Store: CustomDebugStringConvertible {
  /// `StoreOf<Counter>`, `IdentifiedStoreOf<Row>` for a collection, or `Store<Int, Counter.Action>`
  /// if the state and the actions do not belong to one reducer.
  public nonisolated var debugDescription: String {
    if let feature = featureName(state: State.self, action: Action.self) {
      return "StoreOf<\(feature)>"
    }
    if let states = State.self as? any FeatureContainer.Type,
      let actions = Action.self as? any FeatureContainer.Type,
      states.storeName == actions.storeName,
      let feature = featureName(state: states.contentType, action: actions.contentType)
    {
      return "\(states.storeName)<\(feature)>"
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

/// The states of features in a collection or a wrapper, or their actions.
package protocol FeatureContainer {
  /// The name of the type of a store for such states and actions, without its argument:
  /// `IdentifiedStoreOf`.
  static var storeName: String { get }
  static var contentType: Any.Type { get }
}

extension IdentifiedArray: FeatureContainer {
  package static var storeName: String { "IdentifiedStoreOf" }
  package static var contentType: Any.Type { Element.self }
}

extension IdentifiedAction: FeatureContainer {
  package static var storeName: String { "IdentifiedStoreOf" }
  package static var contentType: Any.Type { Action.self }
}
