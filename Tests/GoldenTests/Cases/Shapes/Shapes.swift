import GeneratedSupport

enum Raw: String, CaseIterable {
  case a = "A", b
}

extension Raw: Sendable & PathedEnum {}

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

public func check() {
  precondition(Raw.b.is(\.b))
  precondition(Expression.sum(.number(1), .number(2))[case: \.sum]?.1 == .number(2))
  precondition(Partial.kept(1)[case: \.kept] == 1 && Partial.left(out: 1)[case: \.kept] == nil)
}
