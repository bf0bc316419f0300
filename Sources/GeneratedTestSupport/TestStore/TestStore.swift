import GeneratedSupport

/// Runs a feature in a test, and checks each change of its state and each action of its effects.
///
/// ```swift
/// import GeneratedTestSupport
/// import Testing
///
/// struct Timer: Reducer {
///   struct State: Equatable { var seconds = 0 }
///   enum Action { case started, ticked }
///
///   @Dependency(\.continuousClock) var clock
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .started:
///         return .run { send in
///           try await clock.sleep(for: .seconds(1))
///           await send(.ticked)
///         }
///       case .ticked:
///         state.seconds += 1
///         return .none
///       }
///     }
///   }
/// }
///
/// @MainActor @Test func ticks() async {
///   let clock = TestClock()
///   let store = TestStore(initialState: Timer.State()) {
///     Timer()
///   } withDependencies: {
///     $0.continuousClock = clock
///   }
///
///   await store.send(.started)
///   await clock.advance(by: .seconds(1))
///   await store.receive(\.ticked) {
///     $0.seconds = 1
///   }
/// }
/// ```
///
/// The closure after an action changes `$0` from the state before the action to the state after it.
/// If the action changes nothing, leave the closure out. At the end of the test, all actions must
/// have been received, and all effects must have completed. ``exhaustivity`` makes the store less
/// strict.
///
/// The same test has the same result in every run: effects run one at a time, in a fixed order, and
/// the store waits until they are idle. It works in Swift Testing and in XCTest, and tests may run
/// in parallel.
@preconcurrency @MainActor
public final class TestStore<State: Equatable, Action> {
  let journal: TestJournal<State, Action>

  /// Makes the test store of a feature.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with. It is made with the overridden dependencies.
  ///   - reducer: The reducer of the feature. It is made with the overridden dependencies, too.
  ///   - updateDependencies: Overrides dependencies for the reducer, its effects, and the closures
  ///     that assert the state.
  public init<Feature: Reducer>(
    initialState: @autoclosure () -> State,
    reducer: () -> Feature,
    withDependencies updateDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Feature.State == State, Feature.Action == Action {
    let site = CallSite(fileID, filePath, line, column)
    journal = GeneratedSupport.withDependencies {
      updateDependencies(&$0)
    } operation: {
      TestJournal(initialState(), reducer(), site: site)
    }
    OpenTestStores.add(journal)
  }

  /// Makes the test store of several reducers, which run in their order.
  ///
  /// The compiler chooses it only if `reducer` is not a single expression, because it cannot infer
  /// the type of `initialState: .init()` from the closure of a result builder.
  @_disfavoredOverload
  public convenience init<Feature: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> Feature,
    withDependencies updateDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Feature.State == State, Feature.Action == Action {
    self.init(
      initialState: initialState(), reducer: reducer,
      withDependencies: { updateDependencies?(&$0) },
      fileID: fileID, file: filePath, line: line, column: column)
  }

  deinit { TestStoreEnd.check(journal) }

  /// How much the test must assert.
  public var exhaustivity: Exhaustivity {
    get { journal.reports.exhaustivity }
    set { journal.reports.exhaustivity = newValue }
  }

  /// How long to wait for effects that depend on something that the test does not control, such as
  /// a real sleep or a network. The time counts only while the store has nothing to do.
  public var timeout: Duration {
    get { journal.effects.timeout }
    set { journal.effects.timeout = newValue }
  }

  /// The state after the last action that the test has sent or received. In the closure of `send`
  /// or `receive`, the state before this action.
  public var state: State { journal.states.asserted }

  /// What the store has done so far: its actions, the changes of its state, and its effects.
  public var trace: Trace { journal.reports.trace }

  /// Whether the feature has dismissed itself. Its effects are then cancelled, and it can be sent
  /// no more actions.
  public var isDismissed: Bool { journal.isDismissed }

  /// The dependencies of the feature. A change affects the actions that are sent afterwards.
  public var dependencies: DependencyValues {
    get { journal.core.dependencies }
    set { journal.core.dependencies = journal.shared.tracker.added(to: newValue) }
  }

  /// Changes the exhaustivity for an operation.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Changes the exhaustivity for an operation.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () async throws -> Result
  ) async rethrows -> Result {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }

  /// Overrides dependencies of the feature for an operation.
  public func withDependencies<Result>(
    _ update: (inout DependencyValues) throws -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    let previous = dependencies
    defer { dependencies = previous }
    try DependencyUpdate.running { try update(&dependencies) }
    return try operation()
  }

  /// Overrides dependencies of the feature for an operation.
  public func withDependencies<Result>(
    _ update: (inout DependencyValues) async throws -> Void, operation: () async throws -> Result
  ) async rethrows -> Result {
    let previous = dependencies
    defer { dependencies = previous }
    var changed = previous
    try await DependencyUpdate.running(isolation: #isolation) { try await update(&changed) }
    dependencies = changed
    return try await operation()
  }
}

/// The test store of a reducer: `TestStoreOf<Counter>`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
