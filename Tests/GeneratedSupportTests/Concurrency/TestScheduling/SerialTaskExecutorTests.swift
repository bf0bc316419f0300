import GeneratedSupport
import Testing

@Suite struct SerialTaskExecutorTests {
  let executor = SerialTaskExecutor()
  let log = LockIsolated<[String]>([])

  @Test func whoWaitsIsResumedInOrderWhenTheOthersAreAtRest() async {
    await executor.run {
      await withTaskGroup { group in
        for name in ["a", "b", "c"] {
          group.addTask {
            for step in 1...2 {
              await Task.yield()
              log.withValue { $0.append("\(name)\(step)") }
              await executor.settle()
              await Task.yield()
              log.withValue { $0.append("\(name)\(step) settled") }
            }
          }
        }
      }
    }
    let first = ["a1", "b1", "c1", "a1 settled", "a2", "b1 settled", "b2", "c1 settled", "c2"]
    #expect(log.value == first + ["a2 settled", "b2 settled", "c2 settled"])
  }

  @Test func nothingRunsBesideSomethingElse() async {
    let count = Unguarded()
    await executor.run {
      await withTaskGroup { group in
        for _ in 0..<100 {
          group.addTask {
            for _ in 0..<100 {
              count.value += 1
              await Task.yield()
            }
          }
          group.addTask { await addOnTheMainActor(to: count) }
        }
      }
    }
    #expect(count.value == 11_000)
  }

  @MainActor private func addOnTheMainActor(to count: Unguarded) async {
    for _ in 0..<10 { count.value += await one() }
  }

  @concurrent private func one() async -> Int { 1 }

  @Test func settlingWithoutWorkReturns() async {
    await executor.settle()
    await executor.run { _ = await executor.settle() }
  }

  @MainActor @Test func handoversOnTheMainActorAreWaitedFor() async {
    await executor.run {
      let batons = (0...20).map { _ in Baton() }
      async let work: Void = handOver(batons[...])
      await executor.settle()
      batons[0].pass()
      await executor.settle()
      #expect(log.value.count == 20)
      await work
    }
  }

  @MainActor private func handOver(_ batons: ArraySlice<Baton>) async {
    guard batons.count > 1 else { return }
    async let others: Void = handOver(batons.dropFirst())
    await batons[batons.startIndex].wait()
    log.withValue { $0.append("note") }
    batons[batons.startIndex + 1].pass()
    await others
  }

  @MainActor @Test func callsWithinTheMainActorAreWaitedFor() async {
    let baton = Baton()
    await executor.run {
      async let work: Void = callRepeatedly(after: baton)
      await executor.settle()
      baton.pass()
      await executor.settle()
      #expect(log.value.count == 50)
      await work
    }
  }

  @MainActor private func callRepeatedly(after baton: Baton) async {
    await baton.wait()
    for _ in 0..<50 { await call() }
  }

  @MainActor private func call() async { log.withValue { $0.append("call") } }

  @Test func anEndlessJobLeavesTheMainActorAndOtherExecutorsTheirTurns() async {
    await withTaskGroup { group in
      group.addTask {
        await executor.run {
          // Each child is the next job; a yield would leave a gap.
          while !Task.isCancelled {
            async let child: Void = {}()
            await child
          }
        }
      }
      await SerialTaskExecutor().run { _ = await SerialTaskExecutor.current?.settle() }
      await MainActor.run {}
      group.cancelAll()
    }
  }

  @Test func valuesAndErrorsComeThrough() async {
    #expect(await executor.run { 1 } == 1)
    await #expect(throws: CancellationError.self) {
      try await executor.run { throw CancellationError() }
    }
  }
}

/// Not safe; counts right when nothing else runs at the same time.
private final class Unguarded: @unchecked Sendable {
  var value = 0
}
