import GeneratedSupport
import Testing

@MainActor @Suite struct ConcatenateTests {
  @Test func aStageBeginsWhenTheOneBeforeItHasCompleted() async {
    let clock = TestClock()
    let store = Script()
    let task = store.begin(
      .concatenate(
        .after(1, on: clock, "1"), .log("2"), .after(1, on: clock, "3"),
        .merge(.after(2, on: clock, "5"), .after(1, on: clock, "4")), .later("6")))
    await clock.advance()
    #expect(store.state == [])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["1", "2"])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["1", "2", "3"])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["1", "2", "3", "4"])
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.state == ["1", "2", "3", "4", "5", "6"])
  }

  @Test func nestedSequencesFollowEachOther() async {
    let store = Script()
    let inner = Effect<Step>.concatenate(.later("2"), .later("3"))
    await store.begin(.concatenate(.later("1"), inner, .log("4"))).finish()
    await store.begin(inner.concatenate(with: .later("4")).concatenate(with: .log("5"))).finish()
    #expect(store.state == ["1", "2", "3", "4", "2", "3", "4", "5"])
  }

  @Test func aCancelledStageIsFollowedByTheNextOne() async {
    let clock = TestClock()
    let store = Script()
    let task = store.begin(
      .concatenate(
        .after(1, on: clock, "cancelled").cancellable(id: "stage"), .log("2"), .later("3")))
    await clock.advance()
    store.begin(.cancel(id: "stage"))
    await task.finish()
    #expect(store.state == ["2", "3"])
  }

  @Test func aStageThatIsCancelledBeforeItRunsIsFollowedByTheNextOne() async {
    let store = Script()
    let task = store.begin(
      .concatenate(.later("cancelled").cancellable(id: "stage"), .later("2")))
    store.begin(.cancel(id: "stage"))
    await task.finish()
    #expect(store.state == ["2"])
  }

  @Test func aCancelledSequenceBeginsNoFurtherStage() async {
    let clock = TestClock()
    let store = Script()
    let task = store.begin(
      .concatenate(.after(1, on: clock, "1"), .log("2"), .later("3")).cancellable(id: "all"))
    await clock.advance()
    store.begin(.cancel(id: "all"))
    await task.finish()
    await clock.run()
    #expect(store.state == [])
  }

  @Test func aSequenceIsCancelledInALaterStageToo() async {
    let clock = TestClock()
    let store = Script()
    let task = store.begin(
      .concatenate(.log("1"), .after(1, on: clock, "2"), .after(1, on: clock, "3"), .log("4"))
        .cancellable(id: "all"))
    await clock.advance(by: .seconds(1))
    store.begin(.cancel(id: "all"))
    await task.finish()
    await clock.run()
    #expect(store.state == ["1", "2"])
  }

  @Test func anActionThatAStageSendsCanCancelTheSequence() async {
    let store = Script()
    await store.begin(
      .concatenate(
        .log("1"), .send(.begin { .cancel(id: "all") }), .later("2"), .later("3")
      ).cancellable(id: "all")
    ).finish()
    #expect(store.state == ["1"])
  }

  @Test func aStageThatFailsIsFollowedByTheNextOne() async {
    let store = Script()
    let reports = await reports {
      await store.begin(
        .concatenate(.run { _ in throw Failure() }, .later("2"))
      ).finish()
    }
    #expect(reports.count == 1)
    #expect(store.state == ["2"])
  }

  @Test func tenThousandStagesNeedNoDeepStack() async {
    let store = Script()
    await store.begin(.concatenate((0..<10_000).map { .log("\($0)") })).finish()
    await store.begin(.concatenate((0..<10_000).map { _ in .run { _ in } })).finish()
    #expect(store.state == (0..<10_000).map(String.init))
  }

  private struct Failure: Error {}
}
