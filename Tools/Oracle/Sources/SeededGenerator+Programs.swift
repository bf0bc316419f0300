/// The same seed gives the same programs anywhere.
extension SeededGenerator {
  init(seed: Int, stream: Int) {
    let mixed = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    var first = SeededGenerator(seed: mixed)
    let other = UInt64(truncatingIfNeeded: stream) &* 0xD1B5_4A32_D192_ED03
    self.init(seed: (mixed &+ 0x9E37_79B9_7F4A_7C15) ^ first.next() ^ other)
  }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  /// `"a b c"` is one of three words.
  mutating func word(_ words: String) -> String {
    let all = words.split(separator: " ")
    return String(all[below(all.count)])
  }
}
