import Testing

@testable import ReducerGenCore

/// Names that stand for two things, in what is written or in what is generated.
@Suite struct ReservedNameTests {
  @Test func twoCasesOfOneNameAreRefused() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
        case move(x: Int)
        case move(y: Int)
             ^ error: two cases have the name 'move', so a key path could mean either [overloaded-case]
      }
      """)
  }

  @Test func aConformanceByHandIsLeftAlone() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
        case a(Int)
        struct AllCasePaths: CasePathReflectable {}
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      struct Form: CasePathable {
        static let allCasePaths = AllCasePaths()
      }
      extension Form { struct AllCasePaths: CasePathReflectable {} }
      """)
  }

  @Test func halfAConformanceByHandIsToldWhatIsMissing() {
    let found = diagnostics(
      """
      enum Event: CasePathable {
        case allCasePaths
        struct AllCasePaths {}
      }
      """)
    #expect(found.map(\.id) == ["reserved-name"])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "rename this declaration; or, to write the case paths yourself, keep it and declare 'static var allCasePaths'"
      ])
  }

  @Test func aGenericTypeCalledRootIsRefused() {
    assertDiagnoses(
      """
      struct Root<T> { enum Action: CasePathable { case a(T) } }
                            ^ error: the generic type 'Root' needs another name: the code generated for 'Root.Action' uses 'Root' for something else [reserved-name]
      struct A { struct Root<T> { enum Action: CasePathable { case a(T) } } }
      """)
  }

  @Test func theNoteSaysWhatToRename() {
    let found = diagnostics(
      """
      enum E<E>: CasePathable { case a(E) }
      struct Root<T> { enum Action: CasePathable { case a(T) } }
      enum A: CasePathable { case _start }
      """)
    #expect(
      found.flatMap(\.notes).map(\.message)
        == [
          "rename the generic parameter 'E'", "rename the generic type 'Root'",
          "rename this declaration",
        ])
  }

  @Test func namesThatTheGeneratedCodeNeedsAreRefused() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
        case _caseAccess
             ^ error: this declaration needs another name: the code generated for 'Event' uses '_caseAccess' for something else [reserved-name]
      }
      enum Other: CasePathable {
        struct AllCasePaths {}
               ^ error: this declaration needs another name: the code generated for 'Other' uses 'AllCasePaths' for something else [reserved-name]
      }
      """)
  }

  @Test func aPayloadThatWouldMeanTheGeneratedCasePathsIsRefused() {
    assertDiagnoses(
      """
      struct F {
        struct AllCasePaths {}
        struct Cases {}
        struct CasesIn {}
        enum A: CasePathable { case a(Int), b([AllCasePaths]) }
                                               ^ error: inside 'F.A', 'AllCasePaths' refers to a generated type, not to your own type [reserved-name]
        enum B: CasePathable { case a(Cases?) }
                                      ^ error: inside 'F.B', 'Cases' refers to a generated type, not to your own type [reserved-name]
        enum C: CasePathable { case a(Cases), b(F.AllCasePaths); struct Cases {} }
        enum D: CasePathable { case a([String: CasesIn]) }
                                               ^ error: inside 'F.D', 'CasesIn' refers to a generated type, not to your own type [reserved-name]
      }
      """)
  }

  @Test func leavingOutOneOfTwoCasesOfOneNameDoesNotHelp() {
    assertDiagnoses(
      """
      enum A: CasePathable {
        case a(x: Int)
        // reducergen: ignore
        case a(y: Int)
             ^ error: two cases have the name 'a', so a key path could mean either [overloaded-case]
      }
      """)
  }

  @Test func casesOfOneNameMayStandInDifferentClauses() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
        #if os(Linux)
          case move(Int)
        #else
          case move(String)
        #endif
      }
      """)
  }

  @Test(arguments: [
    (
      "a generic parameter named like its enum",
      """
      enum E<E>: CasePathable { case a(E) }
            ^ error: the generic parameter 'E' needs another name: the code generated for 'E' uses 'E' for something else [reserved-name]
      """
    ),
    (
      "a generic parameter named like the outermost type",
      """
      struct F { struct G<F> { enum A: CasePathable { case a } } }
                         ^ error: the generic parameter 'F' needs another name: the code generated for 'F.G.A' uses 'F' for something else [reserved-name]
      """
    ),
    (
      "generic parameters named like modules",
      """
      enum A<Swift>: CasePathable { case a }
            ^ error: the generic parameter 'Swift' needs another name: the code generated for 'A' uses 'Swift' for something else [reserved-name]
      struct B<GeneratedSupport> { enum A: CasePathable { case a } }
              ^ error: the generic parameter 'GeneratedSupport' needs another name: the code generated for 'B.A' uses 'GeneratedSupport' for something else [reserved-name]
      """
    ),
    (
      "a member type named like the outermost type",
      """
      struct F { enum A: CasePathable { case a(F); struct F {} } }
                                                          ^ error: this declaration needs another name: the code generated for 'F.A' uses 'F' for something else [reserved-name]
      """
    ),
    (
      "member types named like modules",
      """
      enum A: CasePathable { case a; struct Swift {} }
                                            ^ error: this declaration needs another name: the code generated for 'A' uses 'Swift' for something else [reserved-name]
      enum B: CasePathable { case a }
      extension B { typealias GeneratedSupport = Int }
                              ^ error: this declaration needs another name: the code generated for 'B' uses 'GeneratedSupport' for something else [reserved-name]
      """
    ),
    (
      "a type at the top named like a module, reported once",
      """
      enum Swift {}
           ^ error: this declaration needs another name: the code generated for 'A' uses 'Swift' for something else [reserved-name]
      enum A: CasePathable { case a }
      enum B: CasePathable { case a }
      """
    ),
    (
      "a member type named like the type itself",
      """
      enum A: CasePathable { case a; struct `Self` {} }
                                            ^ error: this declaration needs another name: the code generated for 'A' uses 'Self' for something else [reserved-name]
      """
    ),
    (
      "a case and a member named like what is generated",
      """
      enum A: CasePathable { case AllCasePaths }
                                  ^ error: this declaration needs another name: the code generated for 'A' uses 'AllCasePaths' for something else [reserved-name]
      enum B: CasePathable { case a; static func _caseAccess() {} }
                                                 ^ error: this declaration needs another name: the code generated for 'B' uses '_caseAccess' for something else [reserved-name]
      enum C: CasePathable { case _start }
                                  ^ error: this declaration needs another name: the code generated for 'C' uses '_start' for something else [reserved-name]
      enum D: CasePathable { case a }
      extension D { struct CasesIn {} }
                           ^ error: this declaration needs another name: the code generated for 'D' uses 'CasesIn' for something else [reserved-name]
      enum E: CasePathable { case _Case }
                                  ^ error: this declaration needs another name: the code generated for 'E' uses '_Case' for something else [reserved-name]
      """
    ),
    (
      "what is named like a parameter of a generated type",
      """
      enum C<_Payload>: CasePathable { case a(_Payload) }
            ^ error: the generic parameter '_Payload' needs another name: the code generated for 'C' uses '_Payload' for something else [reserved-name]
      enum A<_Whole>: CasePathable { case a(_Whole) }
            ^ error: the generic parameter '_Whole' needs another name: the code generated for 'A' uses '_Whole' for something else [reserved-name]
      enum B: CasePathable { case a(_Whole); struct _Whole {} }
                                                    ^ error: this declaration needs another name: the code generated for 'B' uses '_Whole' for something else [reserved-name]
      """
    ),
  ])
  func namesThatHideWhatIsGeneratedAreRefused(name: String, source: String) {
    assertDiagnoses(source)
  }
}
