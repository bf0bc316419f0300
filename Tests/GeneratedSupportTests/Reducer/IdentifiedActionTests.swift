import GeneratedSupport
import Testing

@Suite struct IdentifiedActionTests {
  typealias Action = RowList.Action

  @Test func aPathLeadsToTheActionsOfOneElement() {
    let action = Action.rows(.element(id: 3, action: .sent("a")))
    #expect(action.is(\.rows[id: 3].sent))
    #expect(action[case: \.rows[id: 3].sent] == "a")
    #expect(!action.is(\.rows[id: 4].sent))
    #expect(!action.is(\.rows[id: 3].cancelled))
    #expect(action.is(\.rows[id: 3]))
    #expect(!Action.cancelled.is(\.rows[id: 3]))
  }

  @Test func aPathMakesTheActionOfAnElement() {
    let action = (\Action.Cases.rows[id: 3].sent)("a")
    #expect(action[case: \.rows.element]?.id == 3)
    #expect(action[case: \.rows.element]?.action[case: \.sent] == "a")
    #expect((\Action.Cases.rows[id: 3].cancelled)().is(\.rows[id: 3].cancelled))
  }

  @Test func aPathMayBeginAtTheActionItself() {
    let action = IdentifiedActionOf<Leaf>.element(id: 3, action: .sent("a"))
    #expect(action.is(\.element))
    #expect(action[case: \.[id: 3].sent] == "a")
    #expect(action.case == \IdentifiedActionOf<Leaf>.Cases.element)
    #expect(IdentifiedActionOf<Leaf>.allCasePaths[action] == \.element)
  }

  @Test func anActionChangesInPlace() {
    var action = Action.rows(.element(id: 3, action: .sent("a")))
    action.modify(\.rows[id: 3].sent) { $0 += "b" }
    #expect(action[case: \.rows[id: 3].sent] == "ab")
  }
}
