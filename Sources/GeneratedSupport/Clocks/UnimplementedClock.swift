/// A clock that reports each use as an issue, and then does what its base clock does.
///
/// ```swift
/// let clock: any Clock<Duration> = .unimplemented(ContinuousClock(), name: "ContinuousClock")
/// ```
///
/// Use it to show that the code under test doesn't depend on time. The issue is reported where the
/// clock was created.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let start: Duration
  private let report: @Sendable (_ member: String) -> Void

  public init(
    _ base: some Clock<Duration>, name: String = "Clock", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(AnyClock(base), name: name, start: .zero, CallSite(fileID, filePath, line, column))
  }

  /// A clock that reports each use, and whose sleeps end immediately. Its time begins at `now`.
  public init(
    name: String = "Clock", now: Instant = Instant(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      AnyClock(ImmediateClock()), name: name, start: now.offset,
      CallSite(fileID, filePath, line, column))
  }

  private init(_ base: AnyClock<Duration>, name: String, start: Duration, _ site: CallSite) {
    self.base = base
    self.start = start
    report = { member in
      IssueReport("Unimplemented: \(name).\(member)", site: site).deliver()
    }
  }

  /// A clock that calls `report` at each use.
  package init(_ base: some Clock<Duration>, report: @escaping @Sendable (_ member: String) -> Void)
  {
    self.base = AnyClock(base)
    start = .zero
    self.report = report
  }

  public var now: Instant {
    report("now")
    return base.now.advanced(by: start)
  }

  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline.advanced(by: .zero - start), tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// A clock that reports each use, and whose sleeps end immediately.
  public init(
    name: String = "Clock", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      name: name, now: Instant(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports each use, and whose sleeps end immediately.
  public static var unimplemented: Self { UnimplementedClock() }

  /// A clock that reports each use, and whose sleeps end immediately.
  public static func unimplemented(
    name: String = "Clock", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A clock that reports each use, and then does what the base clock does.
  public static func unimplemented(
    _ base: some Clock<Swift.Duration>, name: String = "Clock", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(base, name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
