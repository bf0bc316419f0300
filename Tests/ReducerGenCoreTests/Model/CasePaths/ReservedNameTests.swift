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
        "rename it; or, to write the case paths yourself, declare 'static var allCasePaths' too"
      ])
  }

  @Test func aGenericTypeCalledRootIsRefused() {
    assertDiagnoses(
      """
      struct Root<T> { enum Action: CasePathable { case a(T) } }
                            ^ error: the name 'Root' is reserved for the generated case paths of this enum [reserved-name]
      struct A { struct Root<T> { enum Action: CasePathable { case a(T) } } }
      """)
  }

  @Test func namesThatTheGeneratedCodeNeedsAreRefused() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
        case _caseAccess
             ^ error: the name '_caseAccess' is reserved for the generated case paths of this enum [reserved-name]
      }
      enum Other: CasePathable {
        struct AllCasePaths {}
               ^ error: the name 'AllCasePaths' is reserved for the generated case paths of this enum [reserved-name]
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
                                               ^ error: inside this enum, 'AllCasePaths' refers to a generated type, not to your own type [reserved-name]
        enum B: CasePathable { case a(Cases?) }
                                      ^ error: inside this enum, 'Cases' refers to a generated type, not to your own type [reserved-name]
        enum C: CasePathable { case a(Cases), b(F.AllCasePaths); struct Cases {} }
        enum D: CasePathable { case a([String: CasesIn]) }
                                               ^ error: inside this enum, 'CasesIn' refers to a generated type, not to your own type [reserved-name]
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
            ^ error: the name 'E' is reserved for the generated case paths of this enum [reserved-name]
      """
    ),
    (
      "a generic parameter named like the outermost type",
      """
      struct F { struct G<F> { enum A: CasePathable { case a } } }
                         ^ error: the name 'F' is reserved for the generated case paths of this enum [reserved-name]
      """
    ),
    (
      "generic parameters named like modules",
      """
      enum A<Swift>: CasePathable { case a }
            ^ error: the name 'Swift' is reserved for the generated case paths of this enum [reserved-name]
      struct B<GeneratedSupport> { enum A: CasePathable { case a } }
              ^ error: the name 'GeneratedSupport' is reserved for the generated case paths of this enum [reserved-name]
      """
    ),
    (
      "a member type named like the outermost type",
      """
      struct F { enum A: CasePathable { case a(F); struct F {} } }
                                                          ^ error: the name 'F' is reserved for the generated case paths of this enum [reserved-name]
      """
    ),
    (
      "member types named like modules",
      """
      enum A: CasePathable { case a; struct Swift {} }
                                            ^ error: the name 'Swift' is reserved for the generated case paths of this enum [reserved-name]
      enum B: CasePathable { case a }
      extension B { typealias GeneratedSupport = Int }
                              ^ error: the name 'GeneratedSupport' is reserved for the generated case paths of this enum [reserved-name]
      """
    ),
    (
      "a type at the top named like a module, reported once",
      """
      enum Swift {}
           ^ error: the name 'Swift' is reserved for the generated case paths of this enum [reserved-name]
      enum A: CasePathable { case a }
      enum B: CasePathable { case a }
      """
    ),
    (
      "a member type named like the type itself",
      """
      enum A: CasePathable { case a; struct `Self` {} }
                                            ^ error: the name 'Self' is reserved for the generated case paths of this enum [reserved-name]
      """
    ),
    (
      "a case and a member named like what is generated",
      """
      enum A: CasePathable { case AllCasePaths }
                                  ^ error: the name 'AllCasePaths' is reserved for the generated case paths of this enum [reserved-name]
      enum B: CasePathable { case a; static func _caseAccess() {} }
                                                 ^ error: the name '_caseAccess' is reserved for the generated case paths of this enum [reserved-name]
      enum C: CasePathable { case _start }
                                  ^ error: the name '_start' is reserved for the generated case paths of this enum [reserved-name]
      enum D: CasePathable { case a }
      extension D { struct CasesIn {} }
                           ^ error: the name 'CasesIn' is reserved for the generated case paths of this enum [reserved-name]
      enum E: CasePathable { case _Case }
                                  ^ error: the name '_Case' is reserved for the generated case paths of this enum [reserved-name]
      """
    ),
    (
      "what is named like a parameter of a generated type",
      """
      enum C<_Payload>: CasePathable { case a(_Payload) }
            ^ error: the name '_Payload' is reserved for the generated case paths of this enum [reserved-name]
      enum A<_Whole>: CasePathable { case a(_Whole) }
            ^ error: the name '_Whole' is reserved for the generated case paths of this enum [reserved-name]
      enum B: CasePathable { case a(_Whole); struct _Whole {} }
                                                    ^ error: the name '_Whole' is reserved for the generated case paths of this enum [reserved-name]
      """
    ),
  ])
  func namesThatHideWhatIsGeneratedAreRefused(name: String, source: String) {
    assertDiagnoses(source)
  }
}
