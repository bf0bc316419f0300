import Foundation
import GeneratedSupport
import GeneratedTestSupport
import Testing

/// Models that start tasks of their own, timed by a test clock, in no scope.
///
/// `Scripts/busy-core` runs them many times on a busy core.
@Suite struct UnstructuredWorkTests {
  @Test(arguments: Scenario.all) func aTestClockWaitsForTasks(_ scenario: Scenario) async {
    for _ in 0..<Scenario.repetitions { await scenario.run() }
  }

  /// The first test that a user writes, as it stands in a user's project.
  @MainActor @Test func debounces() async {
    let clock = TestClock()
    let model = withDependencies {
      $0.continuousClock = clock
      $0.searchClient.search = { [$0] }
    } operation: {
      SearchModel()
    }
    model.query = "B"
    await clock.advance(by: .milliseconds(100))
    model.query = "Be"
    await clock.advance(by: .milliseconds(300))
    await model.finish()
    #expect(model.results == ["Be"])
  }
}

/// The same where tasks are serial.
@Suite(.mainSerialExecutor) struct SerialUnstructuredWorkTests {
  @Test(arguments: Scenario.all) func aTestClockWaitsForTasks(_ scenario: Scenario) async {
    for _ in 0..<Scenario.repetitions {
      #expect(await Task.detached { MainQueue.isCurrent }.value)
      await scenario.run()
    }
  }
}

/// A way in which a model starts its tasks.
struct Scenario: Sendable, CustomTestStringConvertible {
  static let repetitions =
    ProcessInfo.processInfo.environment["CLOCK_REPETITIONS"].flatMap { Int($0) } ?? 20

  let testDescription: String
  let run: @Sendable () async -> Void

  static let all = ofTestClocks + ofTestQueues

  private static let ofTestClocks = [
    Self(testDescription: "a model of the main actor") { await debounceOnTheMainActor() },
    Self(testDescription: "a model without isolation") { await debounce(PlainSearchModel.init) },
    Self(testDescription: "an actor") { await debounce(SearchActor.init) },
    Self(testDescription: "a producer behind a stream") { await stream() },
    Self(testDescription: "two models at once") { await twoModels() },
    Self(testDescription: "a clock that is run to its end") { await runOfAClock() },
  ]

  @MainActor private static func debounceOnTheMainActor() async {
    await debounce { SearchModel() }
  }

  private static func debounce(
    isolation: isolated (any Actor)? = #isolation, _ makeModel: () -> some SearchModelProtocol
  ) async {
    let results = await resultsOfTyping(makeModel)
    #expect(results == [[], ["Be"]])
  }

  private static func stream() async {
    let clock = TestClock()
    let received = LockIsolated<[Int]>([])
    let consumer = Task {
      for await tick in ticks(of: clock) { received.withValue { $0.append(tick) } }
    }
    for tick in 1...3 {
      await clock.advance(by: .seconds(1))
      #expect(received.value == Array(1...tick))
    }
    await consumer.value
  }

  private static func ticks(of clock: TestClock<Duration>) -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        for tick in 1...3 {
          try? await clock.sleep(for: .seconds(1))
          continuation.yield(tick)
        }
        continuation.finish()
      }
    }
  }

  private static func twoModels() async {
    let clock = TestClock()
    let models = withDependencies {
      $0.continuousClock = clock
      $0.searchClient.search = { [$0] }
    } operation: {
      (PlainSearchModel(), SearchActor())
    }
    await models.0.search("A")
    await models.1.search("B")
    await clock.advance(by: .milliseconds(300))
    #expect(models.0.results == ["A"])
    #expect(await models.1.results == ["B"])
  }

  /// One task sleeps once, another one sleeps again each time that it is woken.
  private static func runOfAClock() async {
    let clock = TestClock()
    let model = withDependencies {
      $0.continuousClock = clock
      $0.searchClient.search = { [$0] }
    } operation: {
      PlainSearchModel()
    }
    await model.search("B")
    await model.search("Be")
    let received = LockIsolated<[Int]>([])
    let consumer = Task {
      for await tick in ticks(of: clock) { received.withValue { $0.append(tick) } }
    }
    await clock.run()
    #expect(model.results == ["Be"])
    #expect(received.value == [1, 2, 3])
    consumer.cancel()
  }

  #if Foundation
    private static let ofTestQueues = [
      Self(testDescription: "a model with a test queue") { await testQueue() }
    ]

    private static func testQueue() async {
      let queue = DispatchQueue.test
      let model = await QueueModel(queue.eraseToAnyScheduler())
      await model.enter("B")
      await queue.advance(by: .milliseconds(100))
      await model.enter("Be")
      await queue.advance(by: .milliseconds(300))
      #expect(await model.texts == ["Be"])
      await model.show("in a second")
      await queue.advance(by: .seconds(1))
      #expect(await model.texts == ["Be", "in a second"])
      await model.enter("Bee")
      await model.show("at last")
      await queue.run()
      #expect(await model.texts == ["Be", "in a second", "Bee", "at last"])
    }
  #else
    private static let ofTestQueues: [Scenario] = []
  #endif
}

#if Foundation
  /// A model that measures time with a scheduler.
  @MainActor private final class QueueModel {
    private let queue: AnySchedulerOf<DispatchQueue>
    private(set) var texts: [String] = []
    private var task: Task<Void, Never>?

    init(_ queue: AnySchedulerOf<DispatchQueue>) {
      self.queue = queue
    }

    /// Shows the text when the user has entered nothing for 300 ms.
    func enter(_ text: String) {
      task?.cancel()
      task = Task {
        do {
          try await queue.sleep(for: .milliseconds(300))
          texts.append(text)
        } catch {}
      }
    }

    /// Shows the text after a second, in a task that the scheduled action starts.
    func show(_ text: String) {
      queue.schedule(after: queue.now.advanced(by: .seconds(1))) {
        Task { @MainActor in self.texts.append(text) }
      }
    }
  }
#endif
