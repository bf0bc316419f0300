import GeneratedSupport

// As the generator writes it.

nonisolated extension Action: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var onAppear: GeneratedSupport.Case<Action, ()> { .init(0) }
    var incrementTapped: GeneratedSupport.Case<Action, ()> { .init(1) }
    var decrementTapped: GeneratedSupport.Case<Action, ()> { .init(2) }
    var timerTick: GeneratedSupport.Case<Action, ()> { .init(3) }
    var textChanged: GeneratedSupport.Case<Action, String> { .init(4) }
    var itemTapped: GeneratedSupport.Case<Action, Int> { .init(5) }
    var failed: GeneratedSupport.Case<Action, (code: Int, message: String)> { .init(6) }
    var items: GeneratedSupport.Case<Action, [Int]> { .init(7) }
    var child: GeneratedSupport.Case<Action, Child> { .init(8) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [
      \.onAppear, \.incrementTapped, \.decrementTapped, \.timerTick, \.textChanged, \.itemTapped,
      \.failed, \.items, \.child,
    ]
  }
  static func _visitCase(
    _ root: Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .onAppear: visitor.visit(0, ())
    case .incrementTapped: visitor.visit(1, ())
    case .decrementTapped: visitor.visit(2, ())
    case .timerTick: visitor.visit(3, ())
    case .textChanged(let v0): visitor.visit(4, v0 as String)
    case .itemTapped(let v0): visitor.visit(5, v0 as Int)
    case .failed(let v0, let v1):
      visitor.visit(6, (code: v0, message: v1) as (code: Int, message: String))
    case .items(let v0): visitor.visit(7, v0 as [Int])
    case .child(let v0): visitor.visit(8, v0 as Child)
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .onAppear
    case 1: return .incrementTapped
    case 2: return .decrementTapped
    case 3: return .timerTick
    case 4: return .textChanged(payload[])
    case 5: return .itemTapped(id: payload[])
    case 6:
      let value: (code: Int, message: String) = payload[]
      return .failed(code: value.0, message: value.1)
    case 7: return .items(payload[])
    case 8: return .child(payload[])
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Child: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var a: GeneratedSupport.Case<Child, ()> { .init(0) }
    var b: GeneratedSupport.Case<Child, Int> { .init(1) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.a, \.b]
  }
  static func _visitCase(
    _ root: Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .a: visitor.visit(0, ())
    case .b(let v0): visitor.visit(1, v0 as Int)
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .a
    case 1: return .b(payload[])
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Loadable: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var idle: GeneratedSupport.Case<Loadable<Content>, ()> { .init(0) }
    var loaded: GeneratedSupport.Case<Loadable<Content>, Content> { .init(1) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.idle, \.loaded]
  }
  static func _visitCase(
    _ root: Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .idle: visitor.visit(0, ())
    case .loaded(let v0): visitor.visit(1, v0 as Content)
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .idle
    case 1: return .loaded(payload[])
    default: payload.unknown(index)
    }
  }
}
