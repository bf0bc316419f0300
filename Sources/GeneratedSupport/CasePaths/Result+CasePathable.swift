extension Result: CasePathable {
  public struct AllCasePaths: _CaseProperties {
    public typealias _Enum = Result<Success, Failure>
    public init() {}

    public var success: Case<Success> { Case(0) }
    public var failure: Case<Failure> { Case(1) }
  }

  public func _visitCase(_ visitor: inout _CaseVisitor) {
    switch self {
    case .success(let value): visitor.visit(0, value)
    case .failure(let error): visitor.visit(1, error)
    }
  }

  public static func _makeCase(_ index: Int, _ payload: borrowing _CasePayload) -> Self {
    index == 0 ? .success(payload.take()) : .failure(payload.take())
  }

  public static var _casePathList: _CasePathList<Self> { [\.success, \.failure] }
}
