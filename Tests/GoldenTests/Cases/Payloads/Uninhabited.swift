import GeneratedSupport

enum Nothing {}
typealias Neither = Never

/// A `switch` over its cases would be none to the compiler.
enum AllImpossible: CasePathable {
  enum None {}
  case a(Nothing)
  case b(x: Int, Never)
  case c(Self.None)
  // The next two payloads are declared in a file that asks for nothing.
  case d(NeverElsewhere)
  case e(NothingElsewhere)
}

enum SomeImpossible: CasePathable {
  case a(Neither)
  case b(Nothing, Int)
  case c
}

/// Both have values.
enum PossibleElsewhere: CasePathable {
  case something(SomethingElsewhere)
  case thing(ThingElsewhere)
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
  precondition(Array(AllImpossible.allCasePaths).count == 5)
  precondition(SomeImpossible.c.is(\.c) && !SomeImpossible.c.is(\.a))
  precondition(SomeImpossible.allCasePaths[.c] == \SomeImpossible.AllCasePaths.c)
  precondition(PossibleElsewhere.thing(.one).is(\.thing))
  let other = CarriesOthers.b(x: Mirror(reflecting: 1), 2)
  precondition(other.is(\.b) && !other.is(\.a) && other[case: \.b]?.1 == 2)
  precondition(CarriesOthers.allCasePaths[other] == \CarriesOthers.AllCasePaths.b)
  precondition(Array(MaybePossible.allCasePaths).count == 1)
}
