import GeneratedSupport
import Testing

@Suite struct TestClockTests {
  let clock = TestClock()
  let log = Journal()

  func sleep(_ seconds: Int, _ name: String) async {
    do {
      try await clock.sleep(for: .seconds(seconds))
      log("\(name) at \(clock.now.offset)")
    } catch {
      log("\(name) cancelled at \(clock.now.offset)")
    }
  }

  @Test func sleepersAreWokenByDeadlineAndThenAsTheyCame() async {
    await withMainSerialExecutor {
      async let a: Void = sleep(3, "a")
      async let b: Void = sleep(1, "b")
      async let c: Void = sleep(3, "c")
      async let d: Void = sleep(2, "d")
      await clock.advance(by: .seconds(2))
      #expect(log.take() == ["b at 1.0 seconds", "d at 2.0 seconds"])
      await clock.advance(by: .seconds(2))
      #expect(log.take() == ["a at 3.0 seconds", "c at 3.0 seconds"])
      #expect(clock.now.offset == .seconds(4))
      _ = await (a, b, c, d)
    }
  }

  @MainActor final class Model {
    var woken: [Int] = []
    func sleep(_ seconds: Int, on clock: TestClock<Duration>) async {
      try? await clock.sleep(for: .seconds(seconds))
      woken.append(seconds)
    }
  }

  @MainActor @Test func theSameOnTheMainActor() async {
    let model = Model()
    await withMainSerialExecutor {
      async let a: Void = model.sleep(3, on: clock)
      async let b: Void = model.sleep(1, on: clock)
      async let c: Void = model.sleep(2, on: clock)
      await clock.advance(by: .seconds(2))
      #expect(model.woken == [1, 2])
      await clock.advance(by: .seconds(1))
      #expect(model.woken == [1, 2, 3])
      _ = await (a, b, c)
    }
  }

  @Test func whatAnAdvancePutsToSleepUpToItsEndIsWokenByIt() async {
    await withMainSerialExecutor {
      async let work: Void = {
        for name in ["a", "b", "c", "d"] { await sleep(1, name) }
      }()
      await clock.advance(by: .seconds(3))
      #expect(log.take() == ["a at 1.0 seconds", "b at 2.0 seconds", "c at 3.0 seconds"])
      _ = await clock.advance(by: .seconds(1))
      #expect(log.take() == ["d at 4.0 seconds"])
      await work
    }
  }

  @Test func aPassedDeadlineDoesNotSuspendAndThePresentDoes() async throws {
    try await withMainSerialExecutor {
      await clock.advance(by: .seconds(5))
      try await clock.sleep(until: TestClock.Instant(offset: .seconds(4)))
      async let present: Void = sleep(0, "present")
      await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
      await clock.advance()
      #expect(log.take() == ["present at 5.0 seconds"])
      await present
    }
  }

  @Test func timeDoesNotGoBack() async {
    await clock.advance(to: TestClock.Instant(offset: .seconds(5)))
    await clock.advance(to: TestClock.Instant(offset: .seconds(4)))
    await clock.advance(by: .seconds(-1))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func cancellationEndsTheSleepAndThrows() async throws {
    try await withMainSerialExecutor {
      await withTaskGroup { group in
        group.addTask { await sleep(1, "a") }
        group.addTask { await sleep(1, "b") }
        await clock.advance()
        group.cancelAll()
        await group.waitForAll()
        group.addTask { await sleep(1, "asleep after it") }
      }
      #expect(
        log.take().sorted() == [
          "a cancelled at 0.0 seconds", "asleep after it cancelled at 0.0 seconds",
          "b cancelled at 0.0 seconds",
        ])
      try await clock.checkSuspension()
    }
  }

  @Test func aSuspensionSaysHowManySleepUntilWhen() async {
    await withMainSerialExecutor {
      async let a: Void = sleep(3, "a")
      async let b: Void = sleep(2, "b")
      await clock.advance(by: .seconds(1))
      let error = await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
      #expect(error?.count == 2)
      #expect(
        error?.description
          == """
          2 sleeps are still suspended, due in 1.0 seconds (TestClockTests.sleep(_:_:)), 2.0 seconds \
          (TestClockTests.sleep(_:_:)).
          """)
      await clock.run()
      await #expect(throws: Never.self) { try await clock.checkSuspension() }
      _ = await (a, b)
    }
  }

  @Test func runEndsWhenNobodySleeps() async {
    await withMainSerialExecutor {
      async let work: Void = {
        for seconds in [10, 200, 3_000] { await sleep(seconds, "awake") }
      }()
      await clock.run(timeout: .zero)
      #expect(
        log.take() == [
          "awake at 10.0 seconds", "awake at 210.0 seconds", "awake at 3210.0 seconds",
        ])
      await work
    }
  }

  @Test func runReportsWhatNeverEnds() async {
    let reports = await reports {
      let clock = TestClock()
      await withMainSerialExecutor {
        async let _: Void = { for await _ in clock.timer(interval: .seconds(1)) {} }()
        await clock.run(timeout: .milliseconds(1))
        await clock.advance()
      }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 4): Expected all sleeps to finish, but some are still suspended after 0.001 seconds. \
        1 sleep is still suspended, due in 1.0 seconds. Cancel work that never ends, such as a timer, before 'run', \
        or call 'advance' instead of 'run'.
        """
      ])
  }

  @Test func sleepersOnOtherExecutorsAreWokenOneAfterTheOther() async {
    let executor = SerialTaskExecutor()
    await withTaskExecutorPreference(executor) {
      async let a: Void = sleep(3, "a")
      async let b: Void = sleep(1, "b")
      async let c: Void = sleep(3, "c")
      async let d: Void = sleep(2, "d")
      await executor.settle()
      await clock.advance(by: .seconds(3))
      #expect(log.take().map { $0.prefix(1) } == ["b", "d", "a", "c"])
      _ = await (a, b, c, d)
    }
  }

  @Test func advancingWaitsForTheExecutorOfTheSleeper() async {
    let executor = SerialTaskExecutor()
    async let work: Void = executor.run {
      await sleep(1, "a")
      await sleep(1, "b")
    }
    // Not a wait for time: the task has yet to reach the executor.
    while (try? await clock.checkSuspension()) != nil { await executor.settle() }
    await clock.advance(by: .seconds(2))
    #expect(log.take() == ["a at 1.0 seconds", "b at 2.0 seconds"])
    await work
  }

  @Test func advancingWaitsForWorkHereThatASleeperElsewhereLedTo() async {
    let executor = SerialTaskExecutor()
    let (woken, wake) = AsyncStream<Never>.makeStream()
    async let sleeper: Void = executor.run {
      await sleep(1, "a")
      wake.finish()
    }
    await withMainSerialExecutor {
      async let work: Void = {
        for await _ in woken {}
        for _ in 0..<10 { await Task.yield() }
        log("b")
      }()
      while (try? await clock.checkSuspension()) != nil { await executor.settle() }
      await clock.advance(by: .seconds(1))
      #expect(log.take() == ["a at 1.0 seconds", "b"])
      await work
    }
    await sleeper
  }
}
