import Testing

@testable import ReducerGenCore
@testable import ReducerGenSyntax

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
        "to write the case paths by hand, declare both; to have them generated, rename 'AllCasePaths'"
      ])
  }

  @Test func aGenericTypeCalledRootIsRefused() {
    assertDiagnoses(
      """
      struct Root<T> { enum Action: CasePathable { case a(T) } }
                            ^ error: no case paths can be generated for or inside a top-level generic type that is called 'Root' [reserved-name]
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
             ^ error: the name '_caseAccess' is taken by the code generated for 'Event' [reserved-name]
      }
      enum Other: CasePathable {
        struct AllCasePaths {}
               ^ error: 'Other' declares 'AllCasePaths', but not 'static var allCasePaths' [reserved-name]
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
            ^ error: the code generated for 'E' uses the type 'E', but the generic parameter 'E' hides it [reserved-name]
      """
    ),
    (
      "a generic parameter named like the outermost type",
      """
      struct F { struct G<F> { enum A: CasePathable { case a } } }
                         ^ error: the code generated for 'F.G.A' uses the type 'F', but the generic parameter 'F' hides it [reserved-name]
      """
    ),
    (
      "generic parameters named like modules",
      """
      enum A<Swift>: CasePathable { case a }
            ^ error: the code generated for 'A' uses the module 'Swift', but the generic parameter 'Swift' hides it [reserved-name]
      struct B<GeneratedSupport> { enum A: CasePathable { case a } }
              ^ error: the code generated for 'B.A' uses the module 'GeneratedSupport', but the generic parameter 'GeneratedSupport' hides it [reserved-name]
      """
    ),
    (
      "a member type named like the outermost type",
      """
      struct F { enum A: CasePathable { case a(F); struct F {} } }
                                                          ^ error: the code generated for 'F.A' uses the type 'F', but this declaration hides it [reserved-name]
      """
    ),
    (
      "member types named like modules",
      """
      enum A: CasePathable { case a; struct Swift {} }
                                            ^ error: the code generated for 'A' uses the module 'Swift', but this declaration hides it [reserved-name]
      enum B: CasePathable { case a }
      extension B { typealias GeneratedSupport = Int }
                              ^ error: the code generated for 'B' uses the module 'GeneratedSupport', but this declaration hides it [reserved-name]
      """
    ),
    (
      "a type at the top named like a module, reported once",
      """
      enum Swift {}
           ^ error: the code generated for 'A' uses the module 'Swift', but this declaration hides it [reserved-name]
      enum A: CasePathable { case a }
      enum B: CasePathable { case a }
      """
    ),
    (
      "a member type named like the type itself",
      """
      enum A: CasePathable { case a; struct `Self` {} }
                                            ^ error: the code generated for 'A' uses Swift's own 'Self', but this declaration hides it [reserved-name]
      """
    ),
    (
      "a case and a member named like what is generated",
      """
      enum A: CasePathable { case AllCasePaths }
                                  ^ error: the name 'AllCasePaths' is taken by the code generated for 'A' [reserved-name]
      enum B: CasePathable { case a; static func _caseAccess() {} }
                                                 ^ error: the name '_caseAccess' is taken by the code generated for 'B' [reserved-name]
      enum C: CasePathable { case _start }
                                  ^ error: the name '_start' is taken by the code generated for 'C' [reserved-name]
      enum D: CasePathable { case a }
      extension D { struct CasesIn {} }
                           ^ error: the name 'CasesIn' is taken by the code generated for 'D' [reserved-name]
      enum E: CasePathable { case _Case }
                                  ^ error: the name '_Case' is taken by the code generated for 'E' [reserved-name]
      """
    ),
    (
      "what is named like a parameter of a generated type",
      """
      enum C<_Payload>: CasePathable { case a(_Payload) }
            ^ error: the name '_Payload' is taken by the code generated for 'C' [reserved-name]
      enum A<_Whole>: CasePathable { case a(_Whole) }
            ^ error: the name '_Whole' is taken by the code generated for 'A' [reserved-name]
      enum B: CasePathable { case a(_Whole); struct _Whole {} }
                                                    ^ error: the name '_Whole' is taken by the code generated for 'B' [reserved-name]
      """
    ),
  ])
  func namesThatHideWhatIsGeneratedAreRefused(name: String, source: String) {
    assertDiagnoses(source)
  }
}
