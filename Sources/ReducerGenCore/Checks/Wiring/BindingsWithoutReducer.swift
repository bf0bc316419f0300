import ReducerGenIndex
import ReducerGenSyntax

/// An action is bindable, and no `BindingReducer` applies what bindings send.
enum BindingsWithoutReducer: WiringRule {
  static let id = "bindings-without-reducer"
  static let problem =
    "The Action of a feature is bindable, but its body has no 'BindingReducer', so changes from bindings are lost."
  static let remedy = "Add 'BindingReducer()' before 'Reduce'."

  static func diagnostics(in target: WiredTarget) -> [Diagnostic] {
    target.features.compactMap { feature in
      guard let action = feature.action, target.index.has(.bindableAction, action),
        feature.hasReadableBody, !isBound(feature, in: target)
      else { return nil }
      return .bindingsWithoutReducer(feature.name, at: action.namePlace)
    }
  }

  private static func isBound(_ feature: WiredFeature, in target: WiredTarget) -> Bool {
    let word = "BindingReducer"
    return target.family(of: feature).contains { $0.calls.contains { $0.name == word } }
      || feature.handlesBindings || feature.hasUnknownParts(in: target.index)
      || target.calls(mentioning: word, near: feature).contains { $0.name == word }
  }
}

extension WiredFeature {
  /// Whether it handles each change of a binding itself: `case .binding(let change)`.
  fileprivate var handlesBindings: Bool {
    logic.handled.contains { action in
      action.names == ["binding"] && !action.isDropped
        && !action.pattern.nodes(of: .bindingPattern).isEmpty
    }
  }
}
