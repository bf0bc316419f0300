extension Optional: CasePathIterable {
  /// The cases `some` and `none`, and the cases of the wrapped value without the step `some`.
  @dynamicMemberLookup
  public struct AllCasePaths: _GeneratedCasePaths {
    public typealias Root = Optional
    @usableFromInline init() {}

    public var none: Case<Optional, Void> { .init(0) }
    public var some: Case<Optional, Wrapped> { .init(1) }

    /// A case of the wrapped value. The cases of `Optional` itself come first.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: CaseKeyPath<Wrapped, Value>)
      -> Case<Optional, Value>
    where Wrapped: CasePathable {
      some[dynamicMember: path]
    }
  }

  @inlinable
  public static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
    func visit(_ root: Self, _ visitor: inout _CaseVisitor) {
      switch root {
      case .none: visitor.visit(0, ())
      case .some(let value): visitor.visit(1, value as Wrapped)
      }
    }

    func make(_ index: Int, _ payload: borrowing _CasePayload) -> Self {
      switch index {
      case 0: return .none
      case 1: return .some(payload[])
      default: payload.reject()
      }
    }

    return _CaseAccess(AllCasePaths(), visit, make, { [\.none, \.some] }, "none\nsome")
  }
}

// The dynamic member above would find these cases too, but it makes the key path at each call. Here
// the key path starts at the wrapped value, and is made once.
extension Optional where Wrapped: CasePathable {
  /// Whether there is a value in the case that `path` names.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public func `is`<Value>(_ path: CaseKeyPath<Wrapped, Value>) -> Bool {
    self?.is(path) ?? false
  }

  /// Changes the payload of the wrapped value in place. If there is no value, or it is in a
  /// different case, nothing changes and an issue is reported.
  @_disfavoredOverload
  @inlinable
  public mutating func modify<Value>(
    _ path: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    if self?._modifyIfMatching(path, yield) ?? false { return }
    reportUnmodified(
      self as Any, Self.self, path, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension CasePathable {
  @usableFromInline
  mutating func _modifyIfMatching<Value>(
    _ path: CaseKeyPath<Self, Value>, _ yield: (inout Value) -> Void
  ) -> Bool {
    Self._caseAccess().start[keyPath: path]._modify(&self, yield)
  }
}
