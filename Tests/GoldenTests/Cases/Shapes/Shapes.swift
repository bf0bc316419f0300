import GeneratedSupport

enum Nothing: CasePathable {}

enum One: CasePathable { case only }

enum Raw: String, CaseIterable, CasePathable {
  case a = "A", b
}

indirect enum Expression: Equatable, CasePathable {
  case number(Int)
  case sum(Expression, Expression)
}

enum Partial: CasePathable {
  case kept(Int)
  // reducergen: ignore
  case left(out: Int)
}

// reducergen: ignore
private enum Ignored: Equatable { case a }

enum Aliased: PathedEnum { case a(Int) }
enum Composed: Sendable & CasePathable { case a(Int) }
enum Qualified: GeneratedSupport.CasePathable { case a(Int) }
enum ByExtension { case a(Int) }
extension ByExtension: CasePathable {}

public func check() {
  precondition(One.only.is(\.only) && Raw.b.is(\.b))
  precondition(Expression.sum(.number(1), .number(2))[case: \.sum]?.1 == .number(2))
  precondition(Partial.kept(1)[case: \.kept] == 1 && Partial.left(out: 1)[case: \.kept] == nil)
  precondition(Aliased.a(1).is(\.a) && Composed.a(1).is(\.a) && Qualified.a(1).is(\.a))
  precondition(ByExtension.a(1)[case: \.a] == 1)
}
