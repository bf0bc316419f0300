extension Store {
  /// The stores of the screens of a navigation stack, from the bottom to the top.
  ///
  /// ```swift
  /// struct Detail: Reducer {
  ///   struct State { var title = "" }
  ///   enum Action { case closeButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> { EmptyReducer() }
  /// }
  ///
  /// struct App: Reducer {
  ///   struct State { var path = StackState<Detail.State>() }
  ///   enum Action { case path(StackActionOf<Detail>) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     EmptyReducer().forEach(\.path, action: \.path) { Detail() }
  ///   }
  /// }
  ///
  /// @MainActor func titles(of store: StoreOf<App>) -> [String] {
  ///   store.scope(\.path, action: \.path).map(\.title)
  /// }
  /// ```
  ///
  /// The collection is a snapshot of the stack. The store of a screen is made when it is read. As
  /// long as a store is in use, the screen with the same id has the same store. If the screen is
  /// removed, its store keeps the state that was last read from it.
  ///
  /// For the store of one screen, write the id:
  /// `store.scope(\.path[id: id], action: \.path[id: id])`. For a store of the whole stack, state
  /// its type: `let path: StackStoreOf<Detail>`.
  public func scope<ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> ElementStores<StackElementID, ElementState, ElementAction> where Action: CasePathable {
    let toAction = Action._caseAccess().start[keyPath: action]
    let list = readIDs(of: state) { $0[keyPath: state].list }
    return ElementStores(ids: list.ids, elements: list.elements) { [self] id, element in
      child(StoreStep(state: state, action: action, element: AnyID(id))) {
        ElementCore(core, state, id: id, last: element, embed: toAction)
      }
    }
  }

  /// The stores of the screens of a navigation stack. See `scope(_:action:)`.
  public func scope<ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> ElementStores<StackElementID, ElementState, ElementAction> where Action: CasePathable {
    scope(state, action: action)
  }
}

extension Store {
  /// The screens of this stack for a navigation container. An observer is notified when screens are
  /// added, removed or moved, but not when one changes.
  package func shownScreens<ElementState, ElementAction>() -> [StackScreen<ElementState>]
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    let list = readIDs(of: \State.self) { $0.list }
    return zip(list.ids, list.elements).map { StackScreen(id: $0, state: $1) }
  }

  /// The store of a screen of this stack, if there is a screen with this id.
  package func screen<ElementState, ElementAction>(
    _ id: StackElementID
  ) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    guard let element = core.state[id: id] else { return nil }
    let step = StoreStep(
      state: \State.self, action: \Action.AllCasePaths.self, element: AnyID(id))
    return child(step) {
      ElementCore(core, \.self, id: id, last: element, embed: .whole)
    }
  }
}

extension StackState: ElementCollection {
  var list: ElementList<StackElementID, Element> {
    ElementList(ids: ids, elements: elements)
  }
}

extension StackAction: CollectionAction {}

extension StackState: MemorySharing {
  package func isIdentical(to other: Self) -> Bool { list.isIdentical(to: other.list) }
}

/// The store of a navigation stack whose screens have the reducer `R`.
public typealias StackStoreOf<R: Reducer> = Store<StackState<R.State>, StackActionOf<R>>

// MARK: Names of stores

extension StackState: FeatureContainer {
  package static var storeName: String { "StackStoreOf" }
  package static var contentType: Any.Type { Element.self }
}

extension StackAction: FeatureContainer {
  package static var storeName: String { "StackStoreOf" }
  package static var contentType: Any.Type { Action.self }
}
