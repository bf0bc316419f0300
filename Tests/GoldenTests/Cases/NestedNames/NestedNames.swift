import GeneratedSupport

struct Row { var isTop: Bool { true } }

struct Feature {
  nonisolated struct Row { var id = 0 }
  struct State { var rows: [Row] = [] }
  typealias Rows = [Row]
  enum Screen {
    struct State { var title = "" }
    enum Action: CasePathable {
      case row(Row)
      case rows(Rows)
      case state(State)
      case outer(Feature.State)
      case pairs([Row: State?], by: (Row) -> Rows)
      case own(Delegate)
      case Self_(Self.Delegate)
      enum Delegate { case done }
    }
  }
}

nonisolated extension Feature.Row: Hashable {}

extension Feature.Screen {
  // In an extension the names of the outermost type are not in scope: this is the Row at the top.
  enum Late: CasePathable { case row(Row), state(State), fromOtherFile(Badge) }
}

public func check() {
  precondition(Feature.Screen.Action.row(.init(id: 1))[case: \.row]?.id == 1)
  precondition(Feature.Screen.Action.state(.init(title: "a"))[case: \.state]?.title == "a")
  precondition(Feature.Screen.Action.own(.done).is(\.own))
  precondition(Feature.Screen.Late.row(.init())[case: \.row]?.isTop == true)
  precondition(Feature.Screen.Late.fromOtherFile(.init()).is(\.fromOtherFile))
  checkDeepNames()
}
