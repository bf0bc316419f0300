import GeneratedSupport
import Testing

@MainActor @Suite struct EffectScopeTests {
  private let clock = TestClock()
  private let child = EffectScope.Step(Children(), ChildIdentity(id: AnyID(1)))
  private let sibling = EffectScope.Step(Children(), ChildIdentity(id: AnyID(2)))

  private func waiting(_ text: String) -> Effect<Step> {
    .after(1, on: clock, text).cancellable(id: "id")
  }

  /// The texts of the effects that go on.
  private func survivors(of cancellation: Effect<Step>) async -> Set<String> {
    let store = Script()
    store.begin(waiting("parent"))
    store.begin(waiting("child").scoped(to: child))
    store.begin(waiting("grandchild").scoped(to: sibling).scoped(to: child))
    store.begin(waiting("sibling").scoped(to: sibling))
    await clock.advance()
    store.begin(cancellation)
    await clock.run()
    return Set(store.state)
  }

  @Test func anIDIsCancelledInItsScopeAndBelow() async {
    #expect(await survivors(of: .cancel(id: "id")) == [])
    #expect(await survivors(of: .cancel(id: "id").scoped(to: child)) == ["parent", "sibling"])
    #expect(
      await survivors(of: .cancel(id: "id").scoped(to: sibling).scoped(to: child))
        == ["parent", "child", "sibling"])
    #expect(
      await survivors(of: .cancel(id: "id").scoped(to: sibling)) == [
        "parent", "child", "grandchild",
      ])
  }

  @Test func theEffectsOfAChildThatWentAwayAreCancelled() async {
    #expect(await survivors(of: .log("no 1")) == ["no 1", "parent", "sibling"])
    #expect(await survivors(of: .log("no 2")) == ["no 2", "parent", "child"])
    #expect(
      await survivors(of: .log("no 3")) == ["no 3", "parent", "child", "grandchild", "sibling"])
  }

  @Test func anEffectCancelsEarlierOnesOfItsScopeOnly() async {
    let next = Effect<Step>.after(1, on: clock, "next")
      .cancellable(id: "id", cancelInFlight: true)
    #expect(await survivors(of: next.scoped(to: child)) == ["parent", "sibling", "next"])
  }

  @Test func partsOfEffectsCancelInTheirScope() async {
    let cancel = Effect<Step>.run { _ in Task.cancel(id: "id") }
    #expect(await survivors(of: cancel.scoped(to: child)) == ["parent", "sibling"])
    let part = Effect<Step>.run { send in
      await withTaskCancellation(id: "id", cancelInFlight: true) { await send(.log("part")) }
    }
    #expect(await survivors(of: part.scoped(to: child)) == ["parent", "sibling", "part"])
  }

  @Test func anIDThatAParentGivesIsCancelledByTheParentOnly() async {
    let store = Script()
    let effect = Effect<Step>.after(1, on: clock, "child").scoped(to: child).cancellable(
      id: "outer")
    store.begin(effect)
    await clock.advance()
    store.begin(.cancel(id: "outer").scoped(to: child))
    await clock.run()
    #expect(store.state == ["child"])
    store.begin(effect)
    await clock.advance()
    store.begin(.cancel(id: "outer"))
    await clock.run()
    #expect(store.state == ["child"])
  }

  @Test func theStagesOfAScopedSequenceAreInTheScope() async {
    let sequence = Effect<Step>.concatenate(
      .after(1, on: clock, "1"), .later("2").cancellable(id: "id"), .cancel(id: "id"),
      .later("3"))
    #expect(
      await survivors(of: sequence.scoped(to: child)) == [
        "parent", "child", "grandchild", "sibling", "1", "2", "3",
      ])
  }

  @Test func aChildIsThrottledIndependently() async {
    let store = Script()
    func throttled(_ text: String) -> Effect<Step> {
      .log(text).throttle(id: "id", for: .seconds(1), clock: clock, latest: true)
    }
    store.begin(throttled("1").scoped(to: child))
    store.begin(throttled("2").scoped(to: sibling))
    store.begin(throttled("late").scoped(to: child))
    #expect(store.state == ["1", "2"])
    store.send(.log("no 1"))
    store.send(.log("again 1"))
    store.begin(throttled("3").scoped(to: child))
    store.begin(throttled("4").scoped(to: sibling))
    #expect(store.state == ["1", "2", "no 1", "again 1", "3"])
    await clock.run()
    #expect(store.state == ["1", "2", "no 1", "again 1", "3", "4"])
  }
}

/// Children that are there until the state says that they are not. They have the state of their
/// parent.
private struct Children: ChildSlot {
  var name: SlotName { .path(\[String].first) }

  func child(_ id: Int, in state: [String]) -> [String]? {
    state.last { $0.hasSuffix(" \(id)") }?.hasPrefix("no") == true ? nil : state
  }

  func identity(
    of id: Int, in state: [String], reading reader: IdentityReader<[String]>
  ) -> ChildIdentity? {
    child(id, in: state).map { _ in ChildIdentity(id: AnyID(id)) }
  }
}
