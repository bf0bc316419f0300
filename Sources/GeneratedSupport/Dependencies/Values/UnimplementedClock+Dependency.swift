extension UnimplementedClock where Duration == Swift.Duration {
  /// The test value of a dependency. It reports the first use after each read of the dependency, at
  /// the `@Dependency` of the feature. A sleep uses a clock several times, and a timer uses it
  /// again and again.
  init(
    _ base: some Clock<Duration>, of dependency: StaticString, _ key: any TestDependencyKey.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    self.init(base) { member in
      let text = """
        Unimplemented: @Dependency(\\.\(dependency)).\(member)

        Override it for this test: 'withDependencies { $0.\(dependency) = .immediate } \
        operation: { … }'. Use a 'TestClock' when time matters.
        """
      DefaultValues.inForceHere.reportingRead(of: key) { read in
        IssueReport(text, site: read ?? site).deliver()
      }
    }
  }
}
