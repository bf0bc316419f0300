extension AnySchedulerOf {
  /// A scheduler that runs everything at once, and on which nobody has to wait.
  public static var immediate: Self {
    Self(ImmediateClock(), zero: Instant()) { _, action in
      action()
      return {}
    }
  }

  /// A scheduler that reports each use, and is immediate otherwise.
  public static var unimplemented: Self { unimplemented() }

  /// A scheduler that reports each use, and is immediate otherwise.
  public static func unimplemented(
    name: String = "\(Base.self)", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let clock = UnimplementedClock(
      name: name, fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(clock, zero: Instant()) { _, action in
      reportIssue(
        "Unimplemented: \(name).schedule",
        fileID: fileID, filePath: filePath, line: line, column: column)
      action()
      return {}
    }
  }
}
