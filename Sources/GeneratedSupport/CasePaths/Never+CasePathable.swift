extension Never: CasePathable {
  public struct AllCasePaths {
    @usableFromInline init() {}
  }

  @inlinable
  public static var _casePathRoot: AllCasePaths { AllCasePaths() }

  public static func _visitCase(_ root: Self, _ visitor: inout _CaseVisitor) {}

  public static func _makeCase(
    _ index: Int, _ payload: borrowing _CasePayload
  ) throws(_NoCase) -> Self {
    throw payload.other([] as [PartialKeyPath<AllCasePaths>])
  }
}
