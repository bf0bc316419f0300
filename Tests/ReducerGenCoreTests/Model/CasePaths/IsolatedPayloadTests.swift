import Testing

@testable import ReducerGenCore

/// Payloads that nonisolated code cannot name in a module on the main actor.
@Suite struct IsolatedPayloadTests {
  @Test(arguments: [
    ("Set<Row>", true), ("[Row: Int]", true), ("IdentifiedArrayOf<Row>", true),
    ("GeneratedSupport.Identified<Row, Int>", true), ("Kit.Box<Row>", true),
    ("[Row]", false), ("Set<Int>", false), ("Swift.Result<Row, Never>", false),
    ("StackState<Row>", false), ("Send<Row>", false), ("EffectOf<Row>", false),
  ])
  func theyAreNamedOutside(payload: String, isIsolated: Bool) {
    let code = generated("enum E: CasePathable { case a(\(payload)) }\nstruct Row {}")
    #expect(code.contains("typealias _Payload0 = \(payload)") == isIsolated)
  }
}
