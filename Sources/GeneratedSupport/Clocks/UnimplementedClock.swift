/// A clock that reports each use, and is then the clock that it is made from.
///
/// ```swift
/// let clock: any Clock<Duration> = .unimplemented(ContinuousClock(), name: "ContinuousClock")
/// ```
///
/// It shows that the work under test doesn't depend on time. The report stands where the clock was made.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let report: @Sendable (_ member: String) -> Void

  public init(
    _ base: some Clock<Duration>, name: String = "Clock", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.base = AnyClock(base)
    report = { member in
      reportIssue(
        "Unimplemented: \(name).\(member)",
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// The test value of a dependency, whose report says how to override it.
  package init(
    _ base: some Clock<Duration>, of dependency: StaticString, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.base = AnyClock(base)
    report = { member in
      reportIssue(
        """
        Unimplemented: @Dependency(\\.\(dependency)).\(member)

        Say for this test which clock it is: 'withDependencies { $0.\(dependency) = .immediate } \
        operation: { … }', or a 'TestClock' where time matters.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  public var now: Instant {
    report("now")
    return base.now
  }

  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// A clock that reports each use, and on which nobody has to wait.
  public init(
    name: String = "Clock", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      ImmediateClock(), name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports each use, and on which nobody has to wait.
  public static var unimplemented: Self { UnimplementedClock() }

  /// A clock that reports each use, and on which nobody has to wait.
  public static func unimplemented(
    name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A clock that reports each use, and is then this one.
  public static func unimplemented(
    _ base: some Clock<Swift.Duration>, name: String = "Clock", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(base, name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
