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
             ^ error: generated code uses Swift's own type 'Array', but this declaration hides it [reserved-name]
      extension [Int] { enum E: CasePathable { case a } }
      """)
  }
}
