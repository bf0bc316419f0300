extension Reducer {
  /// Runs a reducer on the screens of a navigation stack.
  ///
  /// ```swift
  /// struct Detail: Reducer {
  ///   struct State: Equatable { var isLoading = false }
  ///   enum Action { case loadButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, _ in
  ///       state.isLoading = true
  ///       return .none
  ///     }
  ///   }
  /// }
  ///
  /// struct App: Reducer {
  ///   struct State { var path = StackState<Detail.State>() }
  ///   enum Action { case path(StackActionOf<Detail>), showButtonTapped, homeButtonTapped }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .showButtonTapped: state.path.append(Detail.State())
  ///       case .homeButtonTapped: state.path.removeAll()
  ///       case .path: break
  ///       }
  ///       return .none
  ///     }
  ///     .forEach(\.path, action: \.path) { Detail() }
  ///   }
  /// }
  /// ```
  ///
  /// A screen runs before this reducer, which may be about to remove it. A screen that is pushed by an action is there
  /// when this reducer runs. Screens that are popped by an action are removed after this reducer has run.
  ///
  /// When a screen is removed, its effects are cancelled. They are also cancelled when this reducer replaces the screen
  /// by another one with the same id in the stack. A state in another case is another screen, and so is a state with
  /// another `id` of its own. A screen that changes its own case or `id` keeps its effects.
  ///
  /// Another reducer can also remove or replace screens: a reducer that this operator is not applied to, such as one of a
  /// feature further up. The store notices that after each action, and cancels the effects.
  ///
  /// The screens can use the same ids for their effects: a screen can cancel only its own effects and those of its
  /// children. This reducer can cancel the effects of all screens.
  ///
  /// An action for a missing screen is reported as an issue, and so is an action that pushes an id that is there
  /// already.
  ///
  /// The time that an action of a screen takes does not depend on the number of screens, unless some are pushed or
  /// popped, or the store is observed. While a store is observed, each action of a screen copies the stack. A parent
  /// that changes a screen itself, as in `state.path[id: id]?.isLoading = true`, copies the stack, too. After each action,
  /// the store looks for the screens with running effects, which takes less than a microsecond for each.
  @_disfavoredOverload
  @inlinable @inline(__always)  // generated: add ReducerGenPlugin to the target
  public func forEach<ElementState, ElementAction, Element: Reducer>(
    _ stack: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Action: CasePathable, Element.State == ElementState, Element.Action == ElementAction {
    ForEachStack(
      parent: self, element: destination(), stack: stack,
      action: Action._caseAccess().start[keyPath: action],
      site: CallSite(fileID, filePath, line, column))
  }
}

@usableFromInline
struct ForEachStack<Parent: Reducer, Element: Reducer>: Reducer
where Parent.Action: CasePathable {
  @usableFromInline let parent: Parent
  @usableFromInline let element: Element
  @usableFromInline let toStack: WritableKeyPath<Parent.State, StackState<Element.State>>
  @usableFromInline let toAction: Case<Parent.Action, StackAction<Element.State, Element.Action>>
  @usableFromInline let site: CallSite

  @inlinable
  init(
    parent: Parent, element: Element,
    stack: WritableKeyPath<Parent.State, StackState<Element.State>>,
    action: Case<Parent.Action, StackAction<Element.State, Element.Action>>, site: CallSite
  ) {
    self.parent = parent
    self.element = element
    toStack = stack
    toAction = action
    self.site = site
  }

  @inlinable
  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    var elementEffect = Effect<Parent.Action>.none
    var popped: StackElementID?
    switch toAction._extract(from: action) {
    case .element(let id, let elementAction)?:
      elementEffect = reduce(id, in: &state, elementAction, action)
    case .push(let id, let element)?:
      push(element, id, to: &state[keyPath: toStack], action)
    case .popFrom(let id)?:
      popped = existing(id, in: state[keyPath: toStack], action)
    case nil: break
    }
    let residents = state[keyPath: toStack].residents
    let effect = elementEffect.merge(with: parent.reduce(into: &state, action: action))
    if let popped { state[keyPath: toStack].pop(from: popped) }
    let newResidents = state[keyPath: toStack].residents
    if residents.isIdentical(to: newResidents) { return effect }
    return effect.merge(with: cancelled(residents, newResidents))
  }

  /// Runs the element in its place in the stack.
  @inlinable
  func reduce(
    _ id: StackElementID, in state: inout Parent.State, _ elementAction: Element.Action,
    _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let number = state[keyPath: toStack].residents.number(of: id) else {
      reportMissing(id, state[keyPath: toStack], action)
      return .none
    }
    releaseBackup()
    var effect = Effect<Element.Action>.none
    DependencyFrame.taskLocal.withValue(.ofPresentedFeature) {
      effect = element.reduce(into: &state[keyPath: toStack][own: id], action: elementAction)
    }
    return effect.isNone ? .none : embedded(effect, id, number)
  }

  /// The element may change a collection of its own in place. See `ForEach`.
  @usableFromInline
  func releaseBackup() { StoreBackup.current?.release() }

  @usableFromInline
  func embedded(
    _ effect: Effect<Element.Action>, _ id: StackElementID, _ number: ScreenNumber
  ) -> Effect<Parent.Action> {
    let toAction = toAction
    return effect.scoped(to: step(id, number))
      .embedded { toAction._embed(.element(id: id, action: $0)) }
      .dismissible { toAction._embed(.popFrom(id: id)) }
  }

  /// Cancels the effects of the elements that are no longer there.
  @usableFromInline
  func cancelled(_ old: StackResidents, _ new: StackResidents) -> Effect<Parent.Action> {
    .merge(old.subtracting(new).map { .cancelAll(in: step($0.id, $0.number)) })
  }

  private func step(_ id: StackElementID, _ number: ScreenNumber) -> EffectScope.Step {
    EffectScope.Step(toStack, .screen(number, id: AnyID(id)))
  }

  @usableFromInline
  func push(
    _ element: Element.State, _ id: StackElementID, to stack: inout StackState<Element.State>,
    _ action: Parent.Action
  ) {
    if stack.contains(id: id) { return reportDuplicate(id, stack, action) }
    checkNumber(of: id, for: stack, action)
    stack.append(element, id: id)
  }

  /// In a test, the pushed id is usually a literal, and then nothing has made it. It counts as made from now on.
  private func checkNumber(
    of id: StackElementID, for stack: StackState<Element.State>, _ action: Parent.Action
  ) {
    guard DependencyValues._current.context == .test else { return }
    let expected = stack.nextID
    if id.generation > expected.generation { return reportUnexpected(id, expected, stack, action) }
    StackElementIDGenerator.current.skip(id)
  }

  /// The id, if there is an element with it.
  @usableFromInline
  func existing(
    _ id: StackElementID, in stack: StackState<Element.State>, _ action: Parent.Action
  ) -> StackElementID? {
    if stack.contains(id: id) { return id }
    reportMissingPop(id, stack, action)
    return nil
  }

  @usableFromInline typealias Body = Never
}
