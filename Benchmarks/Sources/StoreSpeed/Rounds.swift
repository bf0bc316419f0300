/// The times of all rows, in rounds.
@MainActor
struct Rounds {
  private var names: [String] = []
  private var limits: [String: Double] = [:]
  private var times: [String: [Double]] = [:]

  /// Call this first in each round.
  mutating func measureYardstick() {
    let keys = [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)]
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    measure("yardstick: dictionary, ObjectIdentifier") { consume(dictionary[keys[$0 & 1]]) }
  }

  /// Returns the nanoseconds of one call of `body`. The limit is in yardsticks.
  @discardableResult
  mutating func measure(
    _ name: String, limit: Double? = nil, count: Int = 100_000, _ body: (Int) -> Void
  ) -> Double {
    let time = ContinuousClock().measure { for index in 0..<count { body(index) } }
    add(name, limit: limit, time / .nanoseconds(count))
    return time / .nanoseconds(count)
  }

  mutating func measure(
    _ name: String, limit: Double? = nil, count: Int, _ body: @MainActor () async -> Void
  ) async {
    let start = ContinuousClock.now
    for _ in 0..<count { await body() }
    add(name, limit: limit, start.duration(to: .now) / .nanoseconds(count))
  }

  mutating func add(_ name: String, limit: Double?, _ nanoseconds: Double) {
    if times[name] == nil { names.append(name) }
    limits[name] = limit
    times[name, default: []].append(nanoseconds)
  }

  /// The first row is the yardstick. Each round has its own.
  func show(in report: inout Report) {
    guard let yardstick = names.first else { return }
    for name in names {
      report.show(
        name, ratio(of: name, to: yardstick), "yardsticks", limit: limits[name],
        time: median(times[name, default: []]))
    }
  }

  /// The time of one row divided by the time of another, in the same round.
  func ratio(of name: String, to other: String) -> Double {
    median(zip(times[name, default: []], times[other, default: []]).map { $0 / $1 })
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

@inline(never) @_optimize(none)
func consume<T>(_ value: T) {}
