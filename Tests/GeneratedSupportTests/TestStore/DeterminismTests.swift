import Foundation
import GeneratedTestSupport
import Testing

/// The same over and over. A test must not fail on a busy machine, and must not wait for real time.
///
///     STORE_REPETITIONS=10000 swift test --filter DeterminismTests
@MainActor @Suite struct DeterminismTests {
  private static let repetitions =
    ProcessInfo.processInfo.environment["STORE_REPETITIONS"].flatMap { Int($0) } ?? 50

  /// Runs the test again and again, and stops at the first failure.
  private func repeated(
    _ test: @MainActor () async -> TestStoreOf<ScriptedFeature>
  ) async throws {
    for repetition in 1...Self.repetitions {
      let store = await test()
      await store.finish()
      try #require(store.idleTime == .zero, "repetition \(repetition)")
    }
  }

  @Test func aTimerTicksFiveTimes() async throws {
    try await repeated {
      let clock = TestClock()
      let store = ScriptedFeature.store {
        .run { send in
          for _ in 1...5 {
            try await clock.sleep(for: .seconds(1))
            await send(.first)
          }
        }
      }
      await store.send(.start)
      for tick in 1...5 {
        await clock.advance(by: .seconds(1))
        await store.receive(\.first) { $0.count = tick }
      }
      return store
    }
  }

  @Test func aTimerOfAnImmediateClockTicksFiveTimes() async throws {
    try await repeated {
      let clock = ImmediateClock()
      let store = ScriptedFeature.store {
        .run { send in
          for _ in 1...5 {
            try await clock.sleep(for: .seconds(1))
            await send(.first)
          }
        }
      }
      await store.send(.start)
      for tick in 1...5 { await store.receive(\.first) { $0.count = tick } }
      return store
    }
  }

  @Test func aDebouncedEffectIsSentOnce() async throws {
    try await repeated {
      let clock = TestClock()
      let store = ScriptedFeature.store {
        Effect.run { send in await send(.first) }
          .debounce(id: 1, for: .milliseconds(300), clock: clock)
      }
      for _ in 1...3 {
        await store.send(.start)
        await clock.advance(by: .milliseconds(299))
      }
      await clock.advance(by: .milliseconds(1))
      await store.receive(\.first) { $0.count = 1 }
      return store
    }
  }

  @Test func aThrottledEffectIsSentAtTheEndsOfItsInterval() async throws {
    try await repeated {
      let clock = TestClock()
      let store = ScriptedFeature.store {
        Effect.run { send in await send(.first) }
          .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
      }
      await store.send(.start)
      await store.receive(\.first) { $0.count = 1 }
      await store.send(.start)
      await store.send(.start)
      await clock.advance(by: .seconds(1))
      await store.receive(\.first) { $0.count = 2 }
      return store
    }
  }

  @Test func anEffectCancelsTheOneInFlight() async throws {
    try await repeated {
      let clock = TestClock()
      let number = LockIsolated(0)
      let store = ScriptedFeature.store {
        let number = number.withValue { number in
          number += 1
          return number
        }
        return .run { send in
          try await clock.sleep(for: .milliseconds(10))
          for _ in 1...number { await Task.yield() }
          await send(.numbered(number))
        }
        .cancellable(id: 1, cancelInFlight: true)
      }
      await store.send(.start)
      await clock.advance(by: .milliseconds(9))
      await store.send(.start)
      await store.send(.start)
      await clock.advance(by: .milliseconds(10))
      await store.receive(.numbered(3)) { $0.count = 3 }
      return store
    }
  }

  @Test func mergedAndConcatenatedEffectsHaveAnOrder() async throws {
    try await repeated {
      let store = ScriptedFeature.store {
        .concatenate(
          .merge(.numbered(1, after: 3), .numbered(2, after: 2), .numbered(3, after: 1)),
          .numbered(4, after: 5),
          .merge(.numbered(5, after: 0), .send(.numbered(6)), .numbered(7, after: 0)))
      }
      await store.send(.start)
      for number in [3, 2, 1, 4, 6, 5, 7] {
        await store.receive(.numbered(number)) { $0.count = number }
      }
      return store
    }
  }

  @Test func unstructuredTasksHaveAnOrder() async throws {
    try await repeated {
      let store = ScriptedFeature.store {
        .run { send in
          let tasks = (1...3).map { number in
            Task {
              await Task.yield()
              await send(.numbered(number))
            }
          }
          let detached = Task.detached { await send(.numbered(4)) }
          for task in tasks { await task.value }
          await detached.value
          await send(.first)
        }
      }
      await store.send(.start)
      for number in [4, 1, 2, 3] { await store.receive(.numbered(number)) { $0.count = number } }
      await store.receive(\.first) { $0.count = 4 }
      return store
    }
  }

  @Test func unawaitedTasksAreAwaitedByTheStore() async throws {
    try await repeated {
      let store = ScriptedFeature.store {
        .run { send in
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          Task {
            await Task.detached { _ = continuation.yield(1) }.value
            continuation.finish()
          }
          for await number in stream { await send(.numbered(number)) }
        }
      }
      await store.send(.start)
      await store.receive(.numbered(1)) { $0.count = 1 }
      return store
    }
  }

  @Test func aStreamWithAProducerIsReadToItsEnd() async throws {
    try await repeated {
      let store = ScriptedFeature.store {
        .run { send in
          let numbers = AsyncStream { continuation in
            let producer = Task {
              for number in 1...5 {
                await Task.yield()
                continuation.yield(number)
              }
              continuation.finish()
            }
            continuation.onTermination = { _ in producer.cancel() }
          }
          for await number in numbers { await send(.numbered(number)) }
        }
      }
      await store.send(.start)
      for number in 1...5 { await store.receive(.numbered(number)) { $0.count = number } }
      return store
    }
  }

  /// Other tests run beside these.
  @Test(arguments: 1...2) func storesOfParallelTestsAreIndependent(_ index: Int) async throws {
    try await repeated {
      let clock = TestClock()
      let store = ScriptedFeature.store {
        .run { send in
          for await _ in clock.timer(interval: .seconds(index)) {
            await send(.numbered(index))
          }
        }
      }
      let task = await store.send(.start)
      await clock.advance(by: .seconds(index))
      await store.receive(.numbered(index)) { $0.count = index }
      await clock.advance(by: .seconds(index))
      await store.receive(.numbered(index))
      await task.cancel()
      return store
    }
  }

  @Test func twoStoresOfATestHaveAnOrder() async throws {
    try await repeated {
      let clock = TestClock()
      let order = LockIsolated<[Int]>([])
      @MainActor func makeStore(_ number: Int) -> TestStoreOf<ScriptedFeature> {
        ScriptedFeature.store {
          .run { send in
            try await clock.sleep(for: .seconds(1))
            order.withValue { $0.append(number) }
            await send(.numbered(number))
          }
        }
      }
      let first = makeStore(1)
      let second = makeStore(2)
      await second.send(.start)
      await first.send(.start)
      await clock.advance(by: .seconds(1))
      await first.receive(.numbered(1)) { $0.count = 1 }
      await second.receive(.numbered(2)) { $0.count = 2 }
      #expect(order.value == [2, 1])
      await second.finish()
      return first
    }
  }
}

extension Effect where Action == ScriptedFeature.Action {
  /// Sends the number after so many steps.
  fileprivate static func numbered(_ number: Int, after steps: Int) -> Self {
    .run { send in
      for _ in 0..<steps { await Task.yield() }
      await send(.numbered(number))
    }
  }
}
