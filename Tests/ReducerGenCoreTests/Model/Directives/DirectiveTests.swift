import Testing

@testable import ReducerGenCore
@testable import ReducerGenSyntax

@Suite struct DirectiveTests {
  @Test func aClientThatGetsNoPropertyHasNoNameForIt() {
    assertDiagnoses(
      """
      // reducergen: key store
      ^ error: a generic client, or a client in a generic type, cannot have a key [misplaced-directive]
      struct Client<Value: Sendable>: DependencyClient { var run: @Sendable (Value) -> Void }
      // reducergen: key none
      struct Silent<Value: Sendable>: DependencyClient { var run: @Sendable (Value) -> Void }
      """)
  }

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
      ^ error: this directive is not directly above a declaration [misplaced-directive]

      struct S {
        func f() {
          // reducergen: ignore
          ^ error: this directive is not directly above a declaration [misplaced-directive]
          g()
        }
        // reducergen: ignore
        ^ error: this directive is not directly above a declaration [misplaced-directive]
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
      ^ error: 'import' must be followed by the name of the module that is imported below, and by 'public' or 'internal' [directive-argument]
      public import Module
      """)
  }

  @Test func theNoteHasTheModuleThatIsImported() {
    let found = diagnostics("// reducergen: import Other public\nimport struct Module.Inner")
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "write '// reducergen: import Module public' or '// reducergen: import Module internal'"
      ])
  }

  @Test(arguments: [
    "/// reducergen: ignore", "// reducergen ignore", "// Reducergen: ignore",
    "//// reducergen:  ignore", "//reducergen : ignore this",
  ])
  func whatLooksLikeADirectiveIsAnError(_ comment: String) {
    assertDiagnoses(
      """
      \(comment)
      ^ error: this comment looks like a directive, but is not written as one [misspelt-directive]
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
        ^ error: 'ignore' takes no argument, found 'this one' [directive-argument]
        case a
      }
      """)
  }

  @Test func aTemplateHasAName() {
    assertDiagnoses(
      """
      // reducergen: template
      ^ error: 'template' must be written as 'template NAME' [directive-argument]
      enum E: CasePathable { case a }
      """)
  }

  @Test func whatIsIgnoredCannotConform() {
    assertDiagnoses(
      """
      // reducergen: ignore
      enum E: CasePathable { case a }
              ^ error: '// reducergen: ignore' turns off the generated code that the conformance of 'E' needs [ignored-conformance]
      // reducergen: ignore
      enum F: CasePathable { case a
        struct AllCasePaths: CasePathReflectable {}
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      """)
  }

  @Test func aTypeOfAnotherModuleCannotConform() {
    assertDiagnoses(
      """
      extension DispatchTimeInterval: CasePathable {}
                                      ^ error: 'DispatchTimeInterval' is declared in another module, so the generator cannot read its cases [foreign-type]
      extension Own: CasePathable {}
      extension Other.Inner: Sendable, GeneratedSupport.CasePathable {}
                                       ^ error: 'Other.Inner' is declared in another module, so the generator cannot read its cases [foreign-type]
      """, otherFiles: ["enum Own { case a }"])
  }

  @Test func aTypeOfAnotherModuleConformsByHand() {
    assertDiagnoses(
      """
      extension DispatchTimeInterval: @retroactive CasePathable {
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      extension Other.Inner: CasePathable {}
      extension Other.Inner { static let allCasePaths = AllCasePaths() }
      """)
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
              ^ error: this directive is not directly above a declaration [misplaced-directive]
      }
      """#)
  }
}
