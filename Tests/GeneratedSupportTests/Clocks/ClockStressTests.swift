import Foundation
import GeneratedSupport
import Testing

/// The same over and over, so that what is only nearly always in order shows.
///
///     CLOCK_REPETITIONS=10000 swift test --filter ClockStressTests
@Suite struct ClockStressTests {
  static let repetitions =
    ProcessInfo.processInfo.environment["CLOCK_REPETITIONS"].flatMap { Int($0) } ?? 200

  @Test func timers() async throws {
    for _ in 0..<Self.repetitions { try await tickThreeTimes() }
  }

  @MainActor @Test func timersOfTheMainActor() async throws {
    for _ in 0..<Self.repetitions {
      let model = TimerModel()
      await withMainSerialExecutor {
        async let _: Void = model.run()
        for tick in 1...3 {
          await model.clock.advance(by: .seconds(1))
          #expect(model.ticks == tick)
        }
        await model.clock.advance(by: .seconds(3))
        #expect(model.ticks == 6)
      }
      try await model.clock.checkSuspension()
    }
  }

  /// A hundred at a time, each of which has an executor and a clock of its own.
  @Test func timersInParallel() async throws {
    for _ in 0..<max(1, Self.repetitions / 100) {
      try await withThrowingTaskGroup { group in
        for _ in 0..<100 { group.addTask { try await tickThreeTimes() } }
        try await group.waitForAll()
      }
    }
  }

  /// A timer, a child task of each tick, an actor and a second sleep.
  private func tickThreeTimes() async throws {
    let clock = TestClock()
    let journal = Journal()
    let counter = TickCounter()
    await withMainSerialExecutor {
      async let _: Void = {
        for await tick in clock.timer(interval: .seconds(1)) {
          async let count = counter.next()
          await Task.yield()
          journal("\(await count) at \(tick.offset)")
          try? await clock.sleep(for: .milliseconds(500))
          await MainActor.run { journal("half") }
        }
      }()
      await clock.advance(by: .milliseconds(1_499))
      #expect(journal.take() == ["1 at 1.0 seconds"])
      await clock.advance(by: .milliseconds(1))
      #expect(journal.take() == ["half"])
      await clock.advance(by: .seconds(2))
      #expect(journal.take() == ["2 at 2.0 seconds", "half", "3 at 3.0 seconds", "half"])
    }
    try await clock.checkSuspension()
  }
}

private actor TickCounter {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

@MainActor private final class TimerModel {
  let clock = TestClock()
  var ticks = 0

  func run() async {
    for await _ in clock.timer(interval: .seconds(1)) { ticks += 1 }
  }
}
