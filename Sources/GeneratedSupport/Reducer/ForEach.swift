extension Reducer {
  /// Runs an element reducer on the elements of a collection.
  ///
  /// ```swift
  /// struct Todo: Reducer {
  ///   struct State: Identifiable {
  ///     let id: Int
  ///     var isDone = false
  ///   }
  ///   enum Action { case checkboxTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, _ in
  ///       state.isDone.toggle()
  ///       return .none
  ///     }
  ///   }
  /// }
  ///
  /// struct Todos: Reducer {
  ///   struct State { var rows: IdentifiedArrayOf<Todo.State> = [] }
  ///   enum Action { case rows(IdentifiedActionOf<Todo>), clearButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       if action.is(\.clearButtonTapped) { state.rows.removeAll(where: \.isDone) }
  ///       return .none
  ///     }
  ///     .forEach(\.rows, action: \.rows) { Todo() }
  ///   }
  /// }
  /// ```
  ///
  /// The element reducer runs before this reducer, which may be about to remove the element.
  ///
  /// When an element is removed, its effects are cancelled, whoever has removed it. See
  /// <doc:Effects>. Two elements can use the same ids for their effects: an element can cancel only
  /// its own effects and those of its children. This reducer can cancel the effects of all
  /// elements.
  ///
  /// If there is no element with the id of an action, the action is reported as an issue.
  ///
  /// The time that an action of an element takes does not depend on the number of elements, unless
  /// some are added or removed, or the store is observed. While a store is observed, each action of
  /// an element copies the collection. A parent that changes an element itself, as in
  /// `state.rows[id: 1]?.isDone = true`, copies the collection, too.
  @inlinable @inline(__always)  // generated: add ReducerGenPlugin to the target
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Action: CasePathable, Element.State == ElementState, Element.Action == ElementAction {
    ChildOperator(
      self, element(), at: ElementSlot(elements), Action._caseAccess().start[keyPath: action],
      CallSite(fileID, filePath, line, column))
  }

  @available(*, unavailable, message: "declare the case as 'case rows(IdentifiedActionOf<Row>)'")
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, (id: ID, action: ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> Self
  where Action: CasePathable, Element.State == ElementState, Element.Action == ElementAction {
    fatalError("unavailable")
  }

  @available(*, unavailable, message: "declare the case as 'case rows(IdentifiedActionOf<Row>)'")
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> Self
  where Action: CasePathable, Element.State == ElementState, Element.Action == ElementAction {
    fatalError("unavailable")
  }
}

/// The elements of a collection.
@usableFromInline
struct ElementSlot<ParentState, ID: Hashable, ChildState, ChildAction>: ChildOperatorSlot {
  @usableFromInline let path: WritableKeyPath<ParentState, IdentifiedArray<ID, ChildState>>

  @inlinable
  init(_ path: WritableKeyPath<ParentState, IdentifiedArray<ID, ChildState>>) { self.path = path }

  @usableFromInline var name: SlotName { .path(path) }

  @usableFromInline
  func child(_ id: ID, in state: ParentState) -> ChildState? { state[keyPath: path][id: id] }

  @usableFromInline
  func identity(
    of id: ID, in state: ParentState, reading reader: IdentityReader<ChildState>
  ) -> ChildIdentity? {
    state[keyPath: path].contains(id: id) ? ChildIdentity(id: AnyID(id)) : nil
  }

  @usableFromInline
  func ids(in state: ParentState) -> OrderedSet<ID>? { state[keyPath: path].ids }

  @usableFromInline var isIDEnough: Bool { true }

  @inlinable
  func problem(
    with message: IdentifiedAction<ID, ChildAction>, in state: ParentState
  ) -> ChildProblem? {
    guard case .element(let id, _) = message, !state[keyPath: path].contains(id: id) else {
      return nil
    }
    return missing(id)
  }

  @usableFromInline
  func missing(_ id: ID) -> ChildProblem { .missingElement(String(customDumping: id)) }

  @inlinable
  func recipient(
    of message: IdentifiedAction<ID, ChildAction>
  ) -> (id: ID, action: ChildAction)? {
    switch message {
    case .element(let id, let action): (id, action)
    }
  }

  @inlinable
  func message(_ action: ChildAction, to id: ID) -> IdentifiedAction<ID, ChildAction> {
    .element(id: id, action: action)
  }

  @inlinable
  func modify(_ id: ID, in state: inout ParentState, _ run: (inout ChildState) -> Void) {
    run(&state[keyPath: path][id: id]!)
  }
}
