#if Foundation
  import Foundation
  import GeneratedSupport
  import Testing

  @Suite struct SchedulerTests {
    let journal = Journal()

    @Test func actionsRunInTheOrderOfTheirTimes() async throws {
      let queue = DispatchQueue.test
      let erased = queue.eraseToAnyScheduler()
      erased.schedule(after: erased.now.advanced(by: .seconds(2))) { [journal] in journal("b") }
      erased.schedule { [journal] in journal("now") }
      queue.schedule(after: queue.now.advanced(by: .seconds(1))) { [journal] in
        journal("a")
        queue.schedule(after: queue.now.advanced(by: .milliseconds(500))) { journal("then") }
      }
      let cancelled = erased.schedule(after: erased.now.advanced(by: .seconds(1))) { [journal] in
        journal("cancelled")
      }
      cancelled.cancel()
      await queue.advance()
      #expect(journal.take() == ["now"])
      await queue.advance(by: .seconds(2))
      #expect(journal.take() == ["a", "then", "b"])
      try await queue.checkSuspension()
    }

    @Test func sleepsAndTimersFollowTheTestScheduler() async {
      let loop = RunLoop.test
      let erased = loop.eraseToAnyScheduler()
      await withMainSerialExecutor {
        async let work: Void = {
          try? await erased.sleep(for: .seconds(1))
          journal("awake")
        }()
        async let _: Void = {
          for await _ in erased.timer(interval: .seconds(2)) { journal("tick") }
        }()
        await loop.advance(by: .seconds(4))
        #expect(journal.all == ["awake", "tick", "tick"])
        await work
      }
    }

    @Test func runEndsWhenNothingIsScheduled() async throws {
      let queue = DispatchQueue.test
      queue.schedule(after: queue.now.advanced(by: .seconds(100))) { [journal] in journal("ran") }
      await #expect(throws: SuspensionError.self) { try await queue.checkSuspension() }
      await queue.run()
      #expect(journal.all == ["ran"])
    }

    @Test func immediateSchedulersDoNotWait() async throws {
      let queue: AnySchedulerOf<DispatchQueue> = .immediate
      queue.schedule(after: queue.now.advanced(by: .seconds(9))) { [journal] in journal("ran") }
      #expect(journal.all == ["ran"])
      try await queue.sleep(for: .seconds(3600))
      #expect(RunLoop.immediate.eraseToAnyScheduler().now.offset == .zero)
    }

    @Test func instantsHaveDates() {
      let before = Date()
      let now = AnySchedulerOf<RunLoop>.main.now.date
      #expect(before <= now.addingTimeInterval(0.001) && now <= Date().addingTimeInterval(0.001))
      #expect(RunLoop.immediate.now.date == Date(timeIntervalSince1970: 0))
      let loop = RunLoop.test
      loop.advance(by: 90)
      #expect(loop.now.date == Date(timeIntervalSince1970: 90))
      #expect(TestSchedulerOf<RunLoop>.Instant(Date(timeIntervalSince1970: 90)) == loop.now)
    }

    @Test func timesCanBeNumbersOfSeconds() async throws {
      let queue = DispatchQueue.test
      queue.schedule(after: queue.now.advanced(by: 1.5)) { [journal] in journal("ran") }
      await queue.advance(by: 1)
      #expect(journal.take() == [])
      await queue.advance(by: 0.5)
      #expect(journal.take() == ["ran"])
      await queue.advance(by: .zero)
      #expect(queue.now.offset == .seconds(1.5))
      try await AnySchedulerOf<DispatchQueue>.immediate.sleep(for: 3600)
    }

    @Test func aTestCanAdvanceWithoutWaiting() {
      let queue = DispatchQueue.test
      queue.schedule(after: queue.now.advanced(by: .seconds(1))) { [journal] in
        journal("a")
        queue.schedule(after: queue.now.advanced(by: .seconds(1))) { journal("b") }
      }
      queue.advance(by: .seconds(1))
      #expect(journal.take() == ["a"])
      queue.advance(to: queue.now.advanced(by: .seconds(5)))
      #expect(journal.take() == ["b"])
      queue.schedule { [journal] in journal("now") }
      queue.advance()
      #expect(journal.take() == ["now"])
      #expect(queue.now.offset == .seconds(6))
    }

    @Test func theTimerOfAnImmediateSchedulerTicksOnce() async {
      let (ticks, tick) = AsyncStream<Void>.makeStream()
      let count = LockIsolated(0)
      let task = Task {
        for await _ in RunLoop.immediate.timer(interval: 1) {
          count.withValue { $0 += 1 }
          tick.yield()
        }
        return Task.isCancelled
      }
      for await _ in ticks.prefix(1) {}
      for _ in 0..<100 { await Task.yield() }
      task.cancel()
      #expect(await task.value)
      #expect(count.value == 1)
    }

    @Test func theMainQueueRunsWhatIsDue() async throws {
      await runs(on: AnySchedulerOf<DispatchQueue>.main)
      await runs(on: AnySchedulerOf<RunLoop>.main)
      try await AnySchedulerOf<DispatchQueue>.main.sleep(for: .zero)
    }

    private func runs(on scheduler: AnySchedulerOf<some Any>) async {
      await withCheckedContinuation { continuation in
        scheduler.schedule {
          MainActor.assertIsolated()
          continuation.resume()
        }
      }
    }

    @Test func unimplementedSchedulersReportEachUse() async {
      let reports = await reports {
        let queue: AnySchedulerOf<DispatchQueue> = .unimplemented
        queue.schedule {}
        try await queue.sleep(for: .seconds(1))
      }
      for member in ["now", "schedule", "sleep"] {
        #expect(reports.contains { $0.hasSuffix("Unimplemented: DispatchQueue.\(member)") })
      }
    }
  }
#endif
