import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Checks are switched off by their ids.
@Suite struct AllowanceTests {
  private func found(
    _ text: String, allowed: Set<String> = [], isStrict: Bool = false
  ) -> [String] {
    var options = Pipeline.Options.checking
    options.allowedChecks = allowed
    options.isStrict = isStrict
    let file = SourceFile(path: "Test.swift", text: text)
    return Pipeline.generate(sources: [file], options: options).diagnostics.map {
      "\($0.severity) \($0.id)"
    }
  }

  /// With a comment in each place.
  private func feature(
    head: String = "", type: String = "", case: String = "", member: String = ""
  ) -> String {
    """
    \(head)
    import GeneratedSupport
    \(type)
    struct App: Reducer {
      struct State { @Presents var alert: AlertState<Int>? }
      enum Action {
        \(`case`)
        case alert(PresentationAction<Int>)
      }
      \(member)
      @MainActor var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .alrt = action {}
          return .none
        }
      }
    }
    """
  }

  private let child = "warning child-without-reducer"
  private let name = "error unknown-case"

  @Test func nothingIsAllowed() { #expect(found(feature()) == [child, name]) }

  @Test func aboveADeclaration() {
    let (allowChild, allowName) = (
      "// reducergen: allow child-without-reducer",
      "/// A doc comment.\n// reducergen: allow unknown-case"
    )
    #expect(found(feature(type: allowChild)) == [name])
    #expect(found(feature(case: allowChild)) == [name])
    #expect(found(feature(member: allowName)) == [child])
    #expect(found(feature(type: allowChild + "\n" + allowName)) == [])
    #expect(found(feature(case: allowName, member: allowChild)) == [child, name])
  }

  @Test func inTheHeadOfAFile() {
    #expect(found(feature(head: "// reducergen: allow unknown-case\n")) == [child])
    let both =
      "// License\n// reducergen: allow unknown-case\n// reducergen: allow child-without-reducer\n"
    #expect(found(feature(head: both)) == [])
  }

  @Test func inTheTarget() {
    #expect(found(feature(), allowed: ["child-without-reducer"]) == [name])
    #expect(found(feature(), allowed: ["unknown-case", "child-without-reducer"]) == [])
  }

  @Test func warningsAreErrors() {
    #expect(found(feature(), isStrict: true) == ["error child-without-reducer", name])
    #expect(found(feature(), allowed: ["child-without-reducer"], isStrict: true) == [name])
  }

  /// Warnings as errors do not make the generated code incomplete.
  @Test func theCodeIsComplete() {
    var options = Pipeline.Options.checking
    options.isStrict = true
    let result = Pipeline.generate(
      sources: [SourceFile(path: "Test.swift", text: feature())], options: options)
    #expect(result.outputs.map(\.isComplete) == [true, true])
  }

  @Test func mistakesInDirectives() {
    assertDiagnoses(
      """
      // reducergen: allow unknown-cas
      ^ error: there is no check 'unknown-cas' [unknown-check]

      // reducergen: allow unknown-case
      ^ error: 'allow' belongs above a declaration, or above a blank line at the top of the file, not above this declaration [misplaced-directive]
      import GeneratedSupport
      // reducergen: allow second-store
      // reducergen: allow second-store
      ^ error: this declaration already has a 'allow' directive [repeated-directive]
      // reducergen: allow unknown-case
      let global = 1
      // reducergen: allow
      ^ error: 'allow' must be written as 'allow ID' [directive-argument]
      func f() {}
      // reducergen: allow private-type
      ^ error: there is no check 'private-type' [unknown-check]
      extension S {}
      struct S {
        // reducergen: allow second-store
        init() {
          // reducergen: allow second-store
          ^ error: this directive is not directly above a declaration [misplaced-directive]
          g()
        }
      }
      """)
  }

  @Test func aMistypedWordInTheHead() {
    assertDiagnoses(
      """
      // reducergen: alow unknown-case
      ^ error: there is no directive 'alow' [unknown-directive]

      import GeneratedSupport
      enum Route: CasePathable { case home }
      """)
  }

  @Test func aSimilarID() {
    let found = diagnostics("// reducergen: allow child-runs-twic\nstruct S {}")
    #expect(found.flatMap(\.notes).map(\.message) == ["did you mean 'child-runs-twice'?"])
  }
}
