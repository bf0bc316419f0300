import GeneratedSupport

/// How long dumps and diffs take, beside a yardstick.
///
///     swift run -c release --package-path Benchmarks DumpSpeed [WORD…]
///
/// Only those whose name has all the words are measured.
@main
struct DumpSpeed {
  static func main() {
    let keys = [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)]
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    measure("yardstick: dictionary, ObjectIdentifier", rounds: 100_000) { dictionary[keys[$0 & 1]] }
    measureStructs()
    let numbers = Array(0..<100_000)
    var changed = numbers
    changed[50_000] = 7
    measure("100,000 numbers: diff with one change", rounds: 1) { _ in diff(numbers, changed) }
    measure("100,000 numbers: diff with all reversed", rounds: 1) { _ in
      diff(numbers, numbers.reversed())
    }
  }

  static func measureStructs() {
    let value = Wide()
    var other = value
    other.f25 = "changed"
    measure("50 fields, dump", rounds: 20) { _ in String(customDumping: value) }
    measure("50 fields, diff with one change", rounds: 20) { _ in diff(value, other) }
    for count in [1_000, 100_000] {
      let rows = (0..<count).map(Row.init)
      var changed = rows
      changed[count / 2].title = "changed"
      if count == 1_000 {
        measure("1,000 structs, dump", rounds: 1) { _ in String(customDumping: rows) }
      }
      measure("\(count) structs, diff with one change", rounds: 1) { _ in
        diff(rows, changed)
      }
      measure("\(count) structs, diff with one removed", rounds: 1) { _ in
        diff(rows, Array(rows[..<(count / 2)] + rows[(count / 2 + 1)...]))
      }
    }
  }

  /// The median of 25 measurements, each of which is so short that other work seldom interrupts it.
  static func measure<T>(_ name: String, rounds: Int, _ body: (Int) -> T) {
    guard CommandLine.arguments.dropFirst().allSatisfy(name.contains) else { return }
    var times: [Double] = []
    for _ in 0..<25 {
      let time = ContinuousClock().measure {
        for index in 0..<rounds { consume(body(index)) }
      }
      times.append(Double(time.components.attoseconds) / 1e9 / Double(rounds))
    }
    let median = times.sorted()[12]
    let unit = median < 1_000 ? (1.0, "ns") : median < 1e6 ? (1e3, "µs") : (1e6, "ms")
    let tenths = Int(median / unit.0 * 10)
    let text = "\(tenths / 10).\(tenths % 10) \(unit.1)"
    print(String(repeating: " ", count: max(0, 11 - text.count)) + text + "  " + name)
  }

  @inline(never) @_optimize(none)
  static func consume<T>(_ value: T) {}
}
