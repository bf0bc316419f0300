import GeneratedSupport

/// Names that mean something in generated code, or in Swift.
enum Taken: CasePathable {
  case Case, Root, Cases, GeneratedSupport, Swift
  case `Self`(Int), `Type`, `Protocol`, `Any`
  case v0(Int), root(Int), visitor, index, payload(Int, value: Int), list
}

struct Case { var id = 1 }
struct Root {}

enum TakenPayloads: CasePathable {
  case a(Case), b(Cases), c(Root), d(AnyCasePath), e(`Type`), f(Int), g(Void), h
  case i(Never, String), j(Swift.Int), k(Type)
  struct Cases {}
  struct AnyCasePath {}
  struct `Type` { var id = 2 }
  struct Int { var id = 3 }
  struct Void {}
  struct Never {}
}

struct Holder {
  struct AllCasePaths { var id = 4 }
  struct GeneratedSupport {}
  struct `Type` { var id = 5 }
  struct `raw name` { var id = 6 }
  enum Event: CasePathable {
    case paths(Holder.AllCasePaths), support(GeneratedSupport), kind(Type), raw(`raw name`)
  }
}

enum Labels: CasePathable {
  case a(in: Int, x: Int)
  case b(self: Int, _: Int)
  case c(`a b`: Int, default: Int)
  case d(_ x: Int)
  case e(for: Int)
}

func checkTakenNames() {
  precondition(Taken.Case.is(\.Case) && Taken.Root.is(\.Root))
  let cases: Taken = .Cases
  precondition(cases.is(\.Cases))
  precondition(Taken.GeneratedSupport.is(\.GeneratedSupport) && Taken.Swift.is(\.Swift))
  precondition(Taken.`Self`(1)[case: \.`Self`] == 1 && Taken.`Any`.is(\.`Any`))
  precondition(Taken.payload(1, value: 2)[case: \.payload]?.value == 2)
  precondition(Array(Taken.allCasePaths).count == 15)
  precondition(TakenPayloads.a(.init())[case: \.a]?.id == 1)
  precondition(TakenPayloads.e(.init())[case: \.e]?.id == 2)
  precondition(TakenPayloads.f(.init())[case: \.f]?.id == 3)
  precondition(TakenPayloads.k(.init())[case: \.k]?.id == 2)
  precondition(TakenPayloads.i(.init(), "a")[case: \.i]?.1 == "a")
  let path: CaseKeyPath<TakenPayloads, Swift.Void> = \.h
  precondition(path().is(\.h))
  precondition(Holder.Event.paths(.init())[case: \.paths]?.id == 4)
  precondition(Holder.Event.kind(.init())[case: \.kind]?.id == 5)
  precondition(Holder.Event.raw(.init())[case: \.raw]?.id == 6)
  precondition(Labels.a(in: 1, x: 2)[case: \.a]?.in == 1)
  precondition(Labels.b(self: 1, 2)[case: \.b]?.1 == 2)
  precondition(Labels.c(`a b`: 1, default: 2)[case: \.c]?.default == 2)
  precondition((\Labels.Cases.e)(3)[case: \.e] == 3 && Labels.d(4)[case: \.d] == 4)
}
