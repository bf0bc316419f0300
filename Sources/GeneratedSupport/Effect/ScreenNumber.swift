import Synchronization

/// Tells a presented feature, or a screen of a stack, from all others of the program.
///
/// A feature keeps its number while it changes itself. The state has the number, so a state from before has the
/// features from before.
@usableFromInline
package struct ScreenNumber: Hashable, Sendable {
  private let value: Int

  /// The number of a feature that has none yet.
  @usableFromInline package static let none = ScreenNumber(value: 0)

  private static let last = Atomic(0)

  /// A number that no other feature has.
  @usableFromInline
  package static func make() -> Self {
    ScreenNumber(value: last.add(1, ordering: .relaxed).newValue)
  }
}
