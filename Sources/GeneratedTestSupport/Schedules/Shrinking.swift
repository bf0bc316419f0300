/// The search for a shorter list that still has some property, such as a run that still fails.
enum Shrinking {
  /// Leaves out elements, first many at once and then single ones, until each of them is needed. It
  /// begins at the end, because what comes later depends on what comes earlier.
  ///
  /// - Parameter attempt: Tries the elements that are left, and keeps what has become of them. Returns
  ///   that, or nil if an element that was left out is needed.
  nonisolated(nonsending) static func leaveOut<Element>(
    from elements: [Element],
    _ attempt: nonisolated(nonsending) (_ rest: [Element]) async throws -> [Element]?
  ) async throws {
    var elements = elements
    var size = max(1, elements.count / 2)
    while true {
      let count = elements.count
      try await leaveOut(size, from: &elements, attempt)
      // Without one of them, a later one may no longer be needed.
      if size == 1 && elements.count >= count { return }
      size = max(1, size / 2)
    }
  }

  nonisolated(nonsending) private static func leaveOut<Element>(
    _ size: Int, from elements: inout [Element],
    _ attempt: nonisolated(nonsending) (_ rest: [Element]) async throws -> [Element]?
  ) async throws {
    var end = elements.count
    while end > 0 {
      var rest = elements
      rest.removeSubrange(max(0, end - size)..<end)
      if let accepted = try await attempt(rest) { elements = accepted }
      end = min(end - size, elements.count)
    }
  }
}
