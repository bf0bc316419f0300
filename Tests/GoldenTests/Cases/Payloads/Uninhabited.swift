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
  precondition(Array(MaybePossible.allCasePaths).count == 1)
}
