import GeneratedSupport
import Testing

@MainActor
@Suite struct ForEachStackTests {
  // MARK: Order

  @Test func anElementRunsForItsActions() async {
    let host = host(1, 2)
    await host.send(.element(1, .sent("a")))
    #expect(
      host.state.path.map(\.self) == [.screen(1), .leaf(Leaf.State(id: 2, log: ["a", ""]))])
  }

  @Test func anElementRunsBeforeItsParent() async {
    let host = host(1, 2)
    await host.send(.element(0, .closed(Leaf.Object())))
    #expect(host.state.path.ids == [1])
  }

  @Test func aPushedElementIsThereWhenTheParentRuns() async {
    let host = host(1)
    await host.send(.path(.push(id: 1, state: .screen(2))))
    #expect(host.state.seen == [0, 1])
    #expect(host.state.path.ids == [0, 1])
    #expect(host.state.path.last == .screen(2))
  }

  @Test func poppedElementsAreStillThereWhenTheParentRuns() async {
    let host = host(1, 2, 3)
    await host.send(.path(.popFrom(id: 1)))
    #expect(host.state.seen == [0, 1, 2])
    #expect(host.state.path.ids == [0])
  }

  @Test func aPoppedElementThatTheParentHasRemovedIsNotMissed() {
    let base = Reduce<Paths.State, Paths.Action> { state, action in
      state.path.removeAll()
      return .none
    }
    .forEach(\.path, action: \.path) { PathScreen(work: RunningWork()) }
    var state = Paths.State(path: [.screen(1), .screen(2)])
    _ = base.reduce(into: &state, action: .path(.popFrom(id: 1)))
    #expect(state.path.isEmpty)
  }

  // MARK: Cancellation

  @Test func elementsWithEqualEffectIDsCancelOnlyTheirOwnEffects() async {
    let host = host(1, 2)
    await host.send(.element(0, .began("0")))
    await host.send(.element(1, .began("1")))
    await host.send(.began("parent"))
    await host.send(.element(0, .cancelled))
    #expect(host.work.names == ["1", "parent"])
    await host.send(.cancelled)
    #expect(host.work.names == [])
  }

  @Test func poppingCancelsTheEffectsOfTheElementAndOfThoseAbove() async {
    let host = await begun(host(1, 2, 3))
    await host.send(.began("parent"))
    await host.send(.path(.popFrom(id: 1)))
    #expect(host.work.names == ["0", "parent"])
  }

  @Test func pushingCancelsNothing() async {
    let host = await begun(host(1, 2))
    await host.send(.path(.push(id: 2, state: .screen(3))))
    await host.send(.changed { $0.append(.screen(4)) })
    #expect(host.work.names == ["0", "1"])
  }

  @Test func removingAnElementCancelsItsEffectsAlone() async {
    let host = await begun(host(1, 2, 3))
    await host.send(.changed { $0.remove(at: 1) })
    #expect(host.work.names == ["0", "2"])
    await host.send(.changed { $0[id: 0] = nil })
    #expect(host.work.names == ["2"])
  }

  @Test func anElementThatIsRestoredInTheSameActionKeepsItsEffects() async {
    let host = await begun(host(1, 2))
    await host.send(
      .changed { path in
        let before = path
        path.removeAll()
        path = before
      })
    #expect(host.work.names == ["0", "1"])
  }

  @Test func theEffectOfAnElementThatIsRemovedAtOnceIsCancelled() async {
    let host = host(1, 2)
    await host.send(.element(0, .began("closing")))
    #expect(host.state.path.ids == [1])
    #expect(host.work.names == [])
  }

  @Test func anIDThatIsUsedAgainIsThatOfAnotherElement() async {
    let host = await begun(host(1, 2))
    await host.send(.changed { $0.pop(from: 0) })
    await host.send(
      .changed { path in
        path[id: 0] = .screen(1)
        path[id: 1] = .screen(2)
      })
    #expect(host.state.path == [0: .screen(1), 1: .screen(2)])
    #expect(host.work.names == [])
  }

  @Test func anElementThatIsReplacedByAnotherCaseIsAnotherElement() async {
    let host = await begun(host(1, 2))
    await host.send(.changed { $0[id: 0] = .twin(Leaf.State(id: 1)) })
    #expect(host.work.names == ["1"])
    await host.send(.changed { $0[1] = .twin(Leaf.State(id: 2)) })
    #expect(host.work.names == [])
  }

  @Test func anElementThatIsReplacedByOneWithAnotherIDIsAnotherElement() async {
    let host = await begun(host(1, 2))
    await host.send(.changed { $0[id: 0] = .screen(3) })
    #expect(host.work.names == ["1"])
    await host.send(.changed { $0[id: 1, case: \.leaf]?.id = 4 })
    #expect(host.work.names == [])
  }

  @Test func anElementThatTheParentChangesKeepsItsEffects() async {
    let host = await begun(host(1, 2))
    await host.send(
      .changed { path in
        path[id: 0, case: \.leaf]?.log = ["a"]
        path[id: 1] = .leaf(Leaf.State(id: 2, log: ["b"]))
        path[0] = .leaf(Leaf.State(id: 1, log: ["c"]))
      })
    #expect(host.work.names == ["0", "1"])
  }

  @Test func anElementThatChangesItsOwnCaseOrIDIsAnotherElement() async {
    let host = await begun(host(1, 2))
    await host.send(.element(0, .replaced(by: 7)))
    #expect(host.state.path[id: 0] == .screen(7))
    await host.send(.path(.element(id: 1, action: .exchanged("exchanged"))))
    #expect(host.state.path[id: 1] == .twin(Leaf.State(id: 100)))
    #expect(host.work.names == ["exchanged"])
  }

  @Test func effectsBelowAnElementAreCancelledWithIt() async {
    let inner = Paths.State(path: [.screen(1), .screen(2)])
    let outer = Paths.State(path: [.paths(inner), .paths(inner)])
    #expect(outer.path.ids == [2, 3])
    let host = Host(outer) { Paths(work: $0) }
    let actions: [(StackElementID, StackElementID)] = [(2, 0), (2, 1), (3, 0), (3, 1)]
    for (outer, inner) in actions {
      await host.send(
        .path(.element(id: outer, action: .paths(.element(inner, .began("\(outer) \(inner)"))))))
    }
    #expect(host.work.names == ["#2 #0", "#2 #1", "#3 #0", "#3 #1"])
    await host.send(.path(.element(id: 2, action: .paths(.path(.popFrom(id: 1))))))
    #expect(host.work.names == ["#2 #0", "#3 #0", "#3 #1"])
    await host.send(.path(.element(id: 3, action: .paths(.element(0, .cancelled)))))
    #expect(host.work.names == ["#2 #0", "#3 #1"])
    await host.send(.path(.popFrom(id: 3)))
    #expect(host.work.names == ["#2 #0"])
    await host.send(.changed { $0.removeAll() })
    #expect(host.work.names == [])
  }

  // MARK: Changes from outside

  @Test func anElementThatIsRemovedFromOutsideIsCancelled() async {
    let host = await hostChangedFromOutside { $0.path.removeLast() }
    #expect(host.work.names == ["0", "change"])
  }

  @Test func allElementsThatAreRemovedFromOutsideAreCancelled() async {
    let host = await hostChangedFromOutside { $0.path.removeAll() }
    #expect(host.work.names == ["change"])
  }

  @Test func theElementsOfAStackThatIsReplacedFromOutsideAreCancelled() async {
    let host = await hostChangedFromOutside { $0.path = [.screen(1), .screen(2)] }
    #expect(host.work.names == ["change"])
  }

  @Test func anElementThatIsReplacedFromOutsideIsCancelled() async {
    let host = await hostChangedFromOutside { $0.path[id: 0] = .screen(3) }
    #expect(host.work.names == ["1", "change"])
    await host.send(.element(0, .began("new")))
    #expect(host.work.names == ["1", "change", "new"])
  }

  @Test func elementsThatAreAddedOrChangedFromOutsideKeepTheOthers() async {
    let host = await hostChangedFromOutside { state in
      state.path.append(.screen(3))
      state.path[id: 0, case: \.leaf]?.log = ["changed"]
    }
    #expect(host.work.names == ["0", "1", "change"])
  }

  // MARK: Memory

  @Test func anActionCopiesNoElements() {
    let store = Store(initialState: Paths.State(path: many)) { Paths(work: RunningWork()) }
    let address = store.state.path.address
    for id in [0, 500, 999] {
      store.send(.element(StackElementID(generation: id), .sent("")))
    }
    #expect(store.state.path.address == address)
    #expect(store.state.path[id: 500] == .leaf(Leaf.State(id: 500, log: [""])))
  }

  private var many: StackState<PathScreen.State> { StackState((0..<1_000).map { .screen($0) }) }

  private func host(_ ids: Int...) -> Host<Paths> {
    Host(Paths.State(path: StackState(ids.map { .screen($0) }))) { Paths(work: $0) }
  }

  /// A stack with effects of its two elements that a reducer outside of `Paths` has changed.
  private func hostChangedFromOutside(
    _ change: @escaping (inout Paths.State) -> Void
  ) async -> Host<some Reducer<Paths.State, Paths.Action>> {
    let host = Host(Paths.State(path: [.screen(1), .screen(2)])) { work in
      CombineReducers {
        Paths(work: work)
        Reduce<Paths.State, Paths.Action> { state, action in
          if case .began("change") = action { change(&state) }
          return .none
        }
      }
    }
    for id in 0...1 {
      await host.send(.element(StackElementID(generation: id), .began("\(id)")))
    }
    await host.send(.began("change"))
    return host
  }

  /// Begins an effect of each element, with the number of its id as its name.
  private func begun(_ host: Host<Paths>) async -> Host<Paths> {
    for id in host.state.path.ids { await host.send(.element(id, .began("\(id.generation)"))) }
    return host
  }
}

extension StackState {
  /// The elements with these ids.
  static func == (stack: Self, elements: KeyValuePairs<StackElementID, Element>) -> Bool
  where Element: Equatable {
    stack.ids.elements == elements.map(\.key) && Array(stack) == elements.map(\.value)
  }
}
