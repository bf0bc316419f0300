import Synchronization

/// Tells a presented feature, or a screen of a stack, from all others of the program.
///
/// A feature keeps its number while it changes itself. The number is in the state. So if an earlier state is restored,
/// its features have the numbers that they had then.
@usableFromInline
package struct ScreenNumber: Hashable, Sendable {
  private let value: Int

  /// What a feature has until it gets a number.
  @usableFromInline package static let none = ScreenNumber(value: 0)

  private static let last = Atomic(0)

  /// A number that no other feature has.
  @usableFromInline
  package static func make() -> Self {
    ScreenNumber(value: last.add(1, ordering: .relaxed).newValue)
  }
}
