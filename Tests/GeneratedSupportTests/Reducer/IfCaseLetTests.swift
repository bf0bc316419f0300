import GeneratedSupport
import Testing

@MainActor
@Suite struct IfCaseLetTests {
  @Test func aChildRunsWhileTheStateIsInItsCase() async {
    let host = host(.leaf(Leaf.State(id: 1)))
    await host.send(.leaf(.sent("a")))
    #expect(host.state == .leaf(Leaf.State(id: 1, log: ["a", ""])))
  }

  @Test func aChildRunsBeforeItsParent() async {
    let host = host(.leaf(Leaf.State(id: 1)))
    await host.send(.leaf(.sent("last")))
    #expect(host.state == .ended("last"))
  }

  @Test func effectsAreCancelledWhenTheCaseChanges() async {
    let host = host(.leaf(Leaf.State(id: 1)))
    await host.send(.leaf(.began("leaf")))
    await host.send(.began("app"))
    await host.send(.moved(.ended("")))
    #expect(host.work.names == ["app"])
  }

  @Test func effectsAreCancelledWhenAnotherChildTakesItsPlace() async {
    let host = host(.leaf(Leaf.State(id: 1)))
    await host.send(.leaf(.began("1")))
    await host.send(.moved(.leaf(Leaf.State(id: 2))))
    #expect(host.work.names == [])
    await host.send(.leaf(.began("2")))
    await host.send(.moved(.leaf(Leaf.State(id: 2))))
    #expect(host.work.names == ["2"])
    await host.send(.leaf(.replacedBeginning("3", id: 3)))
    #expect(host.work.names == ["3"])
    await host.send(.moved(.leaf(Leaf.State(id: 2))))
    #expect(host.work.names == [])
  }

  @Test func twoCasesWithTheSamePayloadAreDifferentChildren() async {
    let host = host(.leaf(Leaf.State(id: 1)))
    await host.send(.leaf(.began("leaf")))
    await host.send(.moved(.otherLeaf(Leaf.State(id: 1))))
    #expect(host.work.names == [])
    await host.send(.otherLeaf(.began("other")))
    await host.send(.began("app"))
    await host.send(.otherLeaf(.cancelled))
    #expect(host.work.names == ["app"])
  }

  @Test func anActionForADifferentCaseIsReported() async {
    let host = host(.ended("done"))
    let reports = await reports { await host.send(.leaf(.sent("a"))) }
    #expect(
      reports == [
        """
        App/Route.swift:7: An "ifCaseLet" at "App/Route.swift:7" received a child action when child state \
        was set to a different case. …

          Action:
            Route.Action.leaf(
              .sent("a")
            )

          State:
            Route.State.ended("done")

        The child reducer did not run. Possible causes:

        • A reducer above the "ifCaseLet" changed the case while handling the same action. Apply "ifCaseLet" to \
        that reducer, so that the child runs first.

        • An effect of another feature sent the action after the case had changed. Cancel that effect when \
        the case changes. The effects of the child itself are cancelled for you.

        • The action was sent to the store while the state was in the other case. Send child actions only \
        from a view or test that has checked the case.
        """
      ])
  }

  private func host(_ state: Route.State) -> Host<Route> {
    Host(state) { Route(work: $0) }
  }
}

/// A feature whose state is one of several children.
struct Route: Reducer {
  enum State: Equatable { case leaf(Leaf.State), otherLeaf(Leaf.State), ended(String) }
  enum Action { case leaf(Leaf.Action), otherLeaf(Leaf.Action), moved(State), began(String) }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .moved(let next): state = next
      case .leaf(.sent("last")):
        if case .leaf(let leaf) = state { state = .ended(leaf.log.first ?? "") }
        return .cancel(id: Leaf.CancelID.work)
      case .leaf, .otherLeaf: break
      case .began(let name): return work.effect(name).cancellable(id: Leaf.CancelID.work)
      }
      return .none
    }
    .ifCaseLet(
      \.leaf, action: \.leaf, then: { LeafWithoutEcho(work: work) }, fileID: "App/Route.swift",
      line: 7
    )
    .ifCaseLet(\.otherLeaf, action: \.otherLeaf) { Leaf(work: work) }
  }
}

/// Sends nothing when it has received "last".
struct LeafWithoutEcho: Reducer {
  let work: RunningWork

  func reduce(into state: inout Leaf.State, action: Leaf.Action) -> Effect<Leaf.Action> {
    let effect = Leaf(work: work).reduce(into: &state, action: action)
    return action[case: \.sent] == "last" ? .none : effect
  }
}
