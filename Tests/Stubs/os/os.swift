// What the runtime uses of Apple's module, for type checks on Linux.

public final class OSLog: Sendable {
  public init(subsystem: String, category: String) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public func fault(_ message: OSLogMessage) {}
}

public struct OSSignpostIntervalState: Sendable {}

public struct OSSignposter: Sendable {
  public init(logHandle: OSLog) {}
  public var isEnabled: Bool { true }
  public func beginInterval(
    _ name: StaticString, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
}
