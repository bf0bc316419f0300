/// Tells whether a reducer has handled a binding action that a store sent.
final class BindingReceipt: Sendable {
  private let handled = Locked(false)

  var isHandled: Bool {
    get { handled.withLock { $0 } }
    set { handled.withLock { $0 = newValue } }
  }
}
