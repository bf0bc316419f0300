import Testing

/// The compiler's messages about case paths. They are part of how case paths are used, and depend
/// on the shape of the generated code.
@Suite struct CompilerMessageTests {
  @Test func aMistypedCaseIsNamed() async throws {
    let output = try await Compiler.shared.messages(
      shapes + "func use(_ tab: Tab) -> Bool { tab.is(\\.thrid) }")
    #expect(
      output.contains("error: value of type 'Tab.AllCasePaths' has no member 'thrid'"), "\(output)")
  }

  @Test func aMistypedCaseOfAPayloadIsNamed() async throws {
    let output = try await Compiler.shared.messages(
      shapes + "func use(_ app: App) -> Bool { app.is(\\.screen.settigns) }")
    #expect(
      output.contains("error: value of type 'Screen.CasesIn<App>' has no member 'settigns'"),
      "\(output)")
  }

  @Test func aMistypedCaseOfAnotherModulesPayloadIsNamed() async throws {
    let output = try await Compiler.shared.messages(
      shapes + "func use(_ app: App) -> Bool { app.is(\\.result.sucess) }")
    #expect(
      output.contains(
        "has no dynamic member 'sucess' using key path from root type "
          + "'Result<Int, Never>.AllCasePaths'"), "\(output)")
  }

  @Test(arguments: ["is(\\.sheet.hoem)", "is(\\.sheet.presented.hoem)"])
  func aMistypedCaseOfAPresentedFeatureIsNamed(use: String) async throws {
    let output = try await Compiler.shared.messages(
      shapes + "func use(_ app: App) -> Bool { app.\(use) }")
    #expect(
      output.contains(
        "has no dynamic member 'hoem' using key path from root type 'Screen.AllCasePaths'"),
      "\(output)")
    #expect(!output.contains("ambiguous"))
  }

  @Test func aMemberIsNotAssigned() async throws {
    let output = try await Compiler.shared.messages(
      shapes + "func use(_ screen: inout Screen) { screen.settings = true }")
    #expect(output.contains("write 'value = .case(payload)', not 'value.case = payload'"))
  }

  @Test(arguments: ["CasePathable", "CasePathIterable", "CaseMemberLookup"])
  func anEnumWithoutGeneratedCodeIsToldToAddThePlugin(annotation: String) async throws {
    let output = try await Compiler.shared.messages(
      "enum Bare: \(annotation) { case a }", generates: false)
    #expect(
      output.contains("error: type 'Bare' does not conform to protocol 'CasePathable'"),
      "\(output)")
    #expect(output.contains("type 'AllCasePaths'"))
    #expect(
      output.contains("This type is generated. If it is missing, add the plugin"), "\(output)")
    // Some build systems show one line only.
    let line = output.split(separator: "\n").first { $0.contains("associatedtype AllCasePaths") }
    #expect(line?.contains("add ReducerGenPlugin to the target") == true)
    #expect(output.contains(".plugin(name: \"ReducerGenPlugin\", package: \"reducergen\")"))
  }

  @Test func aReducersActionWithoutGeneratedCodeIsToldToAddThePlugin() async throws {
    let output = try await Compiler.shared.messages(
      """
      struct Counter: Reducer {
        enum Action { case tapped }
        func reduce(into state: inout Int, action: Action) -> Effect<Action> { .none }
      }
      let path = AnyCasePath<Counter.Action, Void>(\\.tapped)
      """, generates: false)
    #expect(
      output.contains("requires that 'Counter.Action' conform to 'CasePathable'"), "\(output)")
    let line = output.split(separator: "\n").first { $0.contains("extension AnyCasePath") }
    #expect(line?.contains("generated: add ReducerGenPlugin to the target") == true)
    #expect(output.contains("The case paths of 'Root' are generated."))
    #expect(output.contains(".plugin(name: \"ReducerGenPlugin\", package: \"reducergen\")"))
  }
}

private let shapes = """
  @dynamicMemberLookup
  enum Screen: CasePathable { case home, settings(Bool) }
  enum Tab: CasePathable { case first, second(Int), third }
  enum App: CasePathable { case screen(Screen), result(Result<Int, Never>), sheet(PresentationAction<Screen>) }

  """
