extension Dependency {
  /// A dependency as the type that it has in this program, for a test that looks into a double:
  ///
  /// ```swift
  /// let clock = withDependencies {
  ///   $0.continuousClock = TestClock()
  /// } operation: {
  ///   Dependency(\.continuousClock, as: TestClock<Duration>.self).wrappedValue
  /// }
  /// ```
  ///
  /// If it has another type, that is a mistake in the test, which ends there.
  public init<Base>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable, as type: Value.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let origin = DependencyOrigin(fileID, filePath, line, column)
    self.init(origin) { cast($0[keyPath: keyPath], at: origin.site) }
  }

  /// A dependency as the type that it has in this program, for a test that looks into a double.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type, as type: Value.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let origin = DependencyOrigin(fileID, filePath, line, column)
    self.init(origin) { cast($0[key], at: origin.site) }
  }
}

private func cast<Value>(_ base: Any, at site: CallSite) -> Value {
  if let value = base as? Value { return value }
  let message = """
    A dependency is no '\(dumpTypeName(Value.self))', but a '\(dumpTypeName(type(of: base)))'. \
    Override it with a value of that type where the test begins, or leave 'as:' out.
    """
  reportIssue(message, at: site)
  fatalError("\(site): \(message)")
}
