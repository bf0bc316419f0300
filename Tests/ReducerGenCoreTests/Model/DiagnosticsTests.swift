import Testing

@testable import ReducerGenCore

@Suite struct RefusedEnums {
  @Test func aPrivateEnumIsRefused() {
    assertDiagnoses(
      """
      private enum Tab: CasePathable { case home }
                   ^ error: 'Tab' is private; generated code stands in another file, which cannot see it [private-type]
      """)
  }

  @Test func anEnumInsideOfAPrivateTypeIsRefused() {
    assertDiagnoses(
      """
      fileprivate struct Screen {
                         ^ error: 'Tab' is inside of 'Screen', which is private; generated code stands in another file, which cannot see it [private-type]
        enum Tab: CasePathable { case home }
      }
      """)
  }

  @Test func anEnumInAPrivateExtensionIsRefused() {
    assertDiagnoses(
      """
      struct Screen {}
      private extension Screen {
        enum Tab: CasePathable { case home }
             ^ error: 'Tab' is private; generated code stands in another file, which cannot see it [private-type]
      }
      """)
  }

  @Test func aPrivateReducerWithAnActionIsRefused() {
    assertDiagnoses(
      """
      private struct Feature: Reducer {
                     ^ error: 'Action' is inside of 'Feature', which is private; generated code stands in another file, which cannot see it [private-type]
        enum Action { case tap }
      }
      """)
  }

  @Test func aPrivateReducerWithoutAnActionOfItsOwnIsLeftAlone() {
    assertDiagnoses("private struct Logging<Base: Reducer>: Reducer { let base: Base }")
  }

  @Test func anIgnoredPrivateActionIsLeftAlone() {
    assertDiagnoses(
      """
      struct F: Reducer {
        // reducergen: ignore
        private enum Action { case a }
      }
      """)
  }

  @Test func aLocalEnumIsRefused() {
    assertDiagnoses(
      """
      func f() {
        let text = "}"
        enum Tab: String, CasePathable { case home }
             ^ error: 'Tab' is declared inside of a body; generated code in another file cannot name it [local-type]
      }
      """)
  }

  @Test func aLocalReducerIsRefusedIfItDeclaresAnAction() {
    assertDiagnoses(
      """
      func f() {
        struct Silent: Reducer { typealias Action = Int }
        struct Loud: Reducer { enum Action { case tap } }
               ^ error: 'Loud' is declared inside of a body; generated code in another file cannot name it [local-type]
      }
      """)
  }

  @Test func namesInBodiesAreNoDeclarations() {
    assertDiagnoses(
      """
      func f<T: CasePathable>(_ value: T) -> Int {
        let x: any CasePathable = value
        func inner<U>(_: U) where U: CasePathable {}
        return g(x)
      }
      """)
  }

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

  @Test func namesThatTheGeneratedCodeNeedsAreRefused() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
        case _visitCase
             ^ error: '_visitCase' is a name that the generated case paths of this enum need [reserved-name]
      }
      enum Other: CasePathable {
        struct AllCasePaths {}
               ^ error: 'AllCasePaths' is a name that the generated case paths of this enum need [reserved-name]
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
      enum B: CasePathable { case a; static func _makeCase() {} }
                                                 ^ error: '_makeCase' is a name that the generated case paths of this enum need [reserved-name]
      """
    ),
  ])
  func namesThatHideWhatIsGeneratedAreRefused(name: String, source: String) {
    assertDiagnoses(source)
  }

  @Test func aPayloadThatWouldMeanTheGeneratedCasePathsIsRefused() {
    assertDiagnoses(
      """
      struct F {
        struct AllCasePaths {}
        struct Cases {}
        enum A: CasePathable { case a(Int), b([AllCasePaths]) }
                                               ^ error: inside of this enum, 'AllCasePaths' means its generated case paths [reserved-name]
        enum B: CasePathable { case a(Cases?) }
                                      ^ error: inside of this enum, 'Cases' means its generated case paths [reserved-name]
        enum C: CasePathable { case a(Cases), b(F.AllCasePaths); struct Cases {} }
      }
      """)
  }

  @Test func anEnumThatIsGenericOverWhatIsNotCopyableIsRefused() {
    assertDiagnoses(
      """
      enum A<T: ~Copyable>: CasePathable { case a }
           ^ error: 'A' is generic over what is not copyable, and a case path hands out copies [not-copyable]
      struct B<T> where T: ~Copyable { enum C: CasePathable { case a } }
                                            ^ error: 'C' is generic over what is not copyable, and a case path hands out copies [not-copyable]
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

  @Test func syntaxErrorsInMarkedFilesAreReported() {
    assertDiagnoses(
      """
      enum Event: CasePathable {
                               ^ error: '{' is never closed [syntax]
        case a
      """)
  }
}

@Suite struct Directives {
  @Test func anUnknownWordIsAnError() {
    assertDiagnoses(
      """
      // reducergen: ignroe
      ^ error: there is no directive 'ignroe' [unknown-directive]
      struct S {}
      """)
  }

  @Test func aWordAboveTheWrongDeclarationIsAnError() {
    assertDiagnoses(
      """
      // reducergen: ignore
      ^ error: 'ignore' belongs above a case, a property of a client, or a type, not above this declaration [misplaced-directive]
      import Foundation
      """)
  }

  @Test func aDirectiveAboveABlankLineOrInABodyIsAnError() {
    assertDiagnoses(
      """
      // reducergen: ignore
      ^ error: this directive is above no declaration [misplaced-directive]

      struct S {
        func f() {
          // reducergen: ignore
          ^ error: this directive is above no declaration [misplaced-directive]
          g()
        }
        // reducergen: ignore
        ^ error: this directive is above no declaration [misplaced-directive]
      }
      """)
  }

  @Test(arguments: [
    "", " Module", " public", " Other public", " Module package", " Module public x",
  ])
  func anArgumentThatIsNoneIsAnError(argument: String) {
    assertDiagnoses(
      """
      // reducergen: import\(argument)
      ^ error: 'import' is written 'import MODULE public' or 'import MODULE internal' [directive-argument]
      public import Module
      """)
  }

  @Test func aDirectiveForWhatIsNotGeneratedYetIsAnError() {
    assertDiagnoses(
      """
      // reducergen: sendable
      ^ error: this version generates nothing that 'sendable' could change [unsupported-directive]
      enum Destination {}
      """)
  }

  @Test(arguments: [
    "/// reducergen: ignore", "// reducergen ignore", "// Reducergen: ignore",
    "//// reducergen:  ignore", "//reducergen : ignore this",
  ])
  func whatLooksLikeADirectiveIsAnError(_ comment: String) {
    assertDiagnoses(
      """
      \(comment)
      ^ error: this comment is no directive, and looks like one [misspelt-directive]
      enum E: CasePathable { case a }
      """)
  }

  @Test func aRemarkAboutTheToolIsNone() {
    assertDiagnoses(
      """
      // reducergen writes what this needs.
      /// Reducergen ignores nothing.
      // See reducergen: ignore
      enum E: CasePathable { case a }
      """)
  }

  @Test func aWordThatTakesNothingIsFollowedByNothing() {
    assertDiagnoses(
      """
      enum E: CasePathable {
        // reducergen: ignore this one
        ^ error: 'ignore' takes nothing behind it, found 'this one' [directive-argument]
        case a
      }
      """)
  }

  @Test func aTemplateHasAName() {
    assertDiagnoses(
      """
      // reducergen: template
      ^ error: 'template' is written 'template NAME' [directive-argument]
      enum E: CasePathable { case a }
      """)
  }

  @Test func whatIsIgnoredCannotConform() {
    assertDiagnoses(
      """
      // reducergen: ignore
      enum E: CasePathable { case a }
              ^ error: 'E' says that code is generated for it, and a directive says to generate nothing for it [ignored-conformance]
      // reducergen: ignore
      enum F: CasePathable { case a
        static func _visitCase(_ root: Self, _ visitor: inout _CaseVisitor) {}
      }
      """)
  }

  @Test func aTypeOfAnotherModuleCannotConform() {
    assertDiagnoses(
      """
      extension DispatchTimeInterval: CasePathable {}
                                      ^ error: 'DispatchTimeInterval' is declared in another module, where its cases cannot be read [foreign-type]
      extension Own: CasePathable {}
      extension Other.Inner: Sendable, GeneratedSupport.CasePathable {}
                                       ^ error: 'Other.Inner' is declared in another module, where its cases cannot be read [foreign-type]
      """, otherFiles: ["enum Own { case a }"])
  }

  @Test func textInStringsIsNoDirective() {
    assertDiagnoses(
      #"""
      let text = """
        // reducergen: nonsense
        """
      // A comment that mentions // reducergen: nonsense
      /* A comment of several lines
      // reducergen: nonsense
      /* and one in it
      */ // reducergen: nonsense
      */
      let end = 1 // what follows is found all the same
      func f() {
        /* */ // reducergen: ignore
              ^ error: this directive is above no declaration [misplaced-directive]
      }
      """#)
  }
}
