#if Apple
  import SwiftUI

  extension Effect {
    /// Sends an action with an animation. See ``send(_:)``.
    public static func send(_ action: Action, animation: Animation? = nil) -> Self {
      .send(action).animation(animation)
    }

    /// Changes the state with an animation, for each action that the effect sends.
    public func animation(_ animation: Animation? = .default) -> Self {
      transaction(Transaction(animation: animation))
    }

    /// Changes the state in a transaction, for each action that the effect sends.
    public func transaction(_ transaction: Transaction) -> Self {
      let transaction = UncheckedSendable(transaction)
      // A transaction is a value. The main actor gets a copy of it for each action.
      return delivered { send in withTransaction(transaction.value) { send() } }
    }
  }

  extension Send {
    /// Sends an action with an animation, unless the effect is cancelled.
    public func callAsFunction(_ action: Action, animation: Animation?) async {
      await callAsFunction(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action in a transaction, unless the effect is cancelled.
    public func callAsFunction(_ action: Action, transaction: Transaction) async {
      await wait(before: action)
      withTransaction(transaction) { sendNow(action) }
    }
  }
#endif
