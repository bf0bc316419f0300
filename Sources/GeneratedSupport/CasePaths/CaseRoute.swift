/// The way from an enum to a place inside of it, case by case.
@usableFromInline
struct CaseRoute: Sendable {
  /// Sixteen bits for each case, the first one's lowest: its index and one, so that zero ends it.
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

  /// Whether nothing can be appended.
  @inlinable var isFull: Bool { steps >> 48 != 0 }

  /// The index of the first case, −1 when there is none.
  @inlinable var first: Int { Int(steps & 0xFFFF) - 1 }

  /// The way on from the first case.
  @inlinable var rest: CaseRoute { CaseRoute(steps: steps >> 16) }

  /// The index of the case when there is exactly one.
  @inlinable var onlyIndex: Int? { steps != 0 && rest.isEmpty ? first : nil }

  /// First this way and then the other; nil when that is too long.
  @inlinable
  func appending(_ other: CaseRoute) -> CaseRoute? {
    let room = steps.leadingZeroBitCount / 16
    let needed = 4 - other.steps.leadingZeroBitCount / 16
    if needed > room { return nil }
    return CaseRoute(steps: steps | other.steps << UInt64(64 - 16 * room))
  }
}
