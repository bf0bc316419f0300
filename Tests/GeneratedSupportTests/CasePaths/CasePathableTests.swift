import GeneratedSupport
import Testing

@Suite struct CasePathableTests {
  @Test func aCaseIsTheOneThatItsPathNames() {
    let action = Feature.Action.count(1)
    #expect(action.is(\.count))
    #expect(!action.is(\.onAppear))
    #expect(Feature.Action.onAppear.is(\.onAppear))
    #expect(!Feature.Action.onAppear.is(\.one))
  }

  @Test func aPathWithoutItsPayloadsTypeTellsCasesApart() {
    let path: PartialCaseKeyPath<Feature.Action> = \.count
    #expect(Feature.Action.count(1).is(path))
    #expect(!Feature.Action.onAppear.is(path))
    let identity: PartialCaseKeyPath<Feature.Action> = \.self
    #expect(!Feature.Action.onAppear.is(identity))
    #expect(Feature.Action.onAppear[case: identity] == nil)
  }

  @Test func aNestedPathIsFollowed() {
    let action = Feature.Action.child(.saved(3))
    #expect(action.is(\.child.saved))
    #expect(!action.is(\.child.tapped))
    #expect(!Feature.Action.onAppear.is(\.child.saved))
    #expect(action[case: \.child.saved] == 3)
    #expect(action[case: \.child.tapped] == nil)
    #expect(Feature.Action.again(.again(action)).is(\.again.again.child.saved))
  }

  @Test func thePayloadIsRead() throws {
    #expect(Feature.Action.count(2)[case: \.count] == 2)
    #expect(Feature.Action.onAppear[case: \.count] == nil)
    #expect(Feature.Action.onAppear[case: \.onAppear] != nil)
    #expect(Feature.Action.one(label: 4)[case: \.one] == 4)
    let failed = try #require(Feature.Action.failed(code: 1, message: "x")[case: \.failed])
    #expect(failed.code == 1)
    #expect(failed.message == "x")
  }

  @Test func thePayloadIsReadWithoutKnowingItsType() {
    let path: PartialCaseKeyPath<Feature.Action> = \.count
    #expect(Feature.Action.count(2)[case: path] as? Int == 2)
    #expect(Feature.Action.onAppear[case: path] == nil)
  }

  @Test func settingReplacesThePayloadOfTheSameCaseOnly() {
    var action = Feature.Action.count(1)
    action[case: \.count] = 2
    #expect(action[case: \.count] == 2)
    action[case: \.one] = 3
    #expect(action[case: \.count] == 2)
    action = .child(.saved(1))
    action[case: \.child.saved] = 5
    #expect(action[case: \.child.saved] == 5)
    action[case: \.child.tapped] = ()
    #expect(action[case: \.child.saved] == 5)
    action = .items([])
    action[case: \.items]?.append(1)
    #expect(action[case: \.items] == [1])
  }

  @Test func nilReplacesOnlyAPayloadThatCanBeNil() {
    var action = Feature.Action.selected(1)
    action[case: \.selected] = nil
    #expect(action.is(\.selected))
    #expect(action[case: \.selected] == .some(nil))
    action[case: \.selected] = 2
    #expect(action[case: \.selected] == 2)
    action = .count(1)
    action[case: \.count] = nil
    #expect(action[case: \.count] == 1)
  }

  @Test func modifyChangesThePayload() {
    var action = Feature.Action.items([1])
    action.modify(\.items) { $0.append(2) }
    #expect(action[case: \.items] == [1, 2])
    action = .child(.failed(code: 1, message: ""))
    action.modify(\.child.failed) { $0.code += 1 }
    #expect(action[case: \.child.failed]?.code == 2)
  }

  @Test func modifyOfAnotherCaseReportsAndChangesNothing() {
    var screen = Screen.home
    withKnownIssue {
      screen.modify(\.settings) { $0 = true }
    } matching: { issue in
      issue.sourceLocation?.fileName == "CasePathableTests.swift"
        && issue.sourceLocation?.line == #line - 3
        && issue.comments[0].rawValue == """
          Can't modify 'home' via 'CaseKeyPath<Screen, Bool>' \
          (aka '\\.settings')
          """
    }
    #expect(screen == .home)
    var holder = Holder.names(.map)
    withKnownIssue {
      holder.modify(\.names.count) { _ in Issue.record("this is not that case") }
    } matching: {
      $0.comments[0].rawValue.hasPrefix("Can't modify 'names(")
    }
    #expect(holder == .names(.map))
  }

  @Test func aValueIsMadeFromAPathAndAPayload() {
    #expect((\Screen.Cases.settings)(true) == .settings(isOn: true))
    #expect((\Screen.Cases.home)() == .home)
    let failed = \Feature.Child.Action.Cases.failed
    #expect(failed((code: 1, message: "x")) == .failed(code: 1, message: "x"))
    #expect((\Feature.Action.Cases.child.saved)(4)[case: \.child] == .saved(4))
    #expect((\Feature.Action.Cases.child.tapped)()[case: \.child] == .tapped)
  }

  @Test func aValueIsMadeWithoutKnowingThePayloadsType() {
    let path: PartialCaseKeyPath<Feature.Action> = \.count
    let action: Feature.Action? = path(5)
    #expect(action?[case: \.count] == 5)
    let none: Feature.Action? = path("five")
    #expect(none == nil)
    let optional: PartialCaseKeyPath<Feature.Action> = \.selected
    let selected: Feature.Action? = optional(5)
    #expect(selected?[case: \.selected] == 5)
  }

  @Test func pathsArePatterns() {
    func name(_ action: Feature.Action) -> String {
      switch action {
      case \.onAppear: "onAppear"
      case \.child.saved: "saved"
      case \.child: "child"
      default: "other"
      }
    }
    #expect(name(.onAppear) == "onAppear")
    #expect(name(.child(.saved(1))) == "saved")
    #expect(name(.child(.tapped)) == "child")
    #expect(name(.count(1)) == "other")
    #expect(\.child.saved ~= Feature.Action.child(.saved(1)))
  }

  @Test func pathsArePatternsOfAnOptional() {
    func name(_ action: Feature.Action?) -> String {
      switch action {
      case \.none: "none"
      case \.some.child.saved: "saved"
      default: "other"
      }
    }
    #expect(name(nil) == "none")
    #expect(name(.child(.saved(1))) == "saved")
    #expect(name(.child(.tapped)) == "other")
  }

  @Test func pathsAreJoined() {
    let child: CaseKeyPath<Feature.Action, Feature.Child.Action> = \.child
    let saved = child.appending(path: \.saved)
    #expect(saved(3)[case: \.child] == .saved(3))
    #expect(Feature.Action.child(.saved(4))[case: saved] == 4)
    #expect(Feature.Action.child(.saved(4)).is(saved) && !Feature.Action.child(.tapped).is(saved))
  }

  @Test func payloadsAreMembersWhereTheEnumSaysSo() {
    #expect(Marked.number(1).number == 1)
    #expect(Marked.number(1).nothing == nil)
    #expect(State.ready(2).ready == 2)
    #expect([State.loading, .ready(1)].compactMap(\.ready) == [1])
  }

  @Test func nothingReachesNever() {
    #expect(!Feature.Action.child(.tapped).is(\.child.never))
  }
}
