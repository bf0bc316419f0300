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
  /// When an element is removed, its effects are cancelled. Two elements can use the same ids for their effects:
  /// an element can cancel only its own effects and those of its children. This reducer can cancel the effects
  /// of all elements.
  ///
  /// If a reducer that this operator is not applied to removes an element, its effects go on: a collection has no room
  /// to remember elements that have gone. A ``StackState`` has.
  ///
  /// If there is no element with the id of an action, the action is reported as an issue.
  ///
  /// The time that an action of an element takes does not depend on the number of elements, unless some are added or
  /// removed, or the store is observed. While a store is observed, each action of an element copies the collection. A
  /// parent that changes an element itself, as in `state.rows[id: 1]?.isDone = true`, copies the collection, too.
  @inlinable @inline(__always)  // generated: add ReducerGenPlugin to the target
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Action: CasePathable, Element.State == ElementState, Element.Action == ElementAction {
    ForEach(
      parent: self, element: element(), elements: elements,
      action: Action._caseAccess().start[keyPath: action],
      site: CallSite(fileID, filePath, line, column))
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

@usableFromInline
struct ForEach<Parent: Reducer, ID: Hashable, Element: Reducer>: Reducer
where Parent.Action: CasePathable {
  @usableFromInline let parent: Parent
  @usableFromInline let element: Element
  @usableFromInline let toElements:
    WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  @usableFromInline let toAction: Case<Parent.Action, IdentifiedAction<ID, Element.Action>>
  @usableFromInline let site: CallSite

  @inlinable
  init(
    parent: Parent, element: Element,
    elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    action: Case<Parent.Action, IdentifiedAction<ID, Element.Action>>, site: CallSite
  ) {
    self.parent = parent
    self.element = element
    toElements = elements
    toAction = action
    self.site = site
  }

  @inlinable
  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    var elementEffect = Effect<Parent.Action>.none
    if case .element(let id, let elementAction)? = toAction._extract(from: action) {
      elementEffect = reduce(id, in: &state, elementAction, action)
    }
    let ids = state[keyPath: toElements].ids
    let effect = elementEffect.merge(with: parent.reduce(into: &state, action: action))
    let newIDs = state[keyPath: toElements].ids
    return ids.isIdentical(to: newIDs) ? effect : effect.merge(with: cancelled(ids, newIDs))
  }

  /// Runs the element in its place in the collection.
  @inlinable
  func reduce(
    _ id: ID, in state: inout Parent.State, _ elementAction: Element.Action, _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard state[keyPath: toElements].contains(id: id) else {
      reportMissing(id, action)
      return .none
    }
    releaseBackup()
    let effect = element.reduce(into: &state[keyPath: toElements][id: id]!, action: elementAction)
    return effect.isNone ? .none : embedded(effect, id)
  }

  /// The backup is released before the element runs, and not only before the element is put back, because the
  /// element may change a collection of its own in place.
  @usableFromInline
  func releaseBackup() { StoreBackup.current?.release() }

  @usableFromInline
  func embedded(_ effect: Effect<Element.Action>, _ id: ID) -> Effect<Parent.Action> {
    let toAction = toAction
    return effect.scoped(to: step(id)).embedded {
      toAction._embed(.element(id: id, action: $0))
    }
  }

  /// Cancels the effects of the elements that are no longer there.
  @usableFromInline
  func cancelled(_ ids: OrderedSet<ID>, _ newIDs: OrderedSet<ID>) -> Effect<Parent.Action> {
    if newIDs.starts(with: ids) { return .none }
    return .merge(ids.filter { !newIDs.contains($0) }.map { .cancelAll(in: step($0)) })
  }

  private func step(_ id: ID) -> EffectScope.Step {
    EffectScope.Step(toElements, .element(AnyID(id)))
  }

  @usableFromInline
  func reportMissing(_ id: ID, _ action: Parent.Action) {
    ChildActionReport.missingElement(String(customDumping: id), action, site: site).deliver()
  }

  @usableFromInline typealias Body = Never
}
