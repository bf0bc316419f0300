extension Result: CasePathIterable {
  public struct AllCasePaths: _GeneratedCasePaths {
    public typealias Root = Result
    @usableFromInline init() {}

    public var success: Case<Result, Success> { .init(0) }
    public var failure: Case<Result, Failure> { .init(1) }
  }

  @inlinable
  public static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
    func visit(_ root: Self, _ visitor: inout _CaseVisitor) {
      switch root {
      case .success(let value): visitor.visit(0, value as Success)
      case .failure(let error): visitor.visit(1, error as Failure)
      }
    }

    func make(_ index: Int, _ payload: borrowing _CasePayload) -> Self {
      switch index {
      case 0: return .success(payload[])
      case 1: return .failure(payload[])
      default: payload.reject()
      }
    }

    return _CaseAccess(AllCasePaths(), visit, make, { [\.success, \.failure] }, "success\nfailure")
  }
}

/// Lets an extension of ``Case`` name every `Result`, whatever its parameters are.
public protocol _ResultProtocol: CasePathable {
  associatedtype Success
  associatedtype Failure
}

extension Result: _ResultProtocol {}

// Dynamic member look-up would find these cases too, but it makes the key path each time.
extension Case where Root: CasePathable, Value: _ResultProtocol {
  public var success: Case<Root, Value.Success> { _inner(0) }
  public var failure: Case<Root, Value.Failure> { _inner(1) }
}
