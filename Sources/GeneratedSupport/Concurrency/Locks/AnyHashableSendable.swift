/// A type-erased value that is hashable and `Sendable`.
///
/// Two values are equal when `AnyHashable` considers their bases equal. The wrapper is transparent
/// to `AnyHashable`: `AnyHashable(AnyHashableSendable(1)) == AnyHashable(1)`.
public struct AnyHashableSendable: Hashable, Sendable {
  public let base: any Hashable & Sendable

  public init(_ base: any Hashable & Sendable) {
    self.base = (base as? Self)?.base ?? base
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.erased == right.erased
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(erased)
  }

  private var erased: AnyHashable { AnyHashable(base) }
}

extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  public func _toCustomAnyHashable() -> AnyHashable? { erased }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(describing: base) }
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
}

extension AnyHashableSendable: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
