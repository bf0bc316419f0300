import GeneratedSupport
import Testing

/// The enums of the standard library.
@Suite struct StandardEnumTests {
  @Test func optional() {
    let some: Int? = 3
    #expect(some.is(\.some))
    #expect(!some.is(\.none))
    #expect(some[case: \.some] == 3)
    let none: Int? = nil
    #expect(none.case == \.none)
    #expect((\Optional<Int>.Cases.some)(4) == 4)
    #expect((\Optional<Int>.Cases.none)() == nil)
    #expect(Array(Optional<Int>.allCasePaths) == [\.none, \.some])
    let nested: Int?? = .some(nil)
    #expect(nested.is(\.some))
    #expect(nested.is(\.some.none))
  }

  @Test func anOptionalEnumHasTheCasesOfItsValue() {
    let screen: Screen? = .settings(isOn: true)
    #expect(screen.is(\.settings))
    #expect(screen.is(\.some))
    #expect(screen.is(\.some.settings))
    #expect(!screen.is(\.home))
    let none: Screen? = nil
    #expect(!none.is(\.home))
    #expect(screen[case: \.settings] == true)
  }

  @Test func aPathGoesThroughAnOptionalPayload() {
    let action = Feature.Action.maybe(.saved(3))
    #expect(action.is(\.maybe.saved))
    #expect(action[case: \.maybe.some.saved] == 3)
    #expect((\Feature.Action.Cases.maybe.saved)(4).is(\.maybe.some.saved))
    #expect(!Feature.Action.maybe(nil).is(\.maybe.saved))
    #expect(Feature.Action.maybe(nil).is(\.maybe.none))
  }

  @Test func someLeadsToAPayloadThatMayBeNil() {
    let path: CaseKeyPath<Feature.Action, Int> = \.selected.some
    #expect(Feature.Action.selected(3)[case: path] == 3)
    #expect(Feature.Action.selected(nil)[case: path] == nil)
    #expect(path(4)[case: \.selected] == 4)
    var action = Feature.Action.selected(1)
    action.modify(\.selected.some) { $0 += 1 }
    #expect(action[case: path] == 2)
  }

  @Test func anOptionalEnumIsModified() {
    var screen: Screen? = .settings(isOn: false)
    screen.modify(\.settings) { $0 = true }
    #expect(screen == .settings(isOn: true))
    var none: Screen?
    withKnownIssue {
      none.modify(\.settings) { $0 = true }
    } matching: {
      $0.comments[0].rawValue.hasPrefix(
        "Can't modify 'nil' via 'CaseKeyPath<Optional<Screen>, Bool>'")
    }
    #expect(none == nil)
  }

  @Test func result() {
    let action = Feature.Action.result(.success(3))
    #expect(action[case: \.result.success] == 3)
    #expect(action[case: \.result.failure] == nil)
    #expect((\Feature.Action.Cases.result.failure)(Feature.Failure()).is(\.result.failure))
    #expect(Result<Int, Feature.Failure>.success(1).case == \.success)
  }

  @Test func neverHasNoCases() {
    #expect(Array(Never.allCasePaths).isEmpty)
  }
}
