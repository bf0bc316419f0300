/// A reproducible source of choices (SplitMix64): the same seed gives the same programs anywhere.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int, stream: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    state ^= next() ^ UInt64(truncatingIfNeeded: stream) &* 0xD1B5_4A32_D192_ED03
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  /// `"a b c"` is one of three words.
  mutating func word(_ words: String) -> String {
    let all = words.split(separator: " ")
    return String(all[below(all.count)])
  }
}
