import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// A cancellation needs an effect with its id.
@Suite struct CancelsNothingTests {
  private func feature(_ effects: String, ids: String = "enum CancelID { case popup, other }")
    -> String
  {
    """
    struct State {}
    enum Action { case tapped }
    \(ids)
    var body: some ReducerOf<Self> {
      Reduce { state, action in
    \(effects)
      }
    }
    """
  }

  @Test func noEffectHasTheID() {
    assertDiagnoses(
      wired(
        feature(
          """
          if x { return .cancel(id: "timer") }
                                    ^ warning: '.cancel(id: "timer")' cancels nothing, because no effect of this target has this id [cancels-nothing]
          return .merge(
            .cancel(id: CancelID.popup), .cancel(id: id), .cancel(id: state.id),
                        ^ warning: '.cancel(id: CancelID.popup)' cancels nothing, because no effect of this target has this id [cancels-nothing]
            .run { _ in }.cancellable(id: CancelID.other)
          )
          """)))
  }

  @Test(arguments: [
    ".run { _ in }.cancellable(id: CancelID.popup)", ".x.debounce(id: CancelID.popup, for: 1)",
    ".x.throttle(id: CancelID.popup, for: 1)",
    ".run { _ in await withTaskCancellation(id: CancelID.popup) {} }",
    // The id takes a detour.
    ".effect(id: .popup)", ".run { _ in f(App.CancelID.popup) }",
    ".run { _ in let id = CancelID.popup; g(id) }",
  ])
  func anEffectHasIt(effect: String) {
    let members = feature("return .merge(.cancel(id: CancelID.popup), \(effect))")
    #expect(found("cancels-nothing", members) == [])
  }

  @Test(arguments: [
    "let downloads = App.CancelID.popup",
    "struct Other: Reducer { struct State {}; enum Action { case x }; var body: some ReducerOf<Self> { Reduce { _, _ in .x.cancellable(id: App.CancelID.popup) } } }",
    "func f() -> Effect<Int> { g(id: .popup) }",
  ])
  func anEffectElsewhereHasIt(others: String) {
    let members = feature("return .cancel(id: CancelID.popup)")
    #expect(found("cancels-nothing", members, others) == [])
  }

  @Test(arguments: [
    // Ids that are made elsewhere, or that other modules see.
    "enum CancelID: CaseIterable { case popup }", "public enum CancelID { case popup }",
    "enum CancelID { case popup(Int) }", "struct CancelID { static let popup = 1 }", "",
    "typealias CancelID = Other.ID",
  ])
  func idsThatAreNotCertain(ids: String) {
    let text = wired(feature("return .cancel(id: CancelID.popup)", ids: ids))
      .replacing("struct App", with: "public struct App")
    #expect(diagnostics(text).filter { $0.id == "cancels-nothing" }.isEmpty)
  }

  /// A child of another module may have an effect with this text.
  @Test func aTextThatAnotherModuleMayUse() {
    let members = feature("return .cancel(id: \"a\")")
      .replacing("case tapped", with: "case tapped, child(Elsewhere.Action)")
    #expect(found("cancels-nothing", members) == [])
  }
}
