/// The times of all rows, in rounds.
@MainActor
struct Rounds {
  private var names: [String] = []
  private var times: [String: [Double]] = [:]

  /// Call this first in each round.
  mutating func measureYardstick() {
    let keys = [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)]
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    measure("yardstick: dictionary, ObjectIdentifier") { consume(dictionary[keys[$0 & 1]]) }
  }

  mutating func measure(_ name: String, count: Int = 100_000, _ body: (Int) -> Void) {
    add(name, count, ContinuousClock().measure { for index in 0..<count { body(index) } })
  }

  mutating func measure(
    _ name: String, count: Int, _ body: @MainActor () async -> Void
  ) async {
    let start = ContinuousClock.now
    for _ in 0..<count { await body() }
    add(name, count, start.duration(to: .now))
  }

  private mutating func add(_ name: String, _ count: Int, _ time: Duration) {
    if times[name] == nil { names.append(name) }
    times[name, default: []].append(time / .nanoseconds(count))
  }

  /// The first row is the yardstick. Each round has its own.
  func show() {
    guard let yardsticks = names.first.flatMap({ times[$0] }) else { return }
    for name in names {
      let times = times[name, default: []]
      let ratios = zip(times, yardsticks).map { $0 / $1 }
      print("\(column(median(times))) ns \(column(median(ratios))) yardsticks  \(name)")
    }
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func column(_ number: Double) -> String {
    let text = "\((number * 10).rounded() / 10)"
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }
}

@inline(never) @_optimize(none)
func consume<T>(_ value: T) {}
