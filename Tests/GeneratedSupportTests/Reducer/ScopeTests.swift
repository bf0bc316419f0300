import GeneratedSupport
import Testing

@MainActor
@Suite struct ScopeTests {
  @Test func aChildRunsForItsActionsOnItsState() async {
    let host = Host(Pair.State()) { Pair(work: $0) }
    await host.send(.first(.sent("ab")))
    await host.send(.other)
    #expect(host.state.first.log == ["ab", "a", ""])
    #expect(host.state.second.log == [])
  }

  @Test func bothSpellingsDoTheSame() async {
    let host = Host(Pair.State()) { Pair(work: $0) }
    await host.send(.second(.sent("a")))
    #expect(host.state.second.log == ["a", ""])
  }

  @Test func aChildSharesItsIDsWithItsParentAndItsSiblings() async {
    let host = Host(Pair.State()) { Pair(work: $0) }
    await host.send(.first(.began("first")))
    await host.send(.second(.began("second")))
    #expect(host.work.names == ["first", "second"])
    await host.send(.second(.cancelled))
    #expect(host.work.names == [])
  }

  @Test func optionalChildrenOfTwoScopesAreDifferent() async {
    let state = Branch.State(leaf: Leaf.State(id: 1))
    let host = Host(TwoBranches.State(first: state, second: state)) { TwoBranches(work: $0) }
    await host.send(.first(.leaf(.began("first"))))
    await host.send(.second(.leaf(.began("second"))))
    await host.send(.first(.leaf(.cancelled)))
    #expect(host.work.names == ["second"])
    await host.send(.first(.leaf(.began("first"))))
    await host.send(.first(.hidden))
    #expect(host.work.names == ["second"])
    await host.send(.cancelled)
    #expect(host.work.names == [])
  }

  @Test func theStateMayBeTheCaseOfAnEnum() async {
    let host = Host(Gate.State.leaf(Leaf.State(id: 1))) { _ in Gate() }
    await host.send(.leaf(.sent("a")))
    #expect(host.state == .leaf(Leaf.State(id: 1, log: ["a", ""])))
  }

  @Test func anActionForADifferentCaseIsReported() async {
    let host = Host(Gate.State.empty) { _ in Gate() }
    let reports = await reports { await host.send(.leaf(.sent("a"))) }
    #expect(
      reports == [
        """
        App/Gate.swift:7: A "Scope" at "App/Gate.swift:7" received a child action when child state was \
        set to a different case. …

          Action:
            Gate.Action.leaf(
              .sent("a")
            )

          State:
            Gate.State.empty

        The child reducer did not run. Possible causes:

        • A reducer above the "Scope" changed the case while handling the same action. Put the "Scope" first, \
        or use "ifCaseLet", which always runs the child before its parent.

        • An effect sent the action after the case had changed. Cancel that effect when the case changes. \
        "ifCaseLet" does that for the effects of the child.

        • The action was sent to the store while the state was in the other case. Send actions of the child \
        only from a view or test that has checked the case.
        """
      ])
  }

  @Test func anActionOfTheParentIsNotReportedInADifferentCase() async {
    let host = Host(Gate.State.empty) { _ in Gate() }
    await host.send(.other)
    #expect(host.state == .empty)
  }
}

struct Pair: Reducer {
  struct State {
    var first = Leaf.State(id: 1)
    var second = Leaf.State(id: 2)
  }
  enum Action { case first(Leaf.Action), second(Leaf.Action), other }

  let work: RunningWork

  // reducergen: allow shared-effect-id
  var body: some ReducerOf<Self> {
    Scope(\.first, action: \.first) { Leaf(work: work) }
    Scope(state: \.second, action: \.second) { Leaf(work: work) }
  }
}

struct TwoBranches: Reducer {
  struct State { var first, second: Branch.State }
  enum Action { case first(Branch.Action), second(Branch.Action), cancelled }

  let work: RunningWork

  // reducergen: allow shared-effect-id
  var body: some ReducerOf<Self> {
    Scope(\.first, action: \.first) { Branch(work: work) }
    Scope(\.second, action: \.second) { Branch(work: work) }
    Reduce { _, action in action.is(\.cancelled) ? .cancel(id: Leaf.CancelID.work) : .none }
  }
}

struct Gate: Reducer {
  enum State: Equatable { case leaf(Leaf.State), empty }
  enum Action { case leaf(Leaf.Action), other }

  var body: some ReducerOf<Self> {
    Scope(
      case: \.leaf, action: \.leaf, child: { Leaf(work: RunningWork()) },
      fileID: "App/Gate.swift", line: 7)
  }
}
