import GeneratedSupport
import Testing

@MainActor
@Suite struct ForEachTests {
  @Test func anElementRunsForItsActions() async {
    let host = host(1, 2)
    await host.send(.rows(.element(id: 2, action: .sent("a"))))
    #expect(host.state.rows.map(\.log) == [[], ["a", ""]])
  }

  @Test func anElementRunsBeforeItsParent() async {
    let host = host(1, 2)
    await host.send(.rows(.element(id: 1, action: .closed(Leaf.Object()))))
    #expect(host.state.rows.ids == [2])
  }

  @Test func elementsWithEqualEffectIDsCancelOnlyTheirOwnEffects() async {
    let host = host(1, 2)
    await host.send(.rows(.element(id: 1, action: .began("1"))))
    await host.send(.rows(.element(id: 2, action: .began("2"))))
    await host.send(.began("list"))
    await host.send(.rows(.element(id: 1, action: .cancelled)))
    #expect(host.work.names == ["2", "list"])
  }

  @Test func aParentCancelsEffectsOfItsElements() async {
    let host = host(1, 2)
    await host.send(.rows(.element(id: 1, action: .began("1"))))
    await host.send(.rows(.element(id: 2, action: .began("2"))))
    await host.send(.cancelled)
    #expect(host.work.names == [])
  }

  @Test func effectsAreCancelledWhenTheElementIsRemoved() async {
    let host = host(1, 2, 3)
    for id in 1...3 { await host.send(.rows(.element(id: id, action: .began("\(id)")))) }
    await host.send(.changed([Leaf.State(id: 3), Leaf.State(id: 4), Leaf.State(id: 1)]))
    #expect(host.work.names == ["1", "3"])
    await host.send(.changed([]))
    #expect(host.work.names == [])
  }

  @Test func effectsGoOnWhenElementsAreAddedOrMoved() async {
    let host = host(1, 2)
    await host.send(.rows(.element(id: 1, action: .began("1"))))
    await host.send(.changed([Leaf.State(id: 1), Leaf.State(id: 2), Leaf.State(id: 3)]))
    await host.send(.changed([Leaf.State(id: 2), Leaf.State(id: 1)]))
    #expect(host.work.names == ["1"])
  }

  @Test func theEffectOfAnElementThatRemovesItselfIsCancelled() async {
    let host = host(1, 2)
    await host.send(.rows(.element(id: 1, action: .began("closing"))))
    #expect(host.state.rows.ids == [2])
    #expect(host.work.names == [])
  }

  @Test func effectsBelowAnElementAreCancelledWhenTheElementIsRemoved() async {
    let rows = [1, 2].map { BranchRow.State(id: $0, branch: Branch.State(leaf: Leaf.State(id: 7))) }
    let table = Table.State(rows: IdentifiedArray(uniqueElements: rows))
    let host = Host(TwoTables.State(first: table, second: table)) { TwoTables(work: $0) }
    let actions: [(String, (BranchRow.Action) -> TwoTables.Action)] = [
      ("first 1", { .first(.rows(.element(id: 1, action: $0))) }),
      ("first 2", { .first(.rows(.element(id: 2, action: $0))) }),
      ("second 1", { .second(.rows(.element(id: 1, action: $0))) }),
    ]
    for (name, action) in actions { await host.send(action(.branch(.leaf(.began(name))))) }
    #expect(host.work.names == ["first 1", "first 2", "second 1"])
    await host.send(actions[0].1(.branch(.leaf(.cancelled))))
    #expect(host.work.names == ["first 2", "second 1"])
    await host.send(actions[0].1(.branch(.leaf(.began("first 1")))))
    await host.send(actions[0].1(.branch(.hidden)))
    #expect(host.work.names == ["first 2", "second 1"])
    await host.send(.first(.removed(2)))
    #expect(host.work.names == ["second 1"])
  }

  @Test func anActionOfAMissingElementIsReported() async {
    let host = host(1)
    let reports = await reports { await host.send(.rows(.element(id: 2, action: .sent("a")))) }
    #expect(
      reports == [
        """
        App/List.swift:7: A "forEach" at "App/List.swift:7" received an action for a missing element. …

          Action:
            RowList.Action.rows(
              .element(
                id: 2,
                action: .sent("a")
              )
            )

        The child reducer did not run. Possible causes:

        • A reducer above the "forEach" removed the element with the id 2 while handling the same action. \
        Apply "forEach" to that reducer, so that the element runs first.

        • An effect of another feature sent the action after the element had been removed. Cancel that \
        effect when the element is removed. The effects of the element itself are cancelled for you.

        • The action was sent to the store for an id that no element has. Send actions of elements only from \
        their own views, or from a test that has checked the id.
        """
      ])
  }

  @Test func anActionCopiesNoElements() {
    let reducer = RowList(work: RunningWork())
    var state = RowList.State(rows: many)
    let address = state.rows.address
    for id in [0, 5_000, 9_999] {
      _ = reducer.reduce(into: &state, action: .rows(.element(id: id, action: .sent("a"))))
    }
    #expect(state.rows.address == address)
    #expect(state.rows[id: 5_000]?.log == ["a"])
  }

  @Test func aStoreCopiesNoElementsEither() {
    let store = Store(
      initialState: NestedLists.State(
        lists: [BranchList.State(id: 0, list: RowList.State(rows: many))])
    ) { NestedLists() }
    let address = store.state.lists[id: 0]?.list.rows.address
    for id in [0, 5_000, 9_999] {
      let action = RowList.Action.rows(.element(id: id, action: .sent("")))
      store.send(.lists(.element(id: 0, action: .list(action))))
    }
    #expect(store.state.lists[id: 0]?.list.rows.address == address)
    #expect(store.state.lists[id: 0]?.list.rows[id: 5_000]?.log == [""])
  }

  private var many: IdentifiedArrayOf<Leaf.State> {
    IdentifiedArray(uniqueElements: (0..<10_000).map { Leaf.State(id: $0) })
  }

  private func host(_ ids: Int...) -> Host<RowList> {
    let rows = IdentifiedArray(uniqueElements: ids.map { Leaf.State(id: $0) })
    return Host(RowList.State(rows: rows)) { RowList(work: $0) }
  }
}

extension IdentifiedArray {
  fileprivate var address: UInt {
    withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }!
  }
}

/// A feature with a list of children.
struct RowList: Reducer {
  struct State { var rows: IdentifiedArrayOf<Leaf.State> = [] }
  enum Action {
    case rows(IdentifiedActionOf<Leaf>)
    case changed(IdentifiedArrayOf<Leaf.State>), began(String), cancelled
  }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(let id, .closed)), .rows(.element(let id, .began("closing"))):
        state.rows.remove(id: id)
      case .rows: break
      case .changed(let rows): state.rows = rows
      case .began(let name): return work.effect(name).cancellable(id: Leaf.CancelID.work)
      case .cancelled: return .cancel(id: Leaf.CancelID.work)
      }
      return .none
    }
    .forEach(
      \.rows, action: \.rows, element: { Leaf(work: work) }, fileID: "App/List.swift", line: 7)
  }
}

struct BranchRow: Reducer {
  struct State: Identifiable {
    let id: Int
    var branch: Branch.State
  }
  enum Action { case branch(Branch.Action) }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Scope(\.branch, action: \.branch) { Branch(work: work) }
  }
}

struct Table: Reducer {
  struct State { var rows: IdentifiedArrayOf<BranchRow.State> }
  enum Action { case rows(IdentifiedActionOf<BranchRow>), removed(Int) }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if let id = action[case: \.removed] { state.rows.remove(id: id) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { BranchRow(work: work) }
  }
}

struct TwoTables: Reducer {
  struct State { var first, second: Table.State }
  enum Action { case first(Table.Action), second(Table.Action) }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Scope(\.first, action: \.first) { Table(work: work) }
    Scope(\.second, action: \.second) { Table(work: work) }
  }
}

/// An element with a list of its own.
struct BranchList: Reducer {
  struct State: Identifiable {
    let id: Int
    var list: RowList.State
  }
  enum Action { case list(RowList.Action) }

  var body: some ReducerOf<Self> {
    Scope(\.list, action: \.list) { RowList(work: RunningWork()) }
  }
}

struct NestedLists: Reducer {
  struct State { var lists: IdentifiedArrayOf<BranchList.State> }
  enum Action { case lists(IdentifiedActionOf<BranchList>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.lists, action: \.lists) { BranchList() }
  }
}
