import GeneratedSupport
import Testing

@MainActor @Suite struct StoreTaskTests {
  private let clock = TestClock()

  /// Three effects, each of which is an effect of the action before.
  private func chain() -> Effect<Step> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      await send(
        .begin {
          .merge(
            .log("1"),
            .run { [clock] send in
              try await clock.sleep(for: .seconds(1))
              await send(.begin { .log("2").merge(with: .after(1, on: clock, "3")) })
            })
        })
    }
  }

  @Test func finishWaitsForTheEffectsOfActionsThatEffectsSent() async {
    let store = Script()
    let task = store.begin(chain())
    let end = Task {
      await task.finish()
      return store.state
    }
    await clock.run()
    #expect(await end.value == ["1", "2", "3"])
  }

  @Test func cancelReachesTheEffectsOfActionsThatEffectsSent() async {
    let store = Script()
    let task = store.begin(chain())
    await clock.advance(by: .seconds(2))
    task.cancel()
    await task.finish()
    await clock.run()
    #expect(store.state == ["1", "2"])
    #expect(task.isCancelled)
  }

  @Test func cancelReachesOnlyTheEffectsOfItsAction() async {
    let store = Script()
    let first = store.begin(.after(1, on: clock, "first"))
    store.begin(.after(1, on: clock, "second"))
    await clock.advance()
    first.cancel()
    await clock.run()
    #expect(store.state == ["second"])
  }

  /// An action that is sent while another one is reduced waits for its turn, so its task can be
  /// cancelled before its effects begin.
  @Test func effectsThatBeginAfterTheCancellationAreCancelled() async {
    let store = Script()
    var task: StoreTask?
    var order: [String] = []
    withKnownIssue {
      store.begin(
        {
          task = store.begin(
            {
              order.append("begun")
              return .later("inner")
            }())
          task?.cancel()
          order.append("cancelled")
          return .none
        }())
    }
    #expect(order == ["cancelled", "begun"])
    await task?.finish()
    #expect(store.state == [])
    #expect(task?.isCancelled == true)
  }

  @Test func aCancelledWaitCancelsTheEffects() async {
    let store = Script()
    let task = store.begin(.after(1, on: clock, "never"))
    let wait = Task { await task.finish() }
    await clock.advance()
    wait.cancel()
    await wait.value
    #expect(task.isCancelled)
    await clock.run()
    #expect(store.state == [])
  }

  @Test func severalTasksCanWait() async {
    let store = Script()
    let task = store.begin(.after(1, on: clock, "a"))
    await withTaskGroup {
      for _ in 1...3 { $0.addTask { await task.finish() } }
      $0.addTask { [clock] in await clock.advance(by: .seconds(1)) }
    }
    #expect(store.state == ["a"])
  }

  @Test func anActionWithoutEffectsHasAFinishedTask() async {
    let store = Script()
    let task = store.send(.log("a"))
    #expect(task.isCancelled)
    task.cancel()
    await task.finish()
  }

  @Test func aTaskIsNotCancelledUnlessSomethingCancelsIt() async {
    let store = Script()
    let task = store.begin(.later("a"))
    #expect(!task.isCancelled)
    await task.finish()
    #expect(!task.isCancelled)
  }

  @Test func tasksAreEqualIfTheyAreOfTheSameSend() {
    let store = Script()
    let (first, second) = (store.begin(.later("a")), store.begin(.later("b")))
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
  }
}
