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
  /// The collection is a snapshot of the stack. The store of a screen is made when it is read. As long as a store is in
  /// use, the screen with the same id has the same store. If the screen is removed, its store keeps the state that was
  /// last read from it.
  ///
  /// For the store of one screen, write the id: `store.scope(\.path[id: id], action: \.path[id: id])`. For a store of
  /// the whole stack, state its type: `let path: StackStoreOf<Detail>`.
  public func scope<ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> ElementStores<StackElementID, ElementState, ElementAction> where Action: CasePathable {
    let place = Action._caseAccess().start[keyPath: action]
    let list = readIDs(of: state) { $0[keyPath: state].list }
    return ElementStores(ids: list.ids, elements: list.elements) { [self] id, element in
      child(StoreStep(state: state, action: action, element: AnyHashableSendable(id))) {
        StackElementCore(core, state, id: id, last: element, embed: place)
      }
    }
  }

  /// The stores of the screens of a navigation stack. See ``scope(_:action:)``.
  public func scope<ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> ElementStores<StackElementID, ElementState, ElementAction> where Action: CasePathable {
    scope(state, action: action)
  }
}

extension Store {
  /// The screens of this stack for a navigation container. If the running code is tracked, it hears when screens are
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
      state: \State.self, action: \Action.AllCasePaths.self, element: AnyHashableSendable(id))
    return child(step) {
      StackElementCore(core, \.self, id: id, last: element, embed: .whole)
    }
  }
}

/// A screen of a navigation stack in the parent's state.
@MainActor
private final class StackElementCore<
  ParentState, ParentAction: CasePathable, State, Action
>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let path: KeyPath<ParentState, StackState<State>>
  private let id: StackElementID
  private var last: State
  private let place: Case<ParentAction, StackAction<State, Action>>

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ path: KeyPath<ParentState, StackState<State>>,
    id: StackElementID, last: State, embed place: Case<ParentAction, StackAction<State, Action>>
  ) {
    self.parent = parent
    self.path = path
    self.id = id
    self.last = last
    self.place = place
    super.init(finishing: parent.finishing)
  }

  override var state: State {
    if let state = parent.state[keyPath: path][id: id] { last = state }
    return last
  }

  override var isValid: Bool {
    parent.isValid && parent.state[keyPath: path].contains(id: id)
  }

  override func send(_ action: Action) -> EffectActivity? {
    parent.send(place._embed(.element(id: id, action: action)))
  }

  override func connectReads() {
    let screen = ObservedChild<State?>(self) { core, old, new, changes in
      core.compare(element: old, new, &changes)
    }
    parent.observe(screen, id: id, at: path) { [path] in $0[keyPath: path].list }
  }

  /// If the screen has been removed, the store keeps the old state, which its observers know.
  private func compare(element old: State?, _ new: State?, _ changes: inout ChangedReads) -> Bool {
    let old = old ?? last
    last = new ?? old
    return compare(old, last, &changes)
  }
}

extension StackState {
  fileprivate var list: ElementList<StackElementID, Element> {
    ElementList(ids: ids, elements: elements)
  }
}

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
