/// The number of entries at which a list removes those that it does not need any more. A list that
/// removes them when it has doubled spends constant time per entry.
struct GrowthLimit {
  private var limit = 16

  func isReached(by count: Int) -> Bool { count >= limit }

  /// - Parameter count: The number of entries that were not removed.
  mutating func adjust(to count: Int) { limit = max(16, 2 * count) }
}
