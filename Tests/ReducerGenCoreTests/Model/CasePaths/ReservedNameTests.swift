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
        "rename this declaration; or, to write the case paths yourself, declare 'static var allCasePaths' too"
      ])
  }

  @Test func aGenericTypeCalledRootIsRefused() {
    assertDiagnoses(
      """
      struct Root<T> { enum Action: CasePathable { case a(T) } }
                            ^ error: the code generated for 'Root.Action' needs the name 'Root', so the generic type 'Root' cannot have it [reserved-name]
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
        == ["rename the generic parameter 'E'", "rename 'Root'", "rename this declaration"])
  }

  @Test func namesThatTheGeneratedCodeNeedsAreRefused() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
        case _caseAccess
             ^ error: the code generated for 'Event' needs the name '_caseAccess', so this declaration cannot have it [reserved-name]
      }
      enum Other: CasePathable {
        struct AllCasePaths {}
               ^ error: the code generated for 'Other' needs the name 'AllCasePaths', so this declaration cannot have it [reserved-name]
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
            ^ error: the code generated for 'E' needs the name 'E', so a generic parameter cannot have it [reserved-name]
      """
    ),
    (
      "a generic parameter named like the outermost type",
      """
      struct F { struct G<F> { enum A: CasePathable { case a } } }
                         ^ error: the code generated for 'F.G.A' needs the name 'F', so a generic parameter cannot have it [reserved-name]
      """
    ),
    (
      "generic parameters named like modules",
      """
      enum A<Swift>: CasePathable { case a }
            ^ error: the code generated for 'A' needs the name 'Swift', so a generic parameter cannot have it [reserved-name]
      struct B<GeneratedSupport> { enum A: CasePathable { case a } }
              ^ error: the code generated for 'B.A' needs the name 'GeneratedSupport', so a generic parameter cannot have it [reserved-name]
      """
    ),
    (
      "a member type named like the outermost type",
      """
      struct F { enum A: CasePathable { case a(F); struct F {} } }
                                                          ^ error: the code generated for 'F.A' needs the name 'F', so this declaration cannot have it [reserved-name]
      """
    ),
    (
      "member types named like modules",
      """
      enum A: CasePathable { case a; struct Swift {} }
                                            ^ error: the code generated for 'A' needs the name 'Swift', so this declaration cannot have it [reserved-name]
      enum B: CasePathable { case a }
      extension B { typealias GeneratedSupport = Int }
                              ^ error: the code generated for 'B' needs the name 'GeneratedSupport', so this declaration cannot have it [reserved-name]
      """
    ),
    (
      "a type at the top named like a module, reported once",
      """
      enum Swift {}
           ^ error: the code generated for 'A' needs the name 'Swift', so this declaration cannot have it [reserved-name]
      enum A: CasePathable { case a }
      enum B: CasePathable { case a }
      """
    ),
    (
      "a member type named like the type itself",
      """
      enum A: CasePathable { case a; struct `Self` {} }
                                            ^ error: the code generated for 'A' needs the name 'Self', so this declaration cannot have it [reserved-name]
      """
    ),
    (
      "a case and a member named like what is generated",
      """
      enum A: CasePathable { case AllCasePaths }
                                  ^ error: the code generated for 'A' needs the name 'AllCasePaths', so this declaration cannot have it [reserved-name]
      enum B: CasePathable { case a; static func _caseAccess() {} }
                                                 ^ error: the code generated for 'B' needs the name '_caseAccess', so this declaration cannot have it [reserved-name]
      enum C: CasePathable { case _start }
                                  ^ error: the code generated for 'C' needs the name '_start', so this declaration cannot have it [reserved-name]
      enum D: CasePathable { case a }
      extension D { struct CasesIn {} }
                           ^ error: the code generated for 'D' needs the name 'CasesIn', so this declaration cannot have it [reserved-name]
      enum E: CasePathable { case _Case }
                                  ^ error: the code generated for 'E' needs the name '_Case', so this declaration cannot have it [reserved-name]
      """
    ),
    (
      "what is named like a parameter of a generated type",
      """
      enum C<_Payload>: CasePathable { case a(_Payload) }
            ^ error: the code generated for 'C' needs the name '_Payload', so a generic parameter cannot have it [reserved-name]
      enum A<_Whole>: CasePathable { case a(_Whole) }
            ^ error: the code generated for 'A' needs the name '_Whole', so a generic parameter cannot have it [reserved-name]
      enum B: CasePathable { case a(_Whole); struct _Whole {} }
                                                    ^ error: the code generated for 'B' needs the name '_Whole', so this declaration cannot have it [reserved-name]
      """
    ),
  ])
  func namesThatHideWhatIsGeneratedAreRefused(name: String, source: String) {
    assertDiagnoses(source)
  }
}
