import GeneratedSupport
import Testing

@MainActor
@Suite struct IfLetTests {
  @Test func aChildRunsWhileItIsThere() async {
    let host = host(leaf: 1)
    await host.send(.leaf(.sent("a")))
    #expect(host.state.leaf?.log == ["a", ""])
  }

  @Test func aChildRunsBeforeItsParent() async {
    let host = host(leaf: 1)
    await host.send(.leaf(.sent("")))
    #expect(host.state.logOfLeaf == [[""]])
    await host.send(.leaf(.closed(Leaf.Object())))
    #expect(host.state.leaf == nil)
  }

  @Test func effectsAreCancelledWhenTheChildGoesAway() async {
    let host = host(leaf: 1)
    await host.send(.leaf(.began("leaf")))
    await host.send(.began("branch"))
    #expect(host.work.names == ["branch", "leaf"])
    await host.send(.hidden)
    #expect(host.work.names == ["branch"])
  }

  @Test func effectsAreCancelledWhenAnotherChildTakesItsPlace() async {
    let host = host(leaf: 1)
    await host.send(.leaf(.began("1")))
    await host.send(.shown(2))
    #expect(host.work.names == [])
    await host.send(.leaf(.began("2")))
    await host.send(.shown(2))
    #expect(host.work.names == ["2"])
  }

  @Test func aChildThatChangesItsOwnIdentityIsAnotherChild() async {
    let host = host(leaf: 1)
    await host.send(.leaf(.began("1")))
    await host.send(.leaf(.replaced(by: 2)))
    #expect(host.work.names == [])
    await host.send(.leaf(.replacedBeginning("3", id: 3)))
    #expect(host.work.names == ["3"])
    await host.send(.shown(1))
    #expect(host.work.names == [])
  }

  @Test func theEffectOfTheActionThatClosesTheChildIsCancelled() async {
    let host = host(leaf: 1)
    await host.send(.leaf(.replacedBeginning("closed", id: 9)))
    #expect(host.state.leaf == nil)
    #expect(host.work.names == [])
  }

  @Test func aSequenceCanBeginAnEffectOfTheChildAndCloseIt() async {
    let host = host(leaf: 1)
    await host.send(.closedBeginning("late"))
    #expect(host.work.names == [])
  }

  @Test func aChildCancelsNoEffectsOfItsParent() async {
    let host = host(leaf: 1)
    await host.send(.began("branch"))
    await host.send(.leaf(.began("leaf")))
    await host.send(.leaf(.cancelled))
    #expect(host.work.names == ["branch"])
  }

  @Test func aParentCancelsEffectsOfItsChild() async {
    let host = host(leaf: 1)
    await host.send(.began("branch"))
    await host.send(.leaf(.began("leaf")))
    await host.send(.cancelled)
    #expect(host.work.names == [])
  }

  @Test func anotherCaseOfAnEnumIsAnotherChild() async {
    let host = Host(StepList.State(step: .loading)) { StepList(work: $0) }
    await host.send(.step(.began("loading")))
    #expect(host.work.names == ["loading"])
    await host.send(.moved(.loading))
    #expect(host.work.names == ["loading"])
    await host.send(.moved(.loaded(1)))
    #expect(host.work.names == [])
    await host.send(.step(.began("1")))
    await host.send(.moved(.loaded(2)))
    #expect(host.work.names == ["1"])
  }

  @Test func aChildThatMovesToAnotherCaseIsAnotherChild() async {
    let host = Host(StepList.State(step: .loading)) { StepList(work: $0) }
    await host.send(.step(.began("loading")))
    await host.send(.step(.finished(1)))
    #expect(host.work.names == [])
  }

  @Test func anActionOfAMissingChildIsReported() async {
    let host = host(leaf: nil)
    let reports = await reports { await host.send(.leaf(.sent("a"))) }
    #expect(
      reports == [
        """
        App/Branch.swift:7: An "ifLet" at "App/Branch.swift:7" received a child action when child state was \
        "nil". …

          Action:
            Branch.Action.leaf(
              .sent("a")
            )

        The child reducer did not run. Possible causes:

        • A reducer above the "ifLet" set the child state to "nil" while handling the same action. Apply \
        "ifLet" to that reducer, so that the child runs first.

        • An effect of another feature sent the action after the child state had become "nil". Cancel that \
        effect when the child state becomes "nil". The effects of the child itself are cancelled for you.

        • The action was sent to the store while the child state was "nil". Send child actions only from a \
        view or test that has checked the state.
        """
      ])
  }

  @Test func theParentRunsWithoutItsChild() async {
    let host = host(leaf: nil)
    await host.send(.shown(3))
    #expect(host.state.leaf == Leaf.State(id: 3))
    await host.send(.shown(4))
    #expect(host.state.leaf == Leaf.State(id: 4))
  }

  private func host(leaf id: Int?) -> Host<Branch> {
    Host(Branch.State(leaf: id.map { Leaf.State(id: $0) })) { Branch(work: $0) }
  }
}

/// A feature with an optional child.
struct Branch: Reducer {
  struct State {
    var leaf: Leaf.State?
    var logOfLeaf: [[String]] = []
  }
  enum Action {
    case leaf(Leaf.Action)
    case shown(Int), hidden, began(String), cancelled, closedBeginning(String)
  }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.logOfLeaf += [state.leaf?.log ?? []]
      switch action {
      case .leaf(.closed), .leaf(.replacedBeginning(_, id: 9)), .hidden: state.leaf = nil
      case .leaf: break
      case .shown(let id): state.leaf = Leaf.State(id: id)
      case .began(let name): return work.effect(name).cancellable(id: Leaf.CancelID.work)
      case .cancelled: return .cancel(id: Leaf.CancelID.work)
      case .closedBeginning(let name):
        return .concatenate(.send(.leaf(.began(name))), .send(.hidden))
      }
      return .none
    }
    .ifLet(
      \.leaf, action: \.leaf, then: { Leaf(work: work) }, fileID: "App/Branch.swift", line: 7)
  }
}

/// A feature with an optional child whose state is an enum.
struct StepList: Reducer {
  struct State { var step: StepRow.State? }
  enum Action { case step(StepRow.Action), moved(StepRow.State?) }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .moved(let step) = action { state.step = step }
      return .none
    }
    .ifLet(\.step, action: \.step) { StepRow(work: work) }
  }
}

struct StepRow: Reducer {
  enum State { case loading, loaded(Int) }
  enum Action { case began(String), finished(Int) }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .began(let name): return work.effect(name)
      case .finished(let count): state = .loaded(count)
      }
      return .none
    }
  }
}
