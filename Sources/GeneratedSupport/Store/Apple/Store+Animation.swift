#if Apple
  public import SwiftUI

  extension Store {
    /// Sends an action, and animates the changes that it makes.
    @discardableResult
    public func send(_ action: Action, animation: Animation?) -> StoreTask {
      send(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action, and changes the state in a transaction.
    @discardableResult
    public func send(_ action: Action, transaction: Transaction) -> StoreTask {
      withTransaction(transaction) { send(action) }
    }
  }

  extension ViewActionSending {
    /// Sends an action of the view to the store, and animates the changes that it makes.
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
      store.send(.view(action), animation: animation)
    }

    /// Sends an action of the view to the store, and changes the state in a transaction.
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
      store.send(.view(action), transaction: transaction)
    }
  }
#endif
