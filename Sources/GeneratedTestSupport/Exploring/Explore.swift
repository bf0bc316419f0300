public import GeneratedSupport
import Testing

/// Looks for bugs: sends random actions to a feature, lets its effects answer in random order, and
/// advances its clocks at random.
///
/// ```swift
/// import GeneratedTestSupport
/// import Testing
///
/// struct Cart: Reducer {
///   struct State: Equatable { var count = 0 }
///   enum Action { case added, removed }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .added: state.count += 1
///       case .removed: state.count -= 1
///       }
///       return .none
///     }
///   }
/// }
///
/// @MainActor @Test func countIsNeverNegative() async throws {
///   try await explore([\.added, \.removed]) {
///     TestStore(initialState: Cart.State()) { Cart() }
///   } invariant: { state in
///     #expect(state.count >= 0)
///   }
/// }
/// ```
///
/// A run fails if the invariant fails, if any issue is reported, or if an effect does not end. The
/// first failing run is reduced until each of its steps is needed and its payloads are simple, and
/// printed as a test. The same seed gives the same runs.
///
/// If the compiler reports an unclear error after a slip, write the type of the invariant's parameter:
/// `{ (state: Cart.State) in`. It then names what it does not know.
///
/// - Parameters:
///   - actions: The cases of the actions to send. If there are none, all cases are sent, also those
///     that only effects send.
///   - isSent: Returns false for actions that only effects send, such as those of a screen's
///     delegate. By default, all actions of the cases are sent.
///   - runs: The number of runs.
///   - steps: The number of steps in each run.
///   - seed: Another seed gives other runs.
///   - endless: Actions whose effects run as long as the feature is shown, such as timers. They are
///     cancelled at the end of a run, as a view cancels its task.
///   - late: Cases whose actions can also reach a child that has gone, as a tap does while its screen
///     is closing. Reducers report such actions, so name cases only if your feature ignores them.
///   - values: How to make payloads of types that are not ``Explorable``.
///   - store: Makes the store. The printed test contains this closure, so that it should use nothing
///     from around it.
///   - invariant: Checks the state at the beginning, after each step, and while the remaining
///     effects finish. It fails by `#expect`, or by throwing an error.
@MainActor
public func explore<State: Equatable, Action: CasePathable>(
  _ actions: [PartialCaseKeyPath<Action>] = [],
  where isSent: @escaping @MainActor (_ action: Action) -> Bool = { _ in true }, runs: Int = 100,
  steps: Int = 30, seed: UInt64 = 1,
  endless: [PartialCaseKeyPath<Action>] = [], late: [PartialCaseKeyPath<Action>] = [],
  values: [ExploredValue] = [],
  function: String = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  store: @escaping @MainActor () -> TestStore<State, Action>,
  invariant: @escaping @MainActor (_ state: State) throws -> Void = { _ in }
) async throws {
  let site = CallSite(fileID, filePath, line, column)
  let exploration = Exploration(
    ExploredActions(actions, values, late: late, where: isSent), endless: endless, site: site,
    store: store,
    invariant: invariant)
  let host: any ScheduleHost =
    if let test = Test.current {
      SwiftTestingHost(test: test, testCase: Test.Case.current)
    } else {
      XCTestHost(site: site)
    }
  let search = ExplorationSearch(
    exploration: exploration, host: host, runs: runs, steps: steps, seed: seed)
  let found = try await search.run()
  if exploration.hasMetOtherWork { host.record(ScheduleReport.realTime, .warning) }
  guard let found else {
    return exploration.reportNeverMade(areListed: !actions.isEmpty)
  }
  try await FoundRun(found: found, search: search).report(
    name: String(function.prefix { $0 != "(" }))
}
