import GeneratedSupport

// As the generator writes it.

nonisolated extension Counter.Action: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var incremented: GeneratedSupport.Case<Counter.Action, ()> { .init(0) }
    var added: GeneratedSupport.Case<Counter.Action, Int> { .init(1) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.incremented, \.added]
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .incremented: visitor.visit(0, ())
    case .added(let v0): visitor.visit(1, v0 as Int)
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .incremented
    case 1: return .added(payload[])
    default: payload.unknown(index)
    }
  }
}
