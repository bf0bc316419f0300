import GeneratedSupport

enum Nothing {}
typealias NotEither = (Int, Never)

/// A `switch` over its cases would be none to the compiler.
enum AllImpossible: CasePathable, CustomDumpFields {
  case a(Nothing)
  case b(x: Int, Never)
}

enum SomeImpossible: CasePathable, CustomDumpFields {
  case a(NotEither)
  case b((Nothing, Int))
  case c
}

/// What is written in ways that take some looking up.
enum ImpossibleByPath: CasePathable {
  enum None {}
  case a(Self.None)
  case b(String.NothingInside)
  case c(Sometimes.Nothing)
}

/// What it carries stands in a file that nothing marks.
enum ImpossibleElsewhere: CasePathable, CustomDumpFields {
  case a(NothingElsewhere)
  case b(Int, x: NeverElsewhere)
}

/// That file tells that both have values.
enum PossibleElsewhere: CasePathable {
  case a(SomethingElsewhere)
  case b(ThingElsewhere)
}

/// No file tells that these have values.
enum CarriesOthers: CasePathable, CustomDumpFields {
  case a(Mirror)
  case b(x: Mirror, Int)
}

struct UnmakableElsewhere: CustomDumpFields {
  var nothing: NothingElsewhere
}

/// It is the only one that has a value.
enum MaybePossible: CasePathable {
  case a(Never)
  #if ABSENT
    case b
  #endif
}

struct Unmakable: CustomDumpFields {
  var number = 1
  var nothing: Nothing
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
