import Testing

/// Names of the libraries that the sources declare themselves.
@Suite struct OwnNameTests {
  private func assertFile(
    _ before: String, to after: String, findings: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    assertMigrates(
      "import ComposableArchitecture\n\n" + before, to: "import GeneratedSupport\n\n" + after,
      findings: findings, sourceLocation: sourceLocation)
  }

  @Test func aTypeThatIsNoAttributeDoesNotHideAMacro() {
    assertFile(
      """
      enum ViewAction { case a }
      struct F { enum Reducer { case a } }
      @ViewAction(for: F.self) struct V { let store: StoreOf<F> }
      @Reducer struct G { enum Action { case a } }

      """,
      to: """
        enum ViewAction { case a }
        struct F { enum Reducer { case a } }
        struct V: ViewActionSending { let store: StoreOf<F> }
        struct G: Reducer { enum Action { case a } }

        """)
  }

  @Test(arguments: [
    "@attached(member) macro CasePathable() = #externalMacro(module: \"M\", type: \"T\")",
    "@propertyWrapper struct CasePathable { var wrappedValue: Int }",
    "typealias CasePathable = Other",
  ])
  func anOwnAttributeStays(declaration: String) {
    let text = declaration + "\n@CasePathable enum E { case a }\n"
    assertFile(text, to: text)
  }

  @Test func anOwnAttributeOfAnotherTypeIsNotInScope() {
    assertFile(
      """
      struct Other { @propertyWrapper struct CasePathable { var wrappedValue: Int } }
      extension Other { @CasePathable enum A { case a } }
      @CasePathable enum B { case a }

      """,
      to: """
        struct Other { @propertyWrapper struct CasePathable { var wrappedValue: Int } }
        extension Other { @CasePathable enum A { case a } }
        enum B: CasePathable { case a }

        """)
  }

  @Test func aTypeOfAnotherScopeHidesNothing() {
    assertFile(
      """
      struct A { enum TaskResult { case a }; let x: TaskResult }
      struct B { let x: TaskResult<Int> }

      """,
      to: """
        struct A { enum TaskResult { case a }; let x: TaskResult }
        struct B { let x: TaskResult<Int> }

        """, findings: ["task-result"])
  }

  @Test func aMemberHidesAFunction() {
    assertFile(
      """
      struct Client {
        var find: () -> Int
        static let unimplemented = Self(find: XCTUnimplemented("find"))
      }
      extension Client { static let failing = Self(find: XCTUnimplemented("find", placeholder: 1)) }
      let find: () -> Int = XCTestDynamicOverlay.XCTUnimplemented("find", placeholder: 1)
      let other: () -> Int = XCTUnimplemented("find", placeholder: 1)

      """,
      to: """
        struct Client {
          var find: () -> Int
          static let unimplemented = Self(find: GeneratedSupport.unimplemented("find"))
        }
        extension Client { static let failing = Self(find: GeneratedSupport.unimplemented("find", placeholder: 1)) }
        let find: () -> Int = GeneratedSupport.unimplemented("find", placeholder: 1)
        let other: () -> Int = unimplemented("find", placeholder: 1)

        """)
  }

  @Test func viewActionsNeedNoImport() {
    assertFile(
      """
      @Reducer
      struct F {
        enum Action: ViewAction {
          case view(View)
          enum View { case tapped, data(Data), id(UUIDs) }
          struct Data {}
        }
      }
      struct Button { let list: ForEach }

      """,
      to: """
        struct F: Reducer {
          enum Action: ViewAction {
            case view(View)
            enum View { case tapped, data(Data), id(UUIDs) }
            struct Data {}
          }
        }
        struct Button { let list: ForEach }

        """)
  }

  @Test func anOwnTypeOfAFileThatStaysNeedsNoImport() {
    let result = migrate([
      "A.swift": "import Dependencies\n\nlet x: Calendar = Calendar()\n",
      "B.swift": "struct Calendar {}\n",
    ])
    #expect(texts(result)["A.swift"] == "import GeneratedSupport\n\nlet x: Calendar = Calendar()\n")
  }

  @Test func orderedSetsOfTheOtherLibraryAreNamed() {
    assertMigrates(
      "import ComposableArchitecture\nimport OrderedCollections\n\nlet x: OrderedSet<Int> = []\n",
      to:
        "import GeneratedSupport\nimport OrderedCollections\n\nlet x: OrderedCollections.OrderedSet<Int> = []\n"
    )
    assertFile("let x: OrderedSet<Int> = []\n", to: "let x: OrderedSet<Int> = []\n")
  }
}
