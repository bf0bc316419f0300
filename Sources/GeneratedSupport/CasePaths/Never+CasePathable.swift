extension Never: CasePathable {
  public struct AllCasePaths {
    @usableFromInline init() {}
  }

  @inlinable
  public static var _casePathRoot: AllCasePaths { AllCasePaths() }

  public static var _casePathList: [PartialKeyPath<AllCasePaths>] { [] }

  public static func _visitCase(_ root: Self, _ visitor: inout _CaseVisitor) {}

  public static func _makeCase(_ index: Int, _ payload: borrowing _CasePayload) -> Self {
    payload.unknown(index)
  }
}
