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
             ^ error: 'move' is the name of two cases, so a key path could mean either [overloaded-case]
      }
      """)
  }

  @Test func aConformanceByHandIsToldHowToStay() {
    let found = diagnostics(
      """
      enum Event: CasePathable {
        case a
        struct AllCasePaths {}
        static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> { .init(AllCasePaths(), v, m, p) }
      }
      """)
    #expect(found.map(\.id) == ["reserved-name"])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "write 'reducergen: ignore' above an enum that conforms by hand"
      ])
  }

  @Test func namesThatTheGeneratedCodeNeedsAreRefused() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
        case _caseAccess
             ^ error: '_caseAccess' is a name that the generated case paths of this enum need [reserved-name]
      }
      enum Other: CasePathable {
        struct AllCasePaths {}
               ^ error: 'AllCasePaths' is a name that the generated case paths of this enum need [reserved-name]
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
                                               ^ error: inside of this enum, 'AllCasePaths' means its generated case paths [reserved-name]
        enum B: CasePathable { case a(Cases?) }
                                      ^ error: inside of this enum, 'Cases' means its generated case paths [reserved-name]
        enum C: CasePathable { case a(Cases), b(F.AllCasePaths); struct Cases {} }
        enum D: CasePathable { case a([String: CasesIn]) }
                                               ^ error: inside of this enum, 'CasesIn' means its generated case paths [reserved-name]
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
             ^ error: 'a' is the name of two cases, so a key path could mean either [overloaded-case]
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
            ^ error: 'E' is a name that the generated case paths of this enum need [reserved-name]
      """
    ),
    (
      "a generic parameter named like the outermost type",
      """
      struct F { struct G<F> { enum A: CasePathable { case a } } }
                         ^ error: 'F' is a name that the generated case paths of this enum need [reserved-name]
      """
    ),
    (
      "generic parameters named like modules",
      """
      enum A<Swift>: CasePathable { case a }
            ^ error: 'Swift' is a name that the generated case paths of this enum need [reserved-name]
      struct B<GeneratedSupport> { enum A: CasePathable { case a } }
              ^ error: 'GeneratedSupport' is a name that the generated case paths of this enum need [reserved-name]
      """
    ),
    (
      "a member type named like the outermost type",
      """
      struct F { enum A: CasePathable { case a(F); struct F {} } }
                                                          ^ error: 'F' is a name that the generated case paths of this enum need [reserved-name]
      """
    ),
    (
      "member types named like modules",
      """
      enum A: CasePathable { case a; struct Swift {} }
                                            ^ error: 'Swift' is a name that the generated case paths of this enum need [reserved-name]
      enum B: CasePathable { case a }
      extension B { typealias GeneratedSupport = Int }
                              ^ error: 'GeneratedSupport' is a name that the generated case paths of this enum need [reserved-name]
      """
    ),
    (
      "a type at the top named like a module, reported once",
      """
      enum Swift {}
           ^ error: 'Swift' is a name that the generated case paths of this enum need [reserved-name]
      enum A: CasePathable { case a }
      enum B: CasePathable { case a }
      """
    ),
    (
      "a member type named like the type itself",
      """
      enum A: CasePathable { case a; struct `Self` {} }
                                            ^ error: 'Self' is a name that the generated case paths of this enum need [reserved-name]
      """
    ),
    (
      "a case and a member named like what is generated",
      """
      enum A: CasePathable { case AllCasePaths }
                                  ^ error: 'AllCasePaths' is a name that the generated case paths of this enum need [reserved-name]
      enum B: CasePathable { case a; static func _caseAccess() {} }
                                                 ^ error: '_caseAccess' is a name that the generated case paths of this enum need [reserved-name]
      enum C: CasePathable { case _start }
                                  ^ error: '_start' is a name that the generated case paths of this enum need [reserved-name]
      enum D: CasePathable { case a }
      extension D { struct CasesIn {} }
                           ^ error: 'CasesIn' is a name that the generated case paths of this enum need [reserved-name]
      enum E: CasePathable { case _Case }
                                  ^ error: '_Case' is a name that the generated case paths of this enum need [reserved-name]
      """
    ),
    (
      "what is named like a parameter of a generated type",
      """
      enum C<_Payload>: CasePathable { case a(_Payload) }
            ^ error: '_Payload' is a name that the generated case paths of this enum need [reserved-name]
      enum A<_Whole>: CasePathable { case a(_Whole) }
            ^ error: '_Whole' is a name that the generated case paths of this enum need [reserved-name]
      enum B: CasePathable { case a(_Whole); struct _Whole {} }
                                                    ^ error: '_Whole' is a name that the generated case paths of this enum need [reserved-name]
      """
    ),
  ])
  func namesThatHideWhatIsGeneratedAreRefused(name: String, source: String) {
    assertDiagnoses(source)
  }
}
