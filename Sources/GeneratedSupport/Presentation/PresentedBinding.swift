extension Store where Action: CasePathable {
  /// The store of a feature that is presented, for a binding. The state is an optional, which can
  /// also be one case of an enum of presented features.
  package func presentedChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    child(at: state, action: Action._caseAccess().start[keyPath: action].presented, step: action)
  }

  /// A user interface has closed the presented feature with the identity `shown`, by writing nil to
  /// a binding.
  ///
  /// The dismissal is sent only if that feature is still there: the state may have been set to nil,
  /// or to another feature, while the user interface was closing the first one. If the feature is
  /// still there afterwards, that is an issue.
  ///
  /// - Parameter site: Where the binding was made.
  package func dismiss<ChildState, ChildAction>(
    _ shown: StateIdentity, _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>, site: CallSite
  ) {
    // The state is a case of an enum of features, whose reducer is known.
    dismiss(shown, state, action, makesReducer: false, site)
  }

  /// Dismisses a feature whose state is in a property wrapper.
  package func dismiss<ChildState, ChildAction>(
    _ shown: StateIdentity, _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>, site: CallSite
  ) {
    // The reducer of an enum of features is known. It has no initializer.
    let makesReducer = !(ChildState.self is any CaseReducerState.Type)
    dismiss(shown, state.appending(path: \.wrappedValue), action, makesReducer: makesReducer, site)
  }

  /// - Parameter makesReducer: Whether the `ifLet` that is missing has a closure that makes the
  ///   reducer.
  private func dismiss<ChildState, ChildAction>(
    _ shown: StateIdentity, _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>, makesReducer: Bool,
    _ site: CallSite
  ) {
    guard core.isValid, identity(of: state) == shown else { return }
    send(Action._caseAccess().start[keyPath: action]._embed(.dismiss))
    if identity(of: state) == shown {
      reportStillPresented(ChildState.self, closure: makesReducer ? " { Destination() }" : "", site)
    }
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

  private func reportStillPresented(_ type: Any.Type, closure: String, _ site: CallSite) {
    let text = """
      A binding at "\(site)" was set to nil, but the state of the presented feature was not. …

        State: \(dumpTypeName(type))

      This usually means that no "ifLet" handles the actions of the presented feature. Apply an "ifLet" to the reducer \
      of the presenting feature:

        Reduce { state, action in
          …
        }
        .ifLet(\\.$destination, action: \\.destination)\(closure)
      """
    IssueReport(text, site: site).deliver()
  }
}
