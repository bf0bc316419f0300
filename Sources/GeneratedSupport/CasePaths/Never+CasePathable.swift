extension Never: CasePathable {
  public struct AllCasePaths: _CaseProperties {
    public typealias _Enum = Never
    public init() {}
  }

  public func _visitCase(_ visitor: inout _CaseVisitor) {}

  public static func _makeCase(_ index: Int, _ payload: borrowing _CasePayload) -> Self {
    preconditionFailure("'Never' has no case, so there is no key path to one")
  }

  public static var _casePathList: _CasePathList<Self> { [] }
}
