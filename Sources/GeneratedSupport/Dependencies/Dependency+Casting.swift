extension Dependency {
  /// A dependency as its concrete type, for a test that uses a double:
  ///
  /// ```swift
  /// let clock = withDependencies {
  ///   $0.continuousClock = TestClock()
  /// } operation: {
  ///   Dependency(\.continuousClock, as: TestClock<Duration>.self).wrappedValue
  /// }
  /// ```
  ///
  /// A value of another type is a mistake in the test, and the program ends with a message.
  public init<Base>(
    _ keyPath: KeyPath<DependencyValues, Base>, as type: Value.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let origin = DependencyOrigin(fileID, filePath, line, column)
    let path = UncheckedSendable(keyPath)
    self.init(origin) { cast($0[keyPath: path.value], at: origin.site) }
  }

  /// A dependency as its concrete type, for a test that uses a double.
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
  fatalError(
    """
    \(site): '@Dependency(_, as:)' expects a value of type '\(dumpTypeName(Value.self))', but the dependency \
    has the type '\(dumpTypeName(type(of: base)))'.

    To fix this, override the dependency with a value of the type '\(dumpTypeName(Value.self))' where the \
    test begins, or remove 'as:'.
    """)
}
