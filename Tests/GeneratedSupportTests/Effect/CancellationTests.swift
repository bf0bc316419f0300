import GeneratedSupport
import Testing

@MainActor @Suite struct CancellationTests {
  private let clock = TestClock()

  @Test func anEffectThatIsCancelledSendsNothingMore() async {
    let store = Script()
    let task = store.begin(
      .run { [clock] send in
        await send(.log("before"))
        try? await clock.sleep(for: .seconds(1))
        await send(.log("after"))
      }
      .cancellable(id: "id"))
    await clock.advance()
    store.begin(.cancel(id: "id"))
    await task.finish()
    #expect(store.state == ["before"])
  }

  @Test func anUnstructuredTaskOfACancelledEffectSendsNothingMore() async {
    let store = Script()
    let kept = LockIsolated<[Send<Step>]>([])
    let task = store.begin(
      .run { [clock] send in
        kept.withValue { $0.append(send) }
        try await clock.sleep(for: .seconds(1))
      }
      .cancellable(id: "id"))
    await clock.advance()
    store.begin(.cancel(id: "id"))
    for send in kept.value { await send(.log("cancelled")) }
    await task.finish()
    for send in kept.value { await send(.log("cancelled and completed")) }
    #expect(store.state == [])
  }

  /// Otherwise an effect that saves something would lose it, if the feature is closed with the same
  /// action.
  @Test func anEffectThatIsCancelledBeforeItBeginsBeginsNevertheless() async {
    let store = Script()
    let isCancelled = LockIsolated<[Bool]>([])
    let effect = Effect<Step>.run { send in
      isCancelled.withValue { $0.append(Task.isCancelled) }
      await send(.log("cancelled"))
    }
    let byID = store.begin(effect.cancellable(id: "id"))
    store.begin(.cancel(id: "id"))
    await byID.finish()
    let byTask = store.begin(effect)
    byTask.cancel()
    await byTask.finish()
    let byNext = store.begin(effect.cancellable(id: "id", cancelInFlight: true))
    await store.begin(.later("next").cancellable(id: "id", cancelInFlight: true)).finish()
    await byNext.finish()
    #expect(isCancelled.value == [true, true, true])
    #expect(store.state == ["next"])
  }

  @Test func severalEffectsWithAnIDAreCancelledTogether() async {
    let store = Script()
    for number in 1...3 {
      store.begin(.after(number, on: clock, "\(number)").cancellable(id: "id"))
    }
    await clock.advance(by: .seconds(1))
    store.begin(.cancel(id: "id"))
    await clock.run()
    #expect(store.state == ["1"])
  }

  @Test func anEffectCancelsEarlierOnesWithItsID() async {
    let store = Script()
    for number in 1...3 {
      store.begin(
        .after(1, on: clock, "\(number)").cancellable(id: "id", cancelInFlight: true))
    }
    await clock.run()
    #expect(store.state == ["3"])
  }

  @Test func equalIDsOfDifferentTypesAreDifferent() async {
    let store = Script()
    store.begin(.after(1, on: clock, "Int").cancellable(id: 1))
    store.begin(.after(1, on: clock, "UInt8").cancellable(id: UInt8(1)))
    store.begin(.after(1, on: clock, "AnyHashable").cancellable(id: AnyHashableSendable(1)))
    await clock.advance()
    store.begin(.cancel(id: UInt8(1)))
    await clock.run()
    #expect(store.state.sorted() == ["AnyHashable", "Int"])
  }

  @Test(arguments: ["inner", "outer"])
  func anEffectWithTwoIDsIsCancelledWithEither(_ id: String) async {
    let store = Script()
    let task = store.begin(
      .after(1, on: clock, "cancelled").cancellable(id: "inner").cancellable(id: "outer"))
    await clock.advance()
    store.begin(.cancel(id: id))
    await task.finish()
    await clock.run()
    #expect(store.state == [])
  }

  @Test func anInnerIDCancelsOnlyItsPartOfAnEffect() async {
    let store = Script()
    let effect = Effect<Step>.merge(
      .after(1, on: clock, "a").cancellable(id: "a"), .after(1, on: clock, "b")
    )
    .cancellable(id: "both")
    store.begin(effect)
    await clock.advance()
    store.begin(.cancel(id: "a"))
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["b"])
    store.begin(effect)
    await clock.advance()
    store.begin(.cancel(id: "both"))
    await clock.run()
    #expect(store.state == ["b"])
  }

  @Test func anIDCanBeUsedAgainAfterItsEffectHasCompleted() async {
    let store = Script()
    await store.begin(.later("1").cancellable(id: "id")).finish()
    #expect(store.registry.isEmpty)
    store.begin(.cancel(id: "id"))
    await store.begin(.later("2").cancellable(id: "id")).finish()
    #expect(store.state == ["1", "2"])
  }

  @Test func aCancelledEffectCompletes() async {
    let store = Script()
    let task = store.begin(.run { _ in try await Task.never() }.cancellable(id: "id"))
    store.begin(.cancel(id: "id"))
    await task.finish()
    #expect(store.registry.isEmpty)
  }

  @Test func cancellingAnUnknownIDDoesNothing() async {
    let store = Script()
    let task = store.begin(.later("a").cancellable(id: "id"))
    store.begin(.cancel(id: "other"))
    await task.finish()
    #expect(store.state == ["a"])
  }

  @Test func aCancellationInAMergedEffectComesInItsTurn() async {
    let store = Script()
    await store.begin(
      .merge(
        .later("cancelled").cancellable(id: "id"), .cancel(id: "id"),
        .later("runs").cancellable(id: "id"))
    ).finish()
    #expect(store.state == ["runs"])
  }

  @Test func storesWithEqualIDsDoNotAffectEachOther() async {
    let (first, second) = (Script(), Script())
    for store in [first, second] {
      store.begin(.after(1, on: clock, "a").cancellable(id: "id"))
    }
    await clock.advance()
    first.begin(.cancel(id: "id"))
    second.begin(.after(1, on: clock, "b"))
    await clock.run()
    #expect(first.state == [])
    #expect(second.state.sorted() == ["a", "b"])
  }
}
