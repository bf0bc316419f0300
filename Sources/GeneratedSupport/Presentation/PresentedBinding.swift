extension Store where Action: CasePathable {
  /// The store of a feature that is presented, for a binding. The state is an optional, which can also be one case of
  /// an enum of presented features.
  package func presentedChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    child(at: state, action: Action._caseAccess().start[keyPath: action].presented, step: action)
  }

  /// A user interface has closed the presented feature with the identity `shown`, by writing nil to a binding.
  ///
  /// The dismissal is sent only if that feature is still there: the state may have been set to nil, or to another
  /// feature, while the user interface was closing the first one. If the feature is still there afterwards, that is an
  /// issue.
  ///
  /// - Parameter site: Where the binding was made.
  package func dismiss<ChildState, ChildAction>(
    _ shown: StateIdentity, _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>, site: CallSite
  ) {
    guard core.isValid, identity(of: state) == shown else { return }
    send(Action._caseAccess().start[keyPath: action]._embed(.dismiss))
    if identity(of: state) == shown { reportStillPresented(ChildState.self, site) }
  }

  /// Dismisses a feature whose state is in a property wrapper.
  package func dismiss<ChildState, ChildAction>(
    _ shown: StateIdentity, _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>, site: CallSite
  ) {
    dismiss(shown, state.appending(path: \.wrappedValue), action: action, site: site)
  }
}

extension Store {
  /// The identity of the presented feature. The read is not tracked.
  package func identity<ChildState>(of state: KeyPath<State, ChildState?>) -> StateIdentity? {
    core.state[keyPath: state].map(StateIdentity.init(of:))
  }

  /// The identity of the presented feature. The read is not tracked.
  package func identity<ChildState>(
    of state: KeyPath<State, PresentationState<ChildState>>
  ) -> StateIdentity? {
    core.state[keyPath: state].wrappedValue.map(StateIdentity.init(of:))
  }

  private func reportStillPresented(_ type: Any.Type, _ site: CallSite) {
    let text = """
      A binding at "\(site)" was set to nil, but the state of the presented feature was not. …

        State: \(dumpTypeName(type))

      This usually means that no "ifLet" handles the actions of the presented feature. Apply it to the reducer of the \
      feature that presents it:

        Reduce { state, action in
          …
        }
        .ifLet(\\.$destination, action: \\.destination) { Destination() }
      """
    IssueReport(text, site: site).deliver()
  }
}
