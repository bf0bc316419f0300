/// Tells whether a reducer has handled a binding action that a store sent.
package final class BindingReceipt: Sendable {
  private let handled = Locked(false)

  /// For an action that a test sends. It is made by the test, so it has no receipt of its own.
  @TaskLocal static var ofTest: BindingReceipt?

  package init() {}

  package var isHandled: Bool {
    get { handled.withLock { $0 } }
    set { handled.withLock { $0 = newValue } }
  }

  /// Calls `send`, and notes whether a reducer handles a binding action meanwhile.
  package func track<Result>(_ send: () -> Result) -> Result {
    Self.$ofTest.withValue(self, operation: send)
  }
}

/// Whether an action is a binding action, or one of a child:
/// `.path(.element(id: 0, action: .binding(…)))`.
package func isBinding(_ action: Any) -> Bool {
  if action is any AnyBindingAction { return true }
  let mirror = Mirror(reflecting: action)
  switch mirror.displayStyle {
  case .enum, .tuple, .optional: return mirror.children.contains { isBinding($0.value) }
  default: return false
  }
}

/// A binding action of any feature.
private protocol AnyBindingAction {}

extension BindingAction: AnyBindingAction {}

package func textOfUnhandledBinding<Action>(_ action: Action) -> String {
  """
  A binding action sent from a store was not handled. …

    Action:
  \(String(customDumping: action).indented(by: 4))

  To fix this, invoke "BindingReducer()" from the "body" of the feature's reducer, and run this reducer in that of its \
  parent, by "Scope", "ifLet" or "forEach". If the actions of its view have \
  an enum of their own, invoke "BindingReducer(action: \\.view)".
  """
}
