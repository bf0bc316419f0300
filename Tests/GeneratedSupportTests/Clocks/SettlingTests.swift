import GeneratedSupport
import Testing

/// What runs before the next sleeper is woken.
@Suite struct SettlingTests {
  let clock = TestClock()
  let log = Journal()

  @Test func childTasksAndGroupsOfASleeperComeFirst() async {
    await advance { name in
      async let half: Void = log("\(name) async let")
      await withTaskGroup { group in
        for index in 0..<3 { group.addTask { log("\(name) child \(index)") } }
      }
      await half
    }
    let steps = ["async let", "child 0", "child 1", "child 2", "done"]
    #expect(log.all == ["a", "b"].flatMap { name in steps.map { "\(name) \($0)" } })
  }

  actor Counter {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func callsOfActorsComeFirst() async {
    let counter = Counter()
    await advance { name in
      for _ in 0..<10 { log("\(name) \(await counter.next())") }
    }
    #expect(log.all == twice(10))
  }

  @MainActor final class Model {
    var count = 0
    func increment() -> Int {
      count += 1
      return count
    }
  }

  @MainActor @Test func callsOfTheMainActorComeFirst() async {
    let model = Model()
    await advance { name in
      for _ in 0..<10 { log("\(name) \(await model.increment())") }
    }
    #expect(log.all == twice(10))
  }

  @Test func consumersOfStreamsComeFirst() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    await withMainSerialExecutor {
      async let consumer: Void = { for await name in stream { log("\(name) consumed") } }()
      await advance { continuation.yield($0) }
      continuation.finish()
      await consumer
    }
    #expect(log.all == ["a done", "a consumed", "b done", "b consumed"])
  }

  /// From task to task without leaving the main actor: nothing of it passes the executor.
  @MainActor @Test func consumersOnTheMainActorComeFirst() async {
    let links = (0..<4).map { _ in AsyncStream<String>.makeStream() }
    await withMainSerialExecutor {
      async let last: Void = forward(links[3].stream, "3", to: nil)
      async let third: Void = forward(links[2].stream, "2", to: links[3].continuation)
      async let second: Void = forward(links[1].stream, "1", to: links[2].continuation)
      async let first: Void = forward(links[0].stream, "0", to: links[1].continuation)
      await advance { [continuation = links[0].continuation] in continuation.yield($0) }
      for link in links { link.continuation.finish() }
      _ = await (first, second, third, last)
    }
    #expect(
      log.all == ["a done", "a 0", "a 1", "a 2", "a 3", "b done", "b 0", "b 1", "b 2", "b 3"])
  }

  @MainActor private func forward(
    _ names: AsyncStream<String>, _ link: String, to next: AsyncStream<String>.Continuation?
  ) async {
    for await name in names {
      log("\(name) \(link)")
      next?.yield(name)
    }
  }

  @Test func tasksThatYieldAreFollowed() async {
    await advance { name in
      for _ in 0..<10 { await Task.yield() }
    }
    #expect(log.all == ["a done", "b done"])
  }

  /// Both sleepers count so far.
  private func twice(_ count: Int) -> [String] {
    let first = (1...count).map { "a \($0)" }
    let second = (count + 1...2 * count).map { "b \($0)" }
    return first + ["a done"] + second + ["b done"]
  }

  /// Two sleepers with one deadline do this.
  func advance(_ work: @escaping @Sendable (String) async -> Void) async {
    await withMainSerialExecutor {
      await withTaskGroup { group in
        for name in ["a", "b"] {
          group.addTask {
            try? await clock.sleep(for: .seconds(1))
            await work(name)
            log("\(name) done")
          }
        }
        await clock.advance(by: .seconds(1))
        #expect(log.all.last?.first == "b")
      }
    }
  }
}
