/// The cases from an enum to a place inside it.
@usableFromInline
struct CaseRoute: Sendable {
  /// Sixteen bits for each case, beginning with the lowest: its index plus one. Zero ends the
  /// route.
  @usableFromInline let steps: UInt64

  @inlinable
  init(steps: UInt64 = 0) {
    self.steps = steps
  }

  /// One case.
  @inlinable
  init(_ index: Int) {
    steps = UInt64(UInt16(index + 1))
  }

  @inlinable var isEmpty: Bool { steps == 0 }

  /// Whether there is no room for another case.
  @inlinable var isFull: Bool { steps >> 48 != 0 }

  /// The index of the first case, or −1 if there is none.
  @inlinable var first: Int { Int(steps & 0xFFFF) - 1 }

  /// The route from the first case on.
  @inlinable var rest: CaseRoute { CaseRoute(steps: steps >> 16) }

  /// The index of the case if there is exactly one.
  @inlinable var onlyIndex: Int? { steps != 0 && rest.isEmpty ? first : nil }

  /// This route and then the other; nil if that is too long.
  @inlinable
  func appending(_ other: CaseRoute) -> CaseRoute? {
    let room = steps.leadingZeroBitCount / 16
    let needed = 4 - other.steps.leadingZeroBitCount / 16
    if needed > room { return nil }
    return CaseRoute(steps: steps | other.steps << UInt64(64 - 16 * room))
  }
}
