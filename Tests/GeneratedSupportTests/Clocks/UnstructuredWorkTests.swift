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
}

/// The same where tasks are serial.
@Suite(.mainSerialExecutor) struct SerialUnstructuredWorkTests {
  @Test(arguments: Scenario.all) func aTestClockWaitsForTasks(_ scenario: Scenario) async {
    for _ in 0..<Scenario.repetitions { await scenario.run() }
  }
}

/// A way in which a model starts its tasks.
struct Scenario: Sendable, CustomTestStringConvertible {
  static let repetitions =
    ProcessInfo.processInfo.environment["CLOCK_REPETITIONS"].flatMap { Int($0) } ?? 20

  let testDescription: String
  let run: @Sendable () async -> Void

  static let all = [
    Self(testDescription: "a model of the main actor") { await debounceOnTheMainActor() },
    Self(testDescription: "a model without isolation") { await debounce(PlainSearchModel.init) },
    Self(testDescription: "an actor") { await debounce(SearchActor.init) },
    Self(testDescription: "a producer behind a stream") { await stream() },
    Self(testDescription: "two models at once") { await twoModels() },
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
}
