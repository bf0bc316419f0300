import GeneratedSupport
import Testing

@Suite struct ImmediateClockTests {
  @Test func aSleepMovesTheTimeToItsDeadline() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3600))
    #expect(clock.now.offset == .seconds(3600))
  }

  @Test func timeDoesNotGoBack() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(5))
    try await clock.sleep(until: ImmediateClock.Instant(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func cancelledTasksDoNotSleep() async {
    let clock = ImmediateClock()
    let task = Task {
      for await _ in AsyncStream<Never>.never {}
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .zero)
  }

  @Test func othersComeToRestDuringASleep() async throws {
    let journal = Journal()
    let clock: any Clock<Duration> = .immediate
    try await withMainSerialExecutor {
      async let other: Void = {
        for step in 1...3 {
          await Task.yield()
          journal("step \(step)")
        }
      }()
      try await clock.sleep(for: .seconds(1))
      journal("awake")
      await other
    }
    #expect(journal.all == ["step 1", "step 2", "step 3", "awake"])
  }

  @Test func aTimerThatNeverEndsLeavesRoomForOthers() async {
    await withMainSerialExecutor {
      async let _: Void = {
        for await _ in ImmediateClock().timer(interval: .seconds(1)) {}
      }()
      for _ in 0..<10 { await SerialTaskExecutor.current?.settle() }
    }
  }
}

@Suite struct AnyClockTests {
  @Test func isTheClockThatItIsMadeFrom() async throws {
    let base = TestClock<Duration>(
      now: .init(offset: .seconds(7)), minimumResolution: .seconds(1))
    let clock = AnyClock(base)
    #expect(clock.minimumResolution == .seconds(1))
    let start = clock.now
    try await withMainSerialExecutor {
      async let sleep: Void = clock.sleep(for: .seconds(1))
      await base.advance(by: .seconds(1))
      #expect(start.duration(to: clock.now) == .seconds(1))
      try await sleep
    }
  }
}

@Suite struct UnimplementedClockTests {
  @Test func eachUseIsReportedWhereTheClockWasMade() async {
    let reports = await reports { try await useUnimplementedClocks() }
    for member in ["now", "minimumResolution", "sleep"] {
      #expect(reports.contains("A/B.swift:1: Unimplemented: Wall.\(member)"))
    }
    #expect(reports.contains("A/B.swift:2: Unimplemented: Clock.sleep"))
    #expect(reports.contains("A/B.swift:3: Unimplemented: Mine.sleep"))
    let file = "GeneratedSupportTests/OtherClockTests.swift"
    #expect(reports.contains("\(file):\(madeAt): Unimplemented: Clock.sleep"))
  }
}

extension UnimplementedClockTests {
  @Test func theTimeBeginsWhereItIsToldTo() async {
    let clock = UnimplementedClock<Duration>(
      name: "Wall", now: .init(offset: .seconds(7)), fileID: "A/B.swift", line: 1)
    let reports = await reports {
      #expect(clock.now.offset == .seconds(7))
      try await clock.sleep(until: clock.now.advanced(by: .seconds(2)))
      #expect(clock.now.offset == .seconds(9))
    }
    #expect(reports.contains("A/B.swift:1: Unimplemented: Wall.sleep"))
  }

  /// Compiles: other packages have a type `AsyncTimerSequence`.
  @Test func aTimerDoesNotTakeTheNameOfAnotherPackagesType() {
    struct AsyncTimerSequence {}
    let timer: _AsyncTimerSequence<AnyClock<Duration>> = TestClock().timer(interval: .seconds(1))
    _ = (AsyncTimerSequence(), timer)
  }
}

private let madeAt = #line + 2
private func useUnimplementedClocks() async throws {
  let bare = UnimplementedClock()
  try await bare.sleep(until: UnimplementedClock.Instant())

  let wall = UnimplementedClock(TestClock(), name: "Wall", fileID: "A/B.swift", line: 1)
  _ = wall.minimumResolution
  try await wall.sleep(until: wall.now.advanced(by: .seconds(-1)))

  let clock: any Clock<Duration> = .unimplemented(ImmediateClock(), fileID: "A/B.swift", line: 2)
  try await clock.sleep(for: .seconds(1))
  let named: any Clock<Duration> = .unimplemented(name: "Mine", fileID: "A/B.swift", line: 3)
  try await named.sleep(for: .seconds(1))
}

@Suite struct TimerTests {
  let clock = TestClock()
  let journal = Journal()

  @Test func ticksOncePerInterval() async {
    await withMainSerialExecutor {
      async let _: Void = {
        for await tick in clock.timer(interval: .seconds(1)) { journal("\(tick.offset)") }
      }()
      await clock.advance(by: .milliseconds(2_500))
      #expect(journal.take() == ["1.0 seconds", "2.0 seconds"])
      await clock.advance(by: .milliseconds(500))
      #expect(journal.take() == ["3.0 seconds"])
    }
  }

  @Test func missedTicksAreOneAndTheOthersKeepTheirTimes() async {
    await withMainSerialExecutor {
      async let _: Void = {
        for await _ in clock.timer(interval: .seconds(1)) {
          journal("\(clock.now.offset)")
          if clock.now.offset == .seconds(1) { try? await clock.sleep(for: .milliseconds(3_500)) }
        }
      }()
      await clock.advance(by: .seconds(6))
      #expect(journal.all == ["1.0 seconds", "4.5 seconds", "5.0 seconds", "6.0 seconds"])
    }
  }

  @Test func endsWhenItsTaskIsCancelled() async throws {
    try await withMainSerialExecutor {
      await withTaskGroup { group in
        group.addTask {
          var timer = clock.timer(interval: .seconds(1)).makeAsyncIterator()
          while await timer.next() != nil { journal("tick") }
          journal(await timer.next() == nil ? "end" : "tick after the end")
        }
        await clock.advance(by: .seconds(2))
        group.cancelAll()
      }
      #expect(journal.all == ["tick", "tick", "end"])
      try await clock.checkSuspension()
    }
  }

  @Test func staysEndedWhereTheClockWouldGoOn() async {
    let cancelled = Task {
      var timer = ImmediateClock().timer(interval: .seconds(1)).makeAsyncIterator()
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      #expect(await timer.next() == nil)
      return timer
    }
    var timer = await cancelled.value
    #expect(await timer.next() == nil)
  }

  @Test func isMadeFromAnyClock() async {
    let any: any Clock<Duration> = ImmediateClock()
    var ticks = 0
    for await _ in any.timer(interval: .seconds(1)) {
      ticks += 1
      if ticks == 3 { break }
    }
    #expect(ticks == 3)
  }
}
