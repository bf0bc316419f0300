import Synchronization

/// Identifies an alert, a dialog or one of their buttons. Each that is made has another id.
public struct AlertID: Hashable, Sendable {
  private let number = Self.numbers.add(1, ordering: .relaxed).newValue

  private static let numbers = Atomic<UInt64>(0)

  init() {}
}
