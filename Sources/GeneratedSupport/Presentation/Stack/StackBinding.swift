/// A screen that a navigation container shows. The container adds and removes screens by writing a
/// list of them.
package struct StackScreen<State>: Identifiable {
  package let id: StackElementID
  package let state: State

  package init(id: StackElementID, state: State) {
    self.id = id
    self.state = state
  }
}

extension StackScreen: Sendable where State: Sendable {}

extension StackState {
  /// The screens for a navigation container.
  package var screens: [StackScreen<Element>] {
    zip(ids, elements).map { StackScreen(id: $0, state: $1) }
  }

  /// The actions that lead to these screens. A pop comes before the pushes.
  package func actions<Action>(
    toShow screens: [StackScreen<Element>]
  ) -> [StackAction<Element, Action>] {
    let common = zip(ids, screens).prefix { $0 == $1.id }.count
    let pops = ids[common...].first.map { [StackAction<Element, Action>.popFrom(id: $0)] } ?? []
    return pops + screens[common...].map { .push(id: $0.id, state: $0.state) }
  }
}

extension Store {
  /// Sends the actions that lead to these screens, which a navigation container has written to a
  /// binding. If they do not change the number of screens, that is an issue.
  ///
  /// - Parameter site: Where the binding was made.
  package func show<ElementState, ElementAction>(
    _ screens: [StackScreen<ElementState>], site: CallSite
  ) where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    let count = state.count
    for action in state.actions(toShow: screens) as [Action] { send(action) }
    if screens.count != count, state.count == count {
      reportUnchanged(ElementState.self, count, written: screens.count, site)
    }
  }

  private func reportUnchanged(
    _ element: Any.Type, _ count: Int, written: Int, _ site: CallSite
  ) {
    // The reducer of an enum of features is known. It has no initializer.
    let closure = element is any CaseReducerState.Type ? "" : " { Path() }"
    let text = """
      A path was written to the navigation stack binding at "\(site)". It is longer or shorter than the stack in the \
      store, but the number of elements in the store did not change. …

        Elements in the store: \(count)
        Elements in the written path: \(written)

      This usually means that no "forEach" handles the actions of the stack. Apply a "forEach" to the reducer of the \
      feature:

        Reduce { state, action in
          …
        }
        .forEach(\\.path, action: \\.path)\(closure)
      """
    IssueReport(text, site: site).deliver()
  }
}
