extension Store where Action: BindableAction, Action.State == State {
  /// A property of the state. To set it, the store sends a binding action: `store.name = "Blob"`.
  ///
  /// A store whose part of the state has gone away sends nothing.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { read(keyPath) }
    set { send(.set(keyPath, newValue)) { .binding($0) } }
  }
}

extension Store
where Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  /// A property of the state. To set it, the store sends a binding action of the view:
  /// `store.name = "Blob"`.
  ///
  /// A store whose part of the state has gone away sends nothing.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { read(keyPath) }
    set { send(.set(keyPath, newValue)) { .view(.binding($0)) } }
  }
}

extension Store {
  /// Sends the action, and reports it if no reducer has handled it.
  private func send(
    _ binding: BindingAction<State>, as embed: (BindingAction<State>) -> Action
  ) {
    guard core.isValid else { return }
    let receipt = BindingReceipt()
    var binding = binding
    binding.receipt = receipt
    let action = embed(binding)
    // It looks at the end, because a reducer or an observer may have set the property, and then the
    // action waits.
    let site = core.checks.site
    core.checks.append {
      if !receipt.isHandled { IssueReport(textOfUnhandledBinding(action), site: site).deliver() }
    }
    _ = core.send(action)
  }
}
