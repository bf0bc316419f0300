extension Optional: CasePathable {
  /// `some` and `none`; the cases of what is wrapped are members, too.
  @dynamicMemberLookup
  public struct AllCasePaths: _CaseProperties {
    public typealias _Enum = Wrapped?
    public init() {}

    public var none: Case<Void> { Case(0) }
    public var some: Case<Wrapped> { Case(1) }

    /// A case of the wrapped enum.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, Case<Member>>
    ) -> Case<Member> where Wrapped: CasePathable { some[dynamicMember: keyPath] }
  }

  public func _visitCase(_ visitor: inout _CaseVisitor) {
    switch self {
    case .none: visitor.visit(0, ())
    case .some(let value): visitor.visit(1, value)
    }
  }

  public static func _makeCase(_ index: Int, _ payload: borrowing _CasePayload) -> Self {
    index == 0 ? .none : .some(payload.take())
  }

  public static var _casePathList: _CasePathList<Self> { [\.none, \.some] }
}
