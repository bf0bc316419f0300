import GeneratedSupport

enum Nothing {}
typealias Neither = Never

/// A `switch` over its cases would be none to the compiler.
enum AllImpossible: CasePathable {
  case a(Nothing)
  case b(x: Int, Never)
}

enum SomeImpossible: CasePathable {
  case a(Neither)
  case b(Nothing, Int)
  case c
}

/// A path, and a typealias.
enum ImpossibleByPath: CasePathable {
  enum None {}
  case a(Self.None)
  case b(NeverElsewhere)
}

/// Its payloads are declared in a file that asks for nothing.
enum ImpossibleElsewhere: CasePathable {
  case a(NothingElsewhere)
  case b(Int, x: NeverElsewhere)
}

/// Both have values.
enum PossibleElsewhere: CasePathable {
  case a(SomethingElsewhere)
  case b(ThingElsewhere)
}

/// The target does not declare these.
enum CarriesOthers: CasePathable {
  case a(Mirror)
  case b(x: Mirror, Int)
}

/// It is the only one that has a value.
enum MaybePossible: CasePathable {
  case a(Never)
  #if ABSENT
    case b
  #endif
}

func checkUninhabited() {
  precondition(Array(AllImpossible.allCasePaths).count == 2)
  precondition(SomeImpossible.c.is(\.c) && !SomeImpossible.c.is(\.a))
  precondition(SomeImpossible.allCasePaths[.c] == \SomeImpossible.AllCasePaths.c)
  precondition(Array(ImpossibleElsewhere.allCasePaths).count == 2)
  precondition(PossibleElsewhere.b(.one).is(\.b))
  let other = CarriesOthers.b(x: Mirror(reflecting: 1), 2)
  precondition(other.is(\.b) && !other.is(\.a) && other[case: \.b]?.1 == 2)
  precondition(CarriesOthers.allCasePaths[other] == \CarriesOthers.AllCasePaths.b)
  precondition(Array(MaybePossible.allCasePaths).count == 1)
}
