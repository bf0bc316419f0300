import GeneratedSupport

extension TestStore {
  /// Whether an effect waits before each action that it sends, until the test receives the action.
  /// So the test decides which of several answers comes first, as if one had taken longer:
  ///
  /// ```swift
  /// import GeneratedTestSupport
  ///
  /// struct Search: Reducer {
  ///   struct State: Equatable { var answer = "" }
  ///   enum Action: Equatable { case queryChanged(String), answered(String) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .queryChanged(let query): return .run { send in await send(.answered(query)) }
  ///       case .answered(let answer):
  ///         state.answer = answer
  ///         return .none
  ///       }
  ///     }
  ///   }
  /// }
  ///
  /// @MainActor func showsStaleAnswer(_ store: TestStoreOf<Search>) async {
  ///   store.holdsActions = true
  ///   await store.send(.queryChanged("a"))
  ///   await store.send(.queryChanged("b"))
  ///   await store.receive(.answered("b")) { $0.answer = "b" }
  ///   await store.receive(.answered("a")) { $0.answer = "a" }
  /// }
  /// ```
  ///
  /// Set it before the first action. It affects actions that an effect sends with `await send(…)`.
  /// Actions that a reducer returns, as in `.send(.saved)`, arrive at once. `finish` lets all actions
  /// through.
  public var holdsActions: Bool {
    get { journal.held != nil }
    set {
      if newValue == holdsActions { return }
      journal.held?.open()
      journal.held = newValue ? HeldActions() : nil
    }
  }

  /// Advances each test clock and test scheduler on which an effect of this test has slept, so that
  /// the test needs no reference to them.
  ///
  /// - Parameter duration: How far to advance them. A clock with its own type of durations is not
  ///   advanced.
  public func advanceClocks(by duration: Duration) async {
    for clock in journal.effects.executor.clocks.all { await clock.advance(by: duration) }
    await journal.effects.settle()
  }
}
