/// What became of all trials.
struct Totals: CustomStringConvertible {
  var made = 0
  /// Those that do not compile by themselves.
  var wrong = 0
  /// How often which diagnostic refused one.
  var refused: [String: Int] = [:]
  var compiled = 0
  var failures = 0

  mutating func add(_ other: Totals) {
    made += other.made
    wrong += other.wrong
    refused.merge(other.refused, uniquingKeysWith: +)
    compiled += other.compiled
    failures += other.failures
  }

  /// A check that compiles next to nothing is none.
  var isGood: Bool { failures == 0 && compiled * 3 >= made }

  var description: String {
    let reasons = refused.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return """
      trials: \(made) made, \(wrong) do not compile by themselves, \(compiled) compile with what is \
      generated, \(failures) fail
      refused: \(reasons.joined(separator: ", "))
      """
  }
}
