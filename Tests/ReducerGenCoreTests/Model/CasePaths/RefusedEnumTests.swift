import Testing

@testable import ReducerGenCore
@testable import ReducerGenSyntax

/// Types for which there can be no case paths.
@Suite struct RefusedEnumTests {
  @Test func aStructIsRefused() {
    assertDiagnoses(
      """
      struct Screen: Equatable, CasePathable {}
                                ^ error: 'CasePathable' is for enums, but 'Screen' is a struct [not-an-enum]
      """)
  }

  @Test func aNonCopyableEnumIsRefused() {
    assertDiagnoses(
      """
      enum Handle: ~Copyable, CasePathable { case open }
           ^ error: 'Handle' is not copyable, and case paths work only with copyable types [not-copyable]
      enum View: ~Escapable, CasePathable { case open }
           ^ error: 'View' is not escapable, and case paths work only with escapable types [not-escapable]
      enum Both: ~Copyable & ~Escapable, CasePathable { case open }
           ^ error: 'Both' is not copyable, and case paths work only with copyable types [not-copyable]
      """)
  }

  @Test func anEnumThatIsGenericOverWhatIsNotCopyableIsRefused() {
    assertDiagnoses(
      """
      enum A<T: ~Copyable>: CasePathable { case a }
           ^ error: 'A' depends on a generic parameter that is not copyable, and case paths work only with copyable types [not-copyable]
      struct B<T> where T: ~Copyable { enum C: CasePathable { case a } }
                                            ^ error: 'C' depends on a generic parameter that is not copyable, and case paths work only with copyable types [not-copyable]
      enum D<T: ~Escapable>: CasePathable { case a }
           ^ error: 'D' depends on a generic parameter that is not escapable, and case paths work only with escapable types [not-escapable]
      extension Optional where Wrapped: ~Copyable { enum E: CasePathable { case a } }
                                                         ^ error: 'E' depends on a generic parameter that is not copyable, and case paths work only with copyable types [not-copyable]
      """)
  }

  @Test func anAutoclosureIsRefused() {
    assertDiagnoses(
      """
      enum A: CasePathable {
        case a(Int, @autoclosure () -> Int)
                    ^ error: the payload of 'a' contains an autoclosure, and no case path is generated for such a case [autoclosure]
        // reducergen: ignore
        case b(@autoclosure () -> Int)
      }
      """)
  }

  @Test func aCaseThatIsUnavailableInSomeBuildsIsRefused() {
    assertDiagnoses(
      """
      enum A: CasePathable {
        #if B
          @available(*, unavailable)
           ^ error: 'a' is available in some builds and unavailable in others, and no case path can be generated for such a case [conditionally-unavailable]
        #endif
        case a
      }
      enum B: CasePathable {
        @available(iOS, unavailable) case a
         ^ error: 'a' is available in some builds and unavailable in others, and no case path can be generated for such a case [conditionally-unavailable]
      }
      enum C: CasePathable {
        @available(swift, introduced: 4, obsoleted: 5) case a
         ^ error: 'a' is available in some builds and unavailable in others, and no case path can be generated for such a case [conditionally-unavailable]
      }
      enum D: CasePathable {
        @available(*, unavailable, message: "x") case a
        @available(*, deprecated, message: "unavailable") case b
        // reducergen: ignore
        @available(iOS, unavailable) case c
      }
      """)
  }

  @Test func theActionOfAReducerHasNoConformanceToRemove() {
    let found = diagnostics(
      """
      enum A: ~Copyable, CasePathable { case a }
      struct F: Reducer {
        enum Action: ~Copyable { case a }
        var body: some Reducer<Int, Action> { EmptyReducer() }
      }
      """)
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "remove 'CasePathable', or remove '~Copyable'",
        "write '// reducergen: ignore' above 'Action', or remove '~Copyable'",
      ])
  }

  @Test func syntaxErrorsInMarkedFilesAreReported() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
                               ^ error: '{' is never closed [syntax]
        case a
      """)
  }
}
