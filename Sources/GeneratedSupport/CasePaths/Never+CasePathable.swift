extension Never: CasePathIterable {
  public struct AllCasePaths: _GeneratedCasePaths {
    public typealias Root = Never
    @usableFromInline init() {}
  }

  @inlinable
  public static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
    _CaseAccess(AllCasePaths(), { _, _ in }, { _, payload in payload.reject() }, { [] }, "")
  }
}
