import GeneratedTestSupport
import Testing

/// How reports show case key paths.
@MainActor @Suite struct SpellingTests {
  enum Inner: CasePathable, Equatable { case tapped, typed(String) }

  enum Outer: CasePathable {
    case inner(Inner)
    case maybe(Inner?)
    case result(Result<Int, SpellingError>)
    case `default`
    case rows(IdentifiedAction<Int, Inner>)
    case path(StackAction<Int, Inner>)
    case sheet(PresentationAction<Inner>)
    case binding(BindingAction<SpelledState>)
    case byHand(UnicodeDecodingResult)
  }

  @Test func allStepsAreNamed() {
    #expect(Outer.spelling(of: \.inner) == #"\.inner"#)
    #expect(Outer.spelling(of: \.inner.typed) == #"\.inner.typed"#)
    #expect(Outer.spelling(of: \.maybe.some.typed) == #"\.maybe.some.typed"#)
    #expect(Outer.spelling(of: \.result.success) == #"\.result.success"#)
    #expect(Outer.spelling(of: \.default) == #"\.`default`"#)
  }

  @Test func elementsAreNamedByTheirIDs() {
    #expect(Outer.spelling(of: \.rows[id: 3].typed) == #"\.rows[id: 3].typed"#)
    #expect(Outer.spelling(of: \.path[id: 0].tapped) == #"\.path[id: 0].tapped"#)
    #expect(Outer.spelling(of: \.path.popFrom) == #"\.path.popFrom"#)
  }

  @Test func presentedAndBoundActionsAreNamed() {
    #expect(Outer.spelling(of: \.sheet.dismiss) == #"\.sheet.dismiss"#)
    #expect(Outer.spelling(of: \.sheet.presented.typed) == #"\.sheet.presented.typed"#)
    #expect(Outer.spelling(of: \.binding.name) == #"\.binding.name"#)
  }

  @Test func aStepThatIsWrittenByHandHasNoName() {
    #expect(Outer.spelling(of: \.byHand.scalarValue) == nil)
  }
}

struct SpellingError: Error, Equatable {}

struct SpelledState: Equatable { var name = "" }
