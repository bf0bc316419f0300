import Testing

@testable import ReducerGenCore

/// Types for which there can be no case paths.
@Suite struct RefusedEnumTests {
  @Test func aStructIsRefused() {
    assertDiagnoses(
      """
      struct Screen: Equatable, CasePathable {}
                                ^ error: 'CasePathable' is for enums, and 'Screen' is a struct [not-an-enum]
      """)
  }

  @Test func aNonCopyableEnumIsRefused() {
    assertDiagnoses(
      """
      enum Handle: ~Copyable, CasePathable { case open }
           ^ error: 'Handle' is not copyable, and a case path hands out copies of what a case holds [not-copyable]
      enum View: ~Escapable, CasePathable { case open }
           ^ error: 'View' is not escapable, and a case path hands out what a case holds [not-escapable]
      enum Both: ~Copyable & ~Escapable, CasePathable { case open }
           ^ error: 'Both' is not copyable, and a case path hands out copies of what a case holds [not-copyable]
      """)
  }

  @Test func anEnumInAConstrainedExtensionIsRefused() {
    assertDiagnoses(
      """
      struct Box<T> {}
      extension Box where T == Int {
                    ^ error: 'Lid' is declared in a constrained extension; generated code cannot extend it [constrained-extension]
        enum Lid: CasePathable { case open }
      }
      """)
  }

  @Test func anEnumThatIsGenericOverWhatIsNotCopyableIsRefused() {
    assertDiagnoses(
      """
      enum A<T: ~Copyable>: CasePathable { case a }
           ^ error: 'A' is generic over what is not copyable, and a case path hands out copies of what a case holds [not-copyable]
      struct B<T> where T: ~Copyable { enum C: CasePathable { case a } }
                                            ^ error: 'C' is generic over what is not copyable, and a case path hands out copies of what a case holds [not-copyable]
      enum D<T: ~Escapable>: CasePathable { case a }
           ^ error: 'D' is generic over what is not escapable, and a case path hands out what a case holds [not-escapable]
      """)
  }

  @Test func anEnumInAnExtensionOfAWrittenTypeIsRefused() {
    assertDiagnoses(
      """
      extension [Int] { enum A: CasePathable { case a } }
                ^ error: 'A' is declared in a constrained extension; generated code cannot extend it [constrained-extension]
      """)
  }

  @Test func anAutoclosureIsRefused() {
    assertDiagnoses(
      """
      enum A: CasePathable {
        case a(Int, @autoclosure () -> Int)
                    ^ error: 'a' takes an autoclosure, and a case path has a value to make the case from [autoclosure]
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
           ^ error: 'a' is unavailable in some builds only, so its case path would have to be, too [conditionally-unavailable]
        #endif
        case a
      }
      enum B: CasePathable {
        @available(iOS, unavailable) case a
         ^ error: 'a' is unavailable in some builds only, so its case path would have to be, too [conditionally-unavailable]
      }
      enum C: CasePathable {
        @available(swift, introduced: 4, obsoleted: 5) case a
         ^ error: 'a' is unavailable in some builds only, so its case path would have to be, too [conditionally-unavailable]
      }
      enum D: CasePathable {
        @available(*, unavailable, message: "x") case a
        @available(*, deprecated, message: "unavailable") case b
        // reducergen: ignore
        @available(iOS, unavailable) case c
      }
      """)
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
