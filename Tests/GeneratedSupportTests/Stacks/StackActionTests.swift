import GeneratedSupport
import Testing

@Suite struct StackActionTests {
  typealias Action = Paths.Action

  @Test func aPathLeadsToTheActionsOfOneElement() {
    let action = Action.path(.element(id: 3, action: .leaf(.sent("a"))))
    #expect(action.is(\.path[id: 3].leaf.sent))
    #expect(action[case: \.path[id: 3].leaf.sent] == "a")
    #expect(!action.is(\.path[id: 4].leaf.sent))
    #expect(!action.is(\.path[id: 3].twin))
    #expect(action.is(\.path[id: 3]))
    #expect(!Action.cancelled.is(\.path[id: 3]))
  }

  @Test func aPathLeadsToEachCase() {
    let element = Action.path(.element(id: 3, action: .leaf(.cancelled)))
    let pop = Action.path(.popFrom(id: 3))
    let push = Action.path(.push(id: 3, state: .screen(1)))
    #expect(element[case: \.path.element]?.id == 3)
    #expect(element[case: \.path.element]?.action.is(\.leaf.cancelled) == true)
    #expect(pop[case: \.path.popFrom] == 3)
    #expect(push[case: \.path.push]?.id == 3)
    #expect(push[case: \.path.push]?.state == .screen(1))
    #expect(!pop.is(\.path.push) && !push.is(\.path.element) && !element.is(\.path.popFrom))
  }

  @Test func aPathMakesAnAction() {
    #expect((\Action.Cases.path[id: 3].leaf.sent)("a")[case: \.path[id: 3].leaf.sent] == "a")
    #expect((\Action.Cases.path.popFrom)(3)[case: \.path.popFrom] == 3)
    #expect((\Action.Cases.path.push)((id: 3, state: .screen(1))).is(\.path.push))
  }

  @Test func aPathMayBeginAtTheActionItself() {
    let action = StackActionOf<PathScreen>.popFrom(id: 3)
    #expect(action.case == \StackActionOf<PathScreen>.Cases.popFrom)
    #expect(Array(StackActionOf<PathScreen>.allCasePaths) == [\.element, \.popFrom, \.push])
    let other = StackActionOf<PathScreen>.element(id: 3, action: .leaf(.sent("a")))
    #expect(other[case: \.[id: 3].leaf.sent] == "a")
  }

  @Test func anActionChangesInPlace() {
    var action = Action.path(.element(id: 3, action: .leaf(.sent("a"))))
    action.modify(\.path[id: 3].leaf.sent) { $0 += "b" }
    #expect(action[case: \.path[id: 3].leaf.sent] == "ab")
  }

  @Test func actionsAreCompared() {
    let action = StackAction<Int, String>.element(id: 0, action: "a")
    #expect(action == .element(id: 0, action: "a"))
    #expect(action != .element(id: 1, action: "a"))
    #expect(Set([action, .popFrom(id: 0), .push(id: 0, state: 1), .popFrom(id: 0)]).count == 3)
  }
}
