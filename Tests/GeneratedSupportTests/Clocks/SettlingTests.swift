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

  @MainActor @Test func consumersOnTheMainActorComeFirst() async {
    let links = (0..<12).map { _ in AsyncStream<String>.makeStream() }
    await withMainSerialExecutor {
      async let consumers: Void = forward(through: links[...])
      await advance { [continuation = links[0].continuation] in continuation.yield($0) }
      for link in links { link.continuation.finish() }
      await consumers
    }
    let steps = ["done"] + (0..<12).map { "\($0)" }
    #expect(log.all == ["a", "b"].flatMap { name in steps.map { "\(name) \($0)" } })
  }

  typealias Link = (stream: AsyncStream<String>, continuation: AsyncStream<String>.Continuation)

  @MainActor private func forward(through links: ArraySlice<Link>) async {
    guard let link = links.first else { return }
    async let others: Void = forward(through: links.dropFirst())
    for await name in link.stream {
      log("\(name) \(links.startIndex)")
      links.dropFirst().first?.continuation.yield(name)
    }
    await others
  }

  @MainActor @Test func handoversOnTheMainActorComeFirst() async {
    let batons = (0..<3).map { _ in Baton() }
    await withMainSerialExecutor {
      async let last: Void = hand(batons[2], "2", to: nil)
      async let second: Void = hand(batons[1], "1", to: batons[2])
      async let first: Void = hand(batons[0], "0", to: batons[1])
      await advance { name in
        if name == "a" { await batons[0].pass() }
      }
      _ = await (first, second, last)
    }
    #expect(log.all == ["0", "a done", "1", "2", "b done"])
  }

  @MainActor private func hand(_ baton: Baton, _ name: String, to next: Baton?) async {
    await baton.wait()
    log(name)
    next?.pass()
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
