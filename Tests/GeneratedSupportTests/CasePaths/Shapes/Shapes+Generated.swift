import GeneratedSupport

// As the generator writes it.

nonisolated extension Feature.Child.Action: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var saved: GeneratedSupport.Case<Feature.Child.Action, Int> { .init(0) }
    var tapped: GeneratedSupport.Case<Feature.Child.Action, ()> { .init(1) }
    var failed: GeneratedSupport.Case<Feature.Child.Action, (code: Int, message: String)> {
      .init(2)
    }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.saved, \.tapped, \.failed]
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .saved(let v0): visitor.visit(0, v0 as Int)
    case .tapped: visitor.visit(1, ())
    case .failed(let v0, let v1):
      visitor.visit(2, (code: v0, message: v1) as (code: Int, message: String))
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .saved(payload[])
    case 1: return .tapped
    case 2:
      let value: (code: Int, message: String) = payload[]
      return .failed(code: value.0, message: value.1)
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Feature.Empty: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    []
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    payload.unknown(index)
  }
}

nonisolated extension Feature.Action: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var onAppear: GeneratedSupport.Case<Feature.Action, ()> { .init(0) }
    var count: GeneratedSupport.Case<Feature.Action, Int> { .init(1) }
    var one: GeneratedSupport.Case<Feature.Action, Int> { .init(2) }
    var failed: GeneratedSupport.Case<Feature.Action, (code: Int, message: String)> { .init(3) }
    var child: GeneratedSupport.Case<Feature.Action, Feature.Child.Action> { .init(4) }
    var maybe: GeneratedSupport.Case<Feature.Action, Feature.Child.Action?> { .init(5) }
    var selected: GeneratedSupport.Case<Feature.Action, Int?> { .init(6) }
    var spoke: GeneratedSupport.Case<Feature.Action, any Speaker> { .init(7) }
    var threw: GeneratedSupport.Case<Feature.Action, any Error> { .init(8) }
    var run: GeneratedSupport.Case<Feature.Action, @Sendable () -> Int> { .init(9) }
    var plain: GeneratedSupport.Case<Feature.Action, () -> Int> { .init(10) }
    var pair: GeneratedSupport.Case<Feature.Action, (Int, (String, Bool))> { .init(11) }
    var unit: GeneratedSupport.Case<Feature.Action, Void> { .init(12) }
    var anything: GeneratedSupport.Case<Feature.Action, Any> { .init(13) }
    var hashable: GeneratedSupport.Case<Feature.Action, AnyHashable> { .init(14) }
    var meta: GeneratedSupport.Case<Feature.Action, Int.Type> { .init(15) }
    var reference: GeneratedSupport.Case<Feature.Action, Reference> { .init(16) }
    var items: GeneratedSupport.Case<Feature.Action, [Int]> { .init(17) }
    var nothing: GeneratedSupport.Case<Feature.Action, Never> { .init(18) }
    var empty: GeneratedSupport.Case<Feature.Action, Feature.Empty> { .init(19) }
    var result: GeneratedSupport.Case<Feature.Action, Result<Int, Feature.Failure>> { .init(20) }
    var again: GeneratedSupport.Case<Feature.Action, Feature.Action> { .init(21) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [
      \.onAppear, \.count, \.one, \.failed, \.child, \.maybe, \.selected, \.spoke, \.threw, \.run,
      \.plain, \.pair, \.unit, \.anything, \.hashable, \.meta, \.reference, \.items, \.nothing,
      \.empty, \.result, \.again,
    ]
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .onAppear: visitor.visit(0, ())
    case .count(let v0): visitor.visit(1, v0 as Int)
    case .one(let v0): visitor.visit(2, v0 as Int)
    case .failed(let v0, let v1):
      visitor.visit(3, (code: v0, message: v1) as (code: Int, message: String))
    case .child(let v0): visitor.visit(4, v0 as Feature.Child.Action)
    case .maybe(let v0): visitor.visit(5, v0 as Feature.Child.Action?)
    case .selected(let v0): visitor.visit(6, v0 as Int?)
    case .spoke(let v0): visitor.visit(7, v0 as any Speaker)
    case .threw(let v0): visitor.visit(8, v0 as any Error)
    case .run(let v0): visitor.visit(9, v0 as @Sendable () -> Int)
    case .plain(let v0): visitor.visit(10, v0 as () -> Int)
    case .pair(let v0): visitor.visit(11, v0 as (Int, (String, Bool)))
    case .unit(let v0): visitor.visit(12, v0 as Void)
    case .anything(let v0): visitor.visit(13, v0 as Any)
    case .hashable(let v0): visitor.visit(14, v0 as AnyHashable)
    case .meta(let v0): visitor.visit(15, v0 as Int.Type)
    case .reference(let v0): visitor.visit(16, v0 as Reference)
    case .items(let v0): visitor.visit(17, v0 as [Int])
    case .nothing(let v0): visitor.visit(18, v0 as Never)
    case .empty(let v0): visitor.visit(19, v0 as Feature.Empty)
    case .result(let v0): visitor.visit(20, v0 as Result<Int, Feature.Failure>)
    case .again(let v0): visitor.visit(21, v0 as Feature.Action)
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .onAppear
    case 1: return .count(payload[])
    case 2: return .one(label: payload[])
    case 3:
      let value: (code: Int, message: String) = payload[]
      return .failed(code: value.0, message: value.1)
    case 4: return .child(payload[])
    case 5: return .maybe(payload[])
    case 6: return .selected(payload[])
    case 7: return .spoke(payload[])
    case 8: return .threw(payload[])
    case 9: return .run(payload[])
    case 10: return .plain(payload[])
    case 11: return .pair(payload[])
    case 12: return .unit(payload[])
    case 13: return .anything(payload[])
    case 14: return .hashable(payload[])
    case 15: return .meta(payload[])
    case 16: return .reference(payload[])
    case 17: return .items(payload[])
    case 18: return .nothing(payload[])
    case 19: return .empty(payload[])
    case 20: return .result(payload[])
    case 21: return .again(payload[])
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Names: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var `default`: GeneratedSupport.Case<Names, ()> { .init(0) }
    var `init`: GeneratedSupport.Case<Names, ()> { .init(1) }
    var `is`: GeneratedSupport.Case<Names, ()> { .init(2) }
    var modify: GeneratedSupport.Case<Names, ()> { .init(3) }
    var `case`: GeneratedSupport.Case<Names, ()> { .init(4) }
    var allCasePaths: GeneratedSupport.Case<Names, ()> { .init(5) }
    var some: GeneratedSupport.Case<Names, ()> { .init(6) }
    var none: GeneratedSupport.Case<Names, ()> { .init(7) }
    var `self`: GeneratedSupport.Case<Names, ()> { .init(8) }
    var `Type`: GeneratedSupport.Case<Names, ()> { .init(9) }
    var extract: GeneratedSupport.Case<Names, ()> { .init(10) }
    var embed: GeneratedSupport.Case<Names, ()> { .init(11) }
    var map: GeneratedSupport.Case<Names, ()> { .init(12) }
    var first: GeneratedSupport.Case<Names, ()> { .init(13) }
    var count: GeneratedSupport.Case<Names, ()> { .init(14) }
    var `a raw name`: GeneratedSupport.Case<Names, ()> { .init(15) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [
      \.`default`, \.`init`, \.`is`, \.modify, \.`case`, \.allCasePaths, \.some, \.none, \.`self`,
      \.`Type`, \.extract, \.embed, \.map, \.first, \.count, \.`a raw name`,
    ]
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .`default`: visitor.visit(0, ())
    case .`init`: visitor.visit(1, ())
    case .`is`: visitor.visit(2, ())
    case .modify: visitor.visit(3, ())
    case .`case`: visitor.visit(4, ())
    case .allCasePaths: visitor.visit(5, ())
    case .some: visitor.visit(6, ())
    case .none: visitor.visit(7, ())
    case .`self`: visitor.visit(8, ())
    case .`Type`: visitor.visit(9, ())
    case .extract: visitor.visit(10, ())
    case .embed: visitor.visit(11, ())
    case .map: visitor.visit(12, ())
    case .first: visitor.visit(13, ())
    case .count: visitor.visit(14, ())
    case .`a raw name`: visitor.visit(15, ())
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .`default`
    case 1: return .`init`
    case 2: return .`is`
    case 3: return .modify
    case 4: return .`case`
    case 5: return .allCasePaths
    case 6: return .some
    case 7: return .none
    case 8: return .`self`
    case 9: return .`Type`
    case 10: return .extract
    case 11: return .embed
    case 12: return .map
    case 13: return .first
    case 14: return .count
    case 15: return .`a raw name`
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Holder: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var names: GeneratedSupport.Case<Holder, Names> { .init(0) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.names]
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .names(let v0): visitor.visit(0, v0 as Names)
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .names(payload[])
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Screen {
  nonisolated public struct AllCasePaths {
    public var home: GeneratedSupport.Case<Screen, ()> { .init(0) }
    public var settings: GeneratedSupport.Case<Screen, Bool> { .init(1) }
  }
  public static var _casePathRoot: AllCasePaths { AllCasePaths() }
  public static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.home, \.settings]
  }
  public static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .home: visitor.visit(0, ())
    case .settings(let v0): visitor.visit(1, v0 as Bool)
    }
  }
  public static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .home
    case 1: return .settings(isOn: payload[])
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Loadable: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var idle: GeneratedSupport.Case<Loadable<Element, Value>, ()> { .init(0) }
    var loaded: GeneratedSupport.Case<Loadable<Element, Value>, Element> { .init(1) }
    var both: GeneratedSupport.Case<Loadable<Element, Value>, (Element, Value)> { .init(2) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.idle, \.loaded, \.both]
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .idle: visitor.visit(0, ())
    case .loaded(let v0): visitor.visit(1, v0 as Element)
    case .both(let v0, let v1): visitor.visit(2, (v0, v1) as (Element, Value))
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .idle
    case 1: return .loaded(payload[])
    case 2:
      let value: (Element, Value) = payload[]
      return .both(value.0, value.1)
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Parent.Action: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var a: GeneratedSupport.Case<Parent<Root>.Action, Root> { .init(0) }
    var b: GeneratedSupport.Case<Parent<Root>.Action, Parent.Action.Case> { .init(1) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.a, \.b]
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .a(let v0): visitor.visit(0, v0 as Root)
    case .b(let v0): visitor.visit(1, v0 as Parent.Action.Case)
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .a(payload[])
    case 1: return .b(payload[])
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Marked: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var number: GeneratedSupport.Case<Marked, Int> { .init(0) }
    var nothing: GeneratedSupport.Case<Marked, ()> { .init(1) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.number, \.nothing]
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .number(let v0): visitor.visit(0, v0 as Int)
    case .nothing: visitor.visit(1, ())
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .number(payload[])
    case 1: return .nothing
    default: payload.unknown(index)
    }
  }
}

nonisolated extension State: GeneratedSupport.CaseMemberLookup {
  nonisolated struct AllCasePaths {
    var loading: GeneratedSupport.Case<State, ()> { .init(0) }
    var ready: GeneratedSupport.Case<State, Int> { .init(1) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.loading, \.ready]
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .loading: visitor.visit(0, ())
    case .ready(let v0): visitor.visit(1, v0 as Int)
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .loading
    case 1: return .ready(payload[])
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Aging: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var new: GeneratedSupport.Case<Aging, ()> { .init(0) }
    @available(*, deprecated, message: "say new") var old: GeneratedSupport.Case<Aging, Int> {
      .init(1)
    }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  @available(*, deprecated)
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    [\.new, \.old]
  }
  @available(*, deprecated)
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .new: visitor.visit(0, ())
    case .old(let v0): visitor.visit(1, v0 as Int)
    }
  }
  @available(*, deprecated)
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .new
    case 1: return .old(payload[])
    default: payload.unknown(index)
    }
  }
}

nonisolated extension Conditional: GeneratedSupport.CasePathable {
  nonisolated struct AllCasePaths {
    var first: GeneratedSupport.Case<Conditional, ()> { .init(0) }
    #if NOT_DEFINED
      var second: GeneratedSupport.Case<Conditional, Missing> { .init(1) }
    #else
      var third: GeneratedSupport.Case<Conditional, String> { .init(2) }
      var fourth: GeneratedSupport.Case<Conditional, ()> { .init(3) }
    #endif
    var last: GeneratedSupport.Case<Conditional, (Int, y: Bool)> { .init(4) }
  }
  static var _casePathRoot: AllCasePaths { AllCasePaths() }
  static var _casePathList: [Swift.PartialKeyPath<AllCasePaths>] {
    var paths: [Swift.PartialKeyPath<AllCasePaths>] = []
    paths.reserveCapacity(5)
    paths.append(\.first)
    #if NOT_DEFINED
      paths.append(\.second)
    #else
      paths.append(\.third)
      paths.append(\.fourth)
    #endif
    paths.append(\.last)
    return paths
  }
  static func _visitCase(
    _ root: consuming Self, _ visitor: inout GeneratedSupport._CaseVisitor
  ) {
    switch root {
    case .first: visitor.visit(0, ())
    #if NOT_DEFINED
      case .second(let v0): visitor.visit(1, v0 as Missing)
    #else
      case .third(let v0): visitor.visit(2, v0 as String)
      case .fourth: visitor.visit(3, ())
    #endif
    case .last(let v0, let v1): visitor.visit(4, (v0, y: v1) as (Int, y: Bool))
    }
  }
  static func _makeCase(
    _ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload
  ) -> Self {
    switch index {
    case 0: return .first
    #if NOT_DEFINED
      case 1: return .second(payload[])
    #else
      case 2: return .third(payload[])
      case 3: return .fourth
    #endif
    case 4:
      let value: (Int, y: Bool) = payload[]
      return .last(value.0, y: value.1)
    default: payload.unknown(index)
    }
  }
}
