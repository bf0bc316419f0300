import Testing

@testable import ReducerGenCore

/// Types in extensions that constrain generic parameters.
@Suite struct ConstrainedExtensionTests {
  @Test(arguments: [
    ("extension Box where T == Int", "Box.E", "Box<T>.E"),
    ("extension Box where T: Hashable", "Box.E", "Box<T>.E"),
    ("extension Box<Int>", "Box.E", "Box<T>.E"),
    ("extension Array where Element == Int", "Array.E", "Array.E"),
    ("extension [Int]", "Array.E", "Array.E"),
    ("extension [String: [Int]]", "Dictionary.E", "Dictionary.E"),
    ("extension (Int)?", "Optional.E", "Optional.E"),
    ("extension [3 of Int]", "InlineArray.E", "InlineArray.E"),
  ])
  func theExtensionOfAnEnumRepeatsNoConstraint(head: String, path: String, fullPath: String) {
    let code = generated("struct Box<T> {}\n\(head) { enum E: CasePathable { case a } }")
    #expect(code.contains("nonisolated extension \(path): GeneratedSupport.CasePathIterable {"))
    #expect(code.contains("typealias Root = \(fullPath)\n"))
  }

  @Test func namesAreQualifiedThere() {
    let code = generated(
      """
      extension [Int] { enum E: CasePathable { case row(Row), element(Element) } }
      extension [Int] { struct Row {} }
      struct Box<T> {}
      extension Box where T == Int {
        enum E: CasePathable { case row(Row), value(T) }
        struct Row {}
      }
      """)
    #expect(code.contains("var row: _Case<Array.Row>"))
    #expect(code.contains("var element: _Case<Element>"))
    #expect(code.contains("var row: _Case<Box<T>.Row>"))
    #expect(code.contains("var value: _Case<T>"))
  }

  @Test func reducersAndClientsGetTheirCodeThere() {
    let code = generated(
      """
      struct Box<T> {}
      extension Box where T: Sendable {
        struct F: Reducer {}
        enum D: CaseReducer { case f(F) }
        struct Client: DependencyClient { var run: @Sendable (T) async throws -> Void }
        enum Action: BindableAction { case binding(BindingAction<T>) }
      }
      """)
    #expect(code.contains("var body: GeneratedSupport.EmptyReducer<State, Action>"))
    #expect(code.contains("typealias StateReducer = Box<T>.D"))
    #expect(code.contains("static var unimplementedValue: Self"))
    #expect(code.contains("var binding: BindingAction<T>? {"))
  }

  @Test func clientsThereHaveNoKey() {
    assertDiagnoses(
      """
      extension Imported<Int> {
        // reducergen: key client
        ^ error: a generic client, or a client in a generic type, cannot have a key [misplaced-directive]
        struct Client: DependencyClient {}
      }
      extension Imported where Value: Sendable {
        // reducergen: key other
        ^ error: a generic client, or a client in a generic type, cannot have a key [misplaced-directive]
        struct Other: DependencyClient {}
      }
      """)
  }

  @Test func aTypeOfTheTargetCannotHaveTheNameThatGeneratedCodeNeeds() {
    assertDiagnoses(
      """
      struct Array {}
             ^ error: the code generated for 'Array.E' needs the name 'Array', so this declaration cannot have it [reserved-name]
      extension [Int] { enum E: CasePathable { case a } }
      """)
  }

  @Test func indirectCasesThatDependOnAFixedParameterAreRefused() {
    assertDiagnoses(
      """
      struct Box<T> {}
      extension Box where T == Int {
        struct Row { struct Cell {} }
        typealias Rows = [Row]
        enum A: CasePathable { indirect case a(Int, T) }
                                                    ^ error: the compiler crashes on the indirect case 'a', because its payload depends on a generic parameter with a fixed type [constrained-extension]
        indirect enum B: CasePathable { case a, b(Box<Int>), c([String: Row.Cell]) }
                                                                        ^ error: the compiler crashes on the indirect case 'c', because its payload depends on a generic parameter with a fixed type [constrained-extension]
        indirect enum C: CasePathable { case a(C, Int) }
                                               ^ error: the compiler crashes on the indirect case 'a', because its payload depends on a generic parameter with a fixed type [constrained-extension]
        indirect enum D: CasePathable { case a([Self]) }
                                                ^ error: the compiler crashes on the indirect case 'a', because its payload depends on a generic parameter with a fixed type [constrained-extension]
        indirect enum E: CasePathable { case a(Rows) }
                                               ^ error: the compiler crashes on the indirect case 'a', because its payload depends on a generic parameter with a fixed type [constrained-extension]
        indirect enum F: CaseReducer { case a(Child) }
                                              ^ error: the compiler crashes on the indirect case 'a', because its payload depends on a generic parameter with a fixed type [constrained-extension]
        struct Child: Reducer {}
      }
      """)
  }

  /// How the parameters get their types.
  @Test(arguments: [
    "extension Box<Int>", "extension Ints", "extension Box where Int == T",
    "extension Pair where T == [U], U == Int", "extension Box where T == Int { struct Inner",
    "extension [Int]", "extension Array where Element == Int", "extension Floats",
    "extension Box { struct Inner where T == Int", "extension Box<Int> { struct Inner",
  ])
  func parametersAreFixedInManyWays(head: String) {
    let found = diagnostics(
      """
      struct Box<T> {}
      typealias Ints = Whole
      typealias Whole = Box<Int>
      struct Pair<T, U> {}
      typealias Floats = [Float]
      \(head) { indirect enum E: CasePathable { case a(T) } \(head.contains("{") ? "}" : "") }
      """)
    #expect(found.map(\.id) == ["constrained-extension"], "\(head)")
  }

  @Test(arguments: [
    "extension Box", "extension Box where T: Hashable", "extension Alias",
    "extension Box where T: Identifiable, T.ID == Int", "extension Pair where T == Int",
    "extension Pair where T == U", "extension Pair where T == [U]",
    "extension Box where T == Int { struct Inner<U>", "extension Array where Element: Hashable",
    "struct Plain",
  ])
  func aFreeParameterIsEnough(head: String) {
    let found = diagnostics(
      """
      struct Box<T> {}
      struct Pair<T, U> {}
      typealias Alias = Box
      \(head) { indirect enum E: CasePathable { case a(T, E) } \(head.contains("{") ? "}" : "") }
      """)
    #expect(found.map(\.id) == [], "\(head)")
  }

  @Test func concretePayloadsAreAccepted() {
    assertDiagnoses(
      """
      struct Box<T> {}
      struct Plain { struct Row {} }
      typealias Numbers = [Int]
      extension Box where T == Int {
        struct Row {}
        typealias Fixed = Box<Int>.Row
        indirect enum A: CasePathable {
          case a(Box<Int>.A, Box<Int>.Row), b([Int: Plain.Row]), c(Numbers), d(Fixed), e, f(Imported)
        }
        enum B: CasePathable { case a(T, Row), b([Self]) }
        indirect enum C: CaseReducer { case a(Box<Int>.Child) }
        struct Child: Reducer {}
      }
      extension [Int] { indirect enum D: CasePathable { case a(String, Plain.Row) } }
      """)
  }

  @Test func casesThatAProtocolRequiresAreRefused() {
    assertDiagnoses(
      """
      struct Box<T> {}
      extension Box where T == Int {
        struct F: Reducer {
          struct State {}
          enum Action: BindableAction { case binding(BindingAction<State>), view(Int) }
                                             ^ error: the compiler crashes on the case 'binding' of a 'BindableAction', because all generic parameters around 'Action' have fixed types [constrained-extension]
          var body: some Reducer<State, Action> { EmptyReducer() }
        }
        struct G: Reducer {
          struct State {}
          enum Action: ViewAction { case view(View), binding(Int); enum View { case tap } }
                                         ^ error: the compiler crashes on the case 'view' of a 'ViewAction', because all generic parameters around 'Action' have fixed types [constrained-extension]
          var body: some Reducer<State, Action> { EmptyReducer() }
        }
      }
      """)
  }

  @Test func theFixIsNamed() {
    let found = diagnostics(
      """
      extension [Int] {
        indirect enum A: CasePathable { case a(Element) }
        enum B: CasePathable, BindableAction { case binding(BindingAction<Int>) }
      }
      """)
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "instead of 'Element', write the concrete type, such as 'Int' or 'Box<Int>.Row'",
        "declare 'B' in an extension that leaves a generic parameter open, or outside of generic types",
      ])
  }
}
