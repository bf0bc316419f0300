import GeneratedSupport
import Testing

@MainActor @Suite struct TaskCancellationTests {
  private let clock = TestClock()

  /// Logs how the part with the id ends.
  private func part(_ name: String, cancelInFlight: Bool = false) -> Effect<Step> {
    .run { [clock] send in
      do {
        try await withTaskCancellation(id: "part", cancelInFlight: cancelInFlight) {
          try await clock.sleep(for: .seconds(1))
        }
        await send(.log("\(name) ended"))
      } catch {
        await send(.log("\(name) threw \(error)"))
      }
    }
  }

  @Test func aPartOfAnEffectIsCancelledWhileTheRestGoesOn() async {
    let store = Script()
    let task = store.begin(part("a"))
    await clock.advance()
    store.begin(.cancel(id: "part"))
    await task.finish()
    #expect(store.state == ["a threw CancellationError()"])
  }

  @Test func aPartCancelsEarlierOnes() async {
    let store = Script()
    store.begin(part("a"))
    await clock.advance()
    store.begin(part("b", cancelInFlight: true))
    await clock.run()
    #expect(store.state == ["a threw CancellationError()", "b ended"])
  }

  @Test func aPartHasNoIDAfterItsEnd() async {
    let store = Script()
    store.begin(
      .run { [clock] send in
        await withTaskCancellation(id: "part") { await send(.log("part")) }
        try await clock.sleep(for: .seconds(1))
        await send(.log("rest"))
      })
    await clock.advance()
    store.begin(.cancel(id: "part"))
    await clock.run()
    #expect(store.state == ["part", "rest"])
  }

  @Test func aPartIsCancelledTogetherWithItsEffect() async {
    let store = Script()
    let task = store.begin(part("a").cancellable(id: "whole"))
    await clock.advance()
    store.begin(.cancel(id: "whole"))
    await task.finish()
    #expect(store.state == [])
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test func aPartThatBeginsInACancelledEffectIsCancelled() async {
    let store = Script()
    let isCancelled = LockIsolated(false)
    let task = store.begin(
      .run { [clock] _ in
        try? await clock.sleep(for: .seconds(1))
        await withTaskCancellation(id: "part") { isCancelled.setValue(Task.isCancelled) }
      })
    await clock.advance()
    task.cancel()
    await task.finish()
    #expect(isCancelled.value)
  }

  @Test func aPartReturnsAValueAndThrowsTheErrorOfItsOperation() async {
    let store = Script()
    await store.begin(
      .run { send in
        let value = await withTaskCancellation(id: "part") { 7 }
        await send(.log("\(value)"))
        do throws(Failure) {
          try await withTaskCancellation(id: "part") { () throws(Failure) in throw Failure() }
        } catch {
          await send(.log("\(error)"))
        }
      }
    ).finish()
    #expect(store.state == ["7", "Failure()"])
  }

  @Test func aPartHasTheDependenciesOfItsEffect() async {
    let store = Script { $0.continuousClock = ImmediateClock() }
    await store.begin(
      .run { send in
        await withTaskCancellation(id: "part") {
          @Dependency(\.continuousClock) var clock
          await send(.log("\(type(of: clock))"))
        }
      }
    ).finish()
    #expect(store.state == ["ImmediateClock<Duration>"])
  }

  @Test func anEffectCancelsOthersByTheirID() async {
    let store = Script()
    store.begin(.after(1, on: clock, "cancelled").cancellable(id: "id"))
    store.begin(part("a"))
    await clock.advance()
    store.begin(
      .run { _ in
        Task.cancel(id: "id")
        await withTaskGroup { $0.addTask { Task.cancel(id: "part") } }
      })
    await clock.run()
    #expect(store.state == ["a threw CancellationError()"])
  }

  @Test func anUnstructuredTaskOfAnEffectCancelsToo() async {
    let store = Script()
    store.begin(.after(1, on: clock, "cancelled").cancellable(id: "id"))
    await clock.advance()
    await store.begin(.run { _ in await Task { Task.cancel(id: "id") }.value }).finish()
    await clock.run()
    #expect(store.state == [])
  }

  @Test func anEffectThatCancelsItselfSendsNothingMore() async {
    let store = Script()
    await store.begin(
      .run { send in
        await send(.log("before"))
        Task.cancel(id: "self")
        await send(.log("after"))
      }
      .cancellable(id: "self")
    ).finish()
    #expect(store.state == ["before"])
  }

  @Test func storesDoNotCancelPartsOfEachOther() async {
    let (first, second) = (Script(), Script())
    first.begin(part("a"))
    await clock.advance()
    await second.begin(.run { _ in Task.cancel(id: "part") }).finish()
    await clock.run()
    #expect(first.state == ["a ended"])
  }

  @Test func callsOutsideOfEffectsAreReported() async {
    var line = 0
    let reports = await reports {
      line = #line + 1
      let value = await withTaskCancellation(id: "id") { 7 }
      Task.cancel(id: "id")
      #expect(value == 7)
    }
    #expect(
      reports == [
        """
        \(#fileID):\(line): 'withTaskCancellation(id:)' was called outside an effect, where there is \
        nothing to cancel. Call it in the function of an 'Effect.run', or in code that this function calls.
        """,
        """
        \(#fileID):\(line + 1): 'Task.cancel(id:)' was called outside an effect, where there is \
        nothing to cancel. Call it in the function of an 'Effect.run', or in code that this function calls.
        """,
      ])
  }

  private struct Failure: Error {}
}
