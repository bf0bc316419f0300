import Dispatch
import Testing

@testable import GeneratedSupport
@testable import GeneratedTestSupport

@Suite struct SleepWatchTests {
  private let time = AsyncStream<Void>.makeStream()

  /// A watch that looks when a test says so.
  private var watch: SleepWatch {
    SleepWatch(patience: .zero) { [time] in
      for await _ in time.stream { break }
      return .now
    }
  }

  @Test func aSleepOnAClockThatIsNotAdvancedIsReportedWithItsPlace() async throws {
    let reports = await reports {
      await SleepWatch.$current.withValue(watch) {
        let clock = TestClock()
        await clock.advance(by: .seconds(1))
        let sleep = Task { try await clock.sleep(for: .seconds(2)) }
        await clock.advance()
        time.continuation.yield()
        await clock.schedule.watchHasEnded()
        sleep.cancel()
      }
    }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.hasPrefix("GeneratedSupportTests/SleepWatchTests.swift:21: A sleep has waited"))
    #expect(report.contains("The sleep at /"))
    #expect(report.contains("/SleepWatchTests.swift:23 ends in 2 seconds of the clock's time."))
    #expect(report.contains("await clock.advance(by:)"))
  }

  @Test func theOutputIsFlushedAfterEachReport() async {
    let flushes = LockIsolated(0)
    let watch = SleepWatch(
      patience: .zero, hasReported: { flushes.withValue { $0 += 1 } },
      wait: watch.wait)
    let reports = await reports {
      await SleepWatch.$current.withValue(watch) {
        let clock = TestClock()
        let sleep = Task { try await clock.sleep(for: .seconds(2)) }
        await clock.advance()
        time.continuation.yield()
        await clock.schedule.watchHasEnded()
        sleep.cancel()
      }
    }
    #expect(reports.count == 1)
    #expect(flushes.value == 1)
  }

  @Test func aSleepThatHasEndedIsNotReported() async {
    let reports = await reports(canBeEmpty: true) {
      try await SleepWatch.$current.withValue(watch) {
        let clock = TestClock()
        let sleep = Task { try await clock.sleep(for: .seconds(2)) }
        await clock.advance(by: .seconds(2))
        try await sleep.value
        time.continuation.yield()
        await clock.schedule.watchHasEnded()
      }
    }
    #expect(reports == [])
  }

  @Test func aSleepThatOutlivesItsTestIsNotReported() async {
    let run = TestRun()
    let reports = await reports(canBeEmpty: true) {
      await RunningTests.$runOfTrait.withValue(run) {
        await SleepWatch.$current.withValue(watch) {
          let clock = TestClock()
          let sleep = Task { try await clock.sleep(for: .seconds(2)) }
          await clock.advance()
          run.end()
          time.continuation.yield()
          await clock.schedule.watchHasEnded()
          sleep.cancel()
        }
      }
    }
    #expect(reports == [])
  }

  @Test func aSleepThatBeginsAfterAReportIsReportedToo() async {
    let reports = await reports {
      await SleepWatch.$current.withValue(watch) {
        let clock = TestClock()
        let first = Task { try await clock.sleep(for: .seconds(2)) }
        await clock.advance()
        time.continuation.yield()
        await clock.schedule.watchHasEnded()
        let second = Task { try await clock.sleep(for: .seconds(3)) }
        await clock.advance()
        time.continuation.yield()
        await clock.schedule.watchHasEnded()
        first.cancel()
        second.cancel()
      }
    }
    #expect(reports.count == 2)
    #expect(reports.first?.contains("ends in 2 seconds of the clock's time") == true)
    #expect(reports.last?.contains("ends in 3 seconds of the clock's time") == true)
  }

  /// The watch of the first test is still waiting when the second test sleeps.
  @Test func aClockThatTwoTestsShareIsWatchedInEach() async {
    let clock = TestClock()
    let (first, second) = (TestRun(), TestRun())
    let later = AsyncStream<Void>.makeStream()
    let laterWatch = SleepWatch(patience: .zero) {
      for await _ in later.stream { break }
      return .now
    }
    let reports = await reports {
      await RunningTests.$runOfTrait.withValue(first) {
        await SleepWatch.$current.withValue(watch) {
          let sleep = Task { try await clock.sleep(for: .seconds(2)) }
          await clock.advance()
          sleep.cancel()
        }
      }
      first.end()
      await RunningTests.$runOfTrait.withValue(second) {
        await SleepWatch.$current.withValue(laterWatch) {
          let sleep = Task { try await clock.sleep(for: .seconds(3)) }
          await clock.advance()
          time.continuation.yield()
          later.continuation.yield()
          await clock.schedule.watchHasEnded()
          sleep.cancel()
        }
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("ends in 3 seconds of the clock's time") == true)
  }

  #if Foundation
    @Test(.inDebugBuilds) func anActionOfATestQueueThatIsNotAdvancedIsReported() async {
      let reports = await reports {
        try await SleepWatch.$current.withValue(watch) {
          let queue = DispatchQueue.test
          let property = Mirror(reflecting: queue).descendant("clock")
          let clock = try #require(property as? TestClock<Duration>)
          let action = Task {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
              queue.schedule(after: queue.now.advanced(by: .seconds(2))) { continuation.resume() }
            }
          }
          await queue.advance()
          time.continuation.yield()
          await clock.schedule.watchHasEnded()
          await queue.advance(by: .seconds(2))
          await action.value
        }
      }
      #expect(reports.count == 1)
      #expect(reports.first?.contains(": A scheduled action has waited for 0 seconds") == true)
      #expect(reports.first?.contains("The scheduled action at /") == true)
      #expect(reports.first?.contains(" ends in 2 seconds of the clock's time.") == true)
      #expect(reports.first?.contains("Advance its queue, with 'await queue.advance(by:)'") == true)
    }

    @Test func anActionThatHasRunOrIsCancelledIsNotReported() async {
      let reports = await reports(canBeEmpty: true) {
        try await SleepWatch.$current.withValue(watch) {
          let queue = DispatchQueue.test
          let property = Mirror(reflecting: queue).descendant("clock")
          let clock = try #require(property as? TestClock<Duration>)
          queue.schedule(after: queue.now.advanced(by: .seconds(2))) {}
          queue.schedule(after: queue.now.advanced(by: .seconds(3))) {}.cancel()
          await queue.advance(by: .seconds(2))
          time.continuation.yield()
          await clock.schedule.watchHasEnded()
        }
      }
      #expect(reports == [])
    }
  #endif

  @Test(arguments: [
    (Duration.seconds(10), "for 10 seconds of real"), (.seconds(1), "for 1 second of real"),
    (.milliseconds(1500), "for 1.5 seconds of real"),
  ])
  func itNamesHowLongTheSleepHasWaited(patience: Duration, words: String) {
    #expect(
      SleepWatch(patience: patience) { .now }.report("sleep", Duration.seconds(3), place: nil)
        .contains(
          words))
  }

  /// In a run with many tests, a test may wait for its turn between a sleep and the call that
  /// advances its clock.
  @Test func secondsInWhichTheProcessIsBusyDoNotCount() async {
    let seconds = LockIsolated([1.05, 7, 60, 1.05, 1.05, 2, 1.05, 1.05, 1.05, 1.05][...])
    let time = QuietTime { seconds.withValue { .seconds($0.removeFirst()) } }
    await time.wait(seconds: 3)
    #expect(seconds.value == [1.05])
  }

  @Test func aSleepThatBeganDuringTheWaitIsReportedAfterTheNextOne() async {
    let looks = LockIsolated([ContinuousClock.now])
    let watch = SleepWatch(patience: .zero) { [time] in
      for await _ in time.stream { break }
      return looks.withValue { $0.popLast() ?? .now }
    }
    let reports = await reports {
      await SleepWatch.$current.withValue(watch) {
        let clock = TestClock()
        let sleep = Task { try await clock.sleep(for: .seconds(3)) }
        await clock.advance()
        time.continuation.yield()
        time.continuation.yield()
        await clock.schedule.watchHasEnded()
        sleep.cancel()
      }
    }
    #expect(reports.count == 1)
    #expect(looks.value == [])
  }

  @Test func runNamesTheFunctionsOfTheSleepsThatAreLeft() async throws {
    let reports = await reports {
      let clock = TestClock()
      let timer = Task { for await _ in clock.timer(interval: .seconds(1)) {} }
      let other = Task { try await clock.sleep(for: .seconds(1_000_000)) }
      await clock.run(timeout: .zero)
      timer.cancel()
      other.cancel()
    }
    let report = try #require(reports.first)
    #expect(report.contains("2 sleeps are still suspended, due in 1.0 seconds"))
    #expect(report.contains("in SleepWatchTests.runNamesTheFunctionsOfTheSleepsThatAreLeft())"))
  }
}
