import Testing

@testable import ReducerGenCore

/// The property `binding` of actions.
@Suite struct BindingTests {
  @Test func thePropertyIsGenerated() {
    assertGenerates(
      """
      struct F {
        struct State {}
        enum View: BindableAction { case binding(BindingAction<State>) }
      }
      """,
      """
      import GeneratedSupport

      nonisolated extension F.View {
        /// The payload of the case `binding`, or nil for another action.
        var binding: BindingAction<F.State>? {
          if case .binding(let action) = self { return action }
          return nil
        }
      }

      """)
  }

  @Test(arguments: [
    ("enum Action: BindableAction { case binding(BindingAction<Int>) }", true),
    ("enum Action { case binding(BindingAction<Int>) }\nextension Action: BindableAction {}", true),
    ("enum Action: BindableAction { case binding(GeneratedSupport.BindingAction<Int>) }", true),
    ("protocol P: BindableAction {}\nenum Action: P { case binding(BindingAction<Int>) }", true),
    ("enum Action { case binding(BindingAction<Int>) }", false),
    ("enum Action: BindableAction { case binding(Int) }", false),
    (
      "enum Action: BindableAction { case binding(BindingAction<Int>); var binding: Int { 1 } }",
      false
    ),
    (
      "enum Action: BindableAction { case binding(BindingAction<Int>) }\nextension Action { var binding: Int { 1 } }",
      false
    ),
    (
      "// reducergen: ignore\nenum Action: BindableAction { case binding(BindingAction<Int>) }",
      false
    ),
    ("struct Action: BindableAction {}", false),
  ])
  func onlyActionsWithBindingsGetIt(source: String, isGenerated: Bool) {
    #expect(generated(source).contains("var binding:") == isGenerated)
  }

  @Test func aPrivateActionIsRefused() {
    assertDiagnoses(
      """
      private enum View: BindableAction { case binding(BindingAction<Int>) }
                         ^ error: 'View' is private, so generated code cannot add the property 'binding' that 'BindableAction' requires [private-type]
      """)
  }
}
