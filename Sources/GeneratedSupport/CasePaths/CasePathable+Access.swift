extension CasePathable {
  /// Whether this is the case.
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    AllCasePaths()[keyPath: keyPath]._matches(self)
  }

  /// Whether this is the case, which is not known until run time.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (AllCasePaths()[keyPath: keyPath] as? any AnyCase)?.matches(self) ?? false
  }

  /// What the case holds, if this is the case. Setting changes that; if this is another case, it
  /// does nothing.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AllCasePaths()[keyPath: keyPath]._extract(from: self) }
    set {
      let element = AllCasePaths()[keyPath: keyPath]
      guard let newValue, element._matches(self) else { return }
      self = element._embed(newValue, in: Self.self)
    }
  }

  /// What the case holds, if this is the case, which is not known until run time.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (AllCasePaths()[keyPath: keyPath] as? any AnyCase)?.anyValue(from: self)
  }

  /// What the case of that name holds, if this is the case; for enums with `@dynamicMemberLookup`.
  public subscript<Value>(dynamicMember keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { self[case: keyPath] }
    @available(*, unavailable, message: "write 'root = .case(value)', or use 'modify'")
    set { fatalError("unavailable") }
  }

  /// Changes what the case holds. If this is another case, an issue is reported and nothing changes.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard var value = self[case: keyPath] else {
      reportIssue(
        cannotModify(self, Self.self, Value.self), fileID: fileID, filePath: filePath, line: line,
        column: column)
      return
    }
    yield(&value)
    self = AllCasePaths()[keyPath: keyPath]._embed(value, in: Self.self)
  }
}

extension Optional where Wrapped: CasePathable {
  /// Whether there is a value, and it is the case.
  public func `is`<Value>(_ keyPath: CaseKeyPath<Wrapped, Value>) -> Bool {
    self.map { $0.is(keyPath) } ?? false
  }

  /// Changes what the case holds. If there is no value, or another case, an issue is reported.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>, yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard var wrapped = self, wrapped.is(keyPath) else {
      reportIssue(
        cannotModify(self as Any, Wrapped.self, Value.self), fileID: fileID, filePath: filePath,
        line: line, column: column)
      return
    }
    wrapped.modify(keyPath, yield: yield)
    self = wrapped
  }
}

private func cannotModify(_ value: Any, _ root: Any.Type, _ payload: Any.Type) -> String {
  """
  Can't modify '\(value)' via 'CaseKeyPath<\(root), \(payload)>' \
  (aka 'KeyPath<\(root).AllCasePaths, Case<\(payload)>>')
  """
}

/// Lets `switch` match by key path: `case \.settings:`.
public func ~= <Root: CasePathable, Value>(
  keyPath: CaseKeyPath<Root, Value>, root: Root
) -> Bool {
  root.is(keyPath)
}
