extension Store {
  /// The stores of the elements of a collection.
  ///
  /// ```swift
  /// struct Todo: Reducer {
  ///   struct State: Identifiable {
  ///     let id: Int
  ///     var isDone = false
  ///   }
  ///   enum Action { case checkboxTapped }
  ///
  ///   var body: some Reducer<State, Action> { EmptyReducer() }
  /// }
  ///
  /// struct Todos: Reducer {
  ///   struct State { var rows: IdentifiedArrayOf<Todo.State> = [] }
  ///   enum Action { case rows(IdentifiedActionOf<Todo>) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     EmptyReducer().forEach(\.rows, action: \.rows) { Todo() }
  ///   }
  /// }
  ///
  /// @MainActor func checkAll(_ store: StoreOf<Todos>) {
  ///   for row in store.scope(\.rows, action: \.rows) {
  ///     if !row.isDone { row.send(.checkboxTapped) }
  ///   }
  /// }
  /// ```
  ///
  /// The collection is a snapshot of the elements. The store of an element is made when it is read.
  /// As long as a store is in use, the same element has the same store. If the element is removed,
  /// its store keeps the state that was last read from it.
  public func scope<ID, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> ElementStores<ID, ElementState, ElementAction> where Action: CasePathable {
    let toAction = Action._caseAccess().start[keyPath: action]
    let list = readIDs(of: state) { $0[keyPath: state].list }
    return ElementStores(ids: list.ids, elements: list.elements) { [self] id, element in
      child(StoreStep(state: state, action: action, element: AnyID(id))) {
        ElementCore(core, state, id: id, last: element, embed: toAction)
      }
    }
  }

  /// The stores of the elements of a collection. See `scope(_:action:)`.
  public func scope<ID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> ElementStores<ID, ElementState, ElementAction> where Action: CasePathable {
    scope(state, action: action)
  }
}

/// The stores of the elements of a collection. Each store is made when it is read.
///
/// The collection is isolated to the main actor, as its stores are.
@MainActor
public struct ElementStores<ID: Hashable, State, Action>:
  @MainActor RandomAccessCollection
{
  private let ids: OrderedSet<ID>
  private let elements: [State]
  private let makeStore: (ID, State) -> Store<State, Action>

  /// - Parameter ids: The ids in the order of the elements.
  init(
    ids: OrderedSet<ID>, elements: [State],
    makeStore: @escaping (ID, State) -> Store<State, Action>
  ) {
    self.ids = ids
    self.elements = elements
    self.makeStore = makeStore
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { elements.count }

  /// Traps if there is no element at the position.
  public subscript(position: Int) -> Store<State, Action> {
    makeStore(ids[position], elements[position])
  }

  /// The store of the element with this id, if there is one.
  public subscript(id id: ID) -> Store<State, Action>? {
    ids.firstIndex(of: id).map { makeStore(id, elements[$0]) }
  }
}
