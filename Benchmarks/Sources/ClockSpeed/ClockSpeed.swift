import Foundation
import GeneratedSupport

/// Microseconds of what tests with clocks do, beside a yardstick.
///
///     swift run -c release --package-path Benchmarks ClockSpeed
@main
struct ClockSpeed {
  static func main() async {
    // Clocks see the work of other threads in tests only: elsewhere, they wait a while for it.
    setenv("XCTestSessionIdentifier", "ClockSpeed", 1)
    let keys = [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)]
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    await measure("yardstick: dictionary, ObjectIdentifier, 1,000 times") {
      for index in 0..<1_000 { consume(dictionary[keys[index & 1]]) }
    }

    await advance("1,000 sleepers, one deadline") { _ in 1_000 }
    await advance("1,000 sleepers, 1,000 deadlines") { $0 + 1 }
    await advance("1,000 sleepers, 1,000 deadlines, last one first") { 1_000 - $0 }
    await advance("1,000 sleepers of the main actor, 1,000 deadlines", onMainActor: true) { $0 + 1 }

    await measure("withMainSerialExecutor, nothing in it") {
      await withMainSerialExecutor { await none() }
    }
    let clock = TestClock()
    await withMainSerialExecutor {
      await measure("advance, nobody sleeps") { await clock.advance(by: .seconds(1)) }
    }
    await measure("a timer that ticks once, from beginning to end") {
      await withMainSerialExecutor {
        let clock = TestClock()
        async let _: Void = { for await _ in clock.timer(interval: .seconds(1)) {} }()
        await clock.advance(by: .seconds(1))
      }
    }
    await measure("ImmediateClock: sleep, 1,000 times") {
      await withMainSerialExecutor {
        let clock = ImmediateClock()
        for _ in 0..<1_000 { try? await clock.sleep(for: .seconds(1)) }
      }
    }
  }

  /// The time of `advance` alone, up to its return, when all have been resumed and have run.
  nonisolated(nonsending) static func advance(
    _ name: String, onMainActor: Bool = false, deadline: @Sendable (Int) -> Int
  ) async {
    var rounds: [Duration] = []
    for _ in 0..<11 {
      let clock = TestClock()
      let woken = LockIsolated(0)
      await withMainSerialExecutor {
        await withTaskGroup { group in
          for index in 0..<1_000 {
            let seconds = deadline(index)
            group.addTask {
              try? await clock.sleep(for: .seconds(seconds))
              if onMainActor { await MainActor.run { woken.withValue { $0 += 1 } } }
              if !onMainActor { woken.withValue { $0 += 1 } }
            }
          }
          await clock.advance()
          rounds.append(
            await ContinuousClock().measure { await clock.advance(by: .seconds(1_000)) })
          precondition(woken.value == 1_000)
        }
      }
    }
    show(rounds, "advance: " + name)
  }

  nonisolated(nonsending) static func measure(_ name: String, _ body: () async -> Void) async {
    var rounds: [Duration] = []
    for _ in 0..<11 { rounds.append(await ContinuousClock().measure(body)) }
    show(rounds, name)
  }

  /// The median of eleven rounds.
  static func show(_ rounds: [Duration], _ name: String) {
    let tenths = Int(rounds.sorted()[5].components.attoseconds / 100_000_000_000)
    let text = "\(tenths / 10).\(tenths % 10) µs"
    print(String(repeating: " ", count: max(0, 13 - text.count)) + text + "  " + name)
  }

  @inline(never) @_optimize(none)
  static func consume<T>(_ value: T) {}

  static func none() async {}
}
