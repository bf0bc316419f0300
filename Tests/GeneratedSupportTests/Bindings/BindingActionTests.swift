import GeneratedSupport
import Testing

@Suite struct BindingActionTests {
  private typealias Binding = BindingAction<EntryForm.State>

  @Test func actionsAreEqualIfTheySetTheSamePropertyToEqualValues() {
    #expect(Binding.set(\.name, "a") == .set(\.name, "a"))
    #expect(Binding.set(\.name, "a") != .set(\.name, "b"))
    #expect(Binding.set(\.log, []) != .set(\.isOn, true))
    #expect(Binding.set(\.log[0], "a") == .set(\.log[0], "a"))
    #expect(Binding.set(\.log[0], "a") != .set(\.log[1], "a"))
  }

  @Test func aKeyPathIsAPatternForAnAction() {
    let action = Binding.set(\.name, "a")
    #expect(action.keyPath == \EntryForm.State.name)
    #expect(\.name ~= action)
    #expect(!(\.isOn ~= action))
  }

  @Test func aPropertyIsACaseOfTheAction() {
    let action = EntryForm.Action.set(\.name, "a")
    #expect(action.is(\.binding.name))
    #expect(!action.is(\.binding.isOn))
    #expect(action[case: \.binding.name] == "a")
    #expect(action[case: \.binding.isOn] == nil)
    let made: EntryForm.Action = (\EntryForm.Action.Cases.binding.name)("b")
    #expect(made.binding == .set(\.name, "b"))
  }

  @Test func theCasePathOfAnActionLeadsToItsValue() throws {
    let action = Binding.set(\.name, "a")
    #expect(action.case == \Binding.Cases.name)
    #expect(action[case: action.case] as? String == "a")
  }

  @Test func aBindingActionIsFoundInItsCase() {
    #expect(EntryForm.Action.set(\.name, "a").binding == .set(\.name, "a"))
    #expect(EntryForm.Action.nameSuggested("a").binding == nil)
  }

  @Test func itIsDumpedAsItIsWritten() {
    #expect(String(customDumping: Binding.set(\.name, "Blob")) == #".set(\.name, "Blob")"#)
    #expect(
      String(customDumping: EntryForm.Action.set(\.name, "Blob"))
        == #"EntryForm.Action.binding(.set(\.name, "Blob"))"#)
  }

  @Test func aValueOfSeveralLinesIsDumpedBelow() {
    #expect(
      String(customDumping: Binding.set(\.log, ["a", "b"])) == """
        .set(\\.log, [
          [0]: "a",
          [1]: "b"
        ])
        """)
  }

  @Test func anActionCanCrossIsolationDomains() async {
    let action = Binding.set(\.name, "a")
    let keyPath = await Task.detached { action.keyPath == \EntryForm.State.name }.value
    #expect(keyPath)
  }
}
