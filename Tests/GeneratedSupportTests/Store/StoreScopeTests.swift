import GeneratedSupport
import Testing

@MainActor @Suite struct StoreScopeTests {
  private let store = Store(initialState: Family.State()) { Family() }
  private var list: StoreOf<MemberList> { store.scope(\.list, action: \.list) }

  // MARK: Parts that are always there

  @Test func aChildStoreReadsItsPartAndSendsItsActions() {
    let child = store.scope(\.child, action: \.child)
    child.send(.incremented)
    #expect(child.count == 1)
    #expect(store.child.count == 1)
    #expect(child.core.isValid)
  }

  @Test func theSameKeyPathsLeadToTheSameStore() {
    let child = store.scope(\.child, action: \.child)
    #expect(child === store.scope(\.child, action: \.child))
    #expect(child === store.scope(state: \.child, action: \.child))
    #expect(child !== store.scope(\.other, action: \.child))
    #expect(child !== store.scope(\.child, action: \.other))
  }

  @Test func aChildStoreThatIsNotInUseGoesAway() {
    weak var child: StoreOf<FamilyMember>?
    do {
      let used = store.scope(\.child, action: \.child)
      child = used
    }
    #expect(child == nil)
  }

  @Test func aChildOfAChildReadsAndSendsThroughBoth() async {
    let row = store.scope(\.list, action: \.list).scope(\.rows, action: \.rows)[0]
    await row.send(.effectBegan).finish()
    #expect(row.count == 11)
    #expect(store.list.rows[id: 1]?.count == 11)
  }

  @Test func aChildStoreReturnsTheTaskOfItsEffects() async {
    let child = store.scope(\.child, action: \.child)
    await child.send(.effectBegan).finish()
    #expect(child.count == 10)
    let task = child.send(.effectBegan)
    task.cancel()
    await task.finish()
    #expect(child.count == 10)
  }

  // MARK: Optional parts

  @Test func thereIsNoStoreForAPartThatIsMissing() {
    #expect(store.scope(\.optional, action: \.optional) == nil)
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
  }

  @Test func aStoreOfAnOptionalPartKeepsTheStateThatWasReadLast() throws {
    store.send(.optionalChanged(FamilyMember.State(count: 3)))
    let child = try #require(store.scope(\.optional, action: \.optional))
    #expect(child === store.scope(\.optional, action: \.optional))
    child.send(.incremented)
    #expect(child.count == 4)
    store.send(.optionalChanged(nil))
    #expect(child.count == 4)
    #expect(!child.core.isValid)
    #expect(store.scope(\.optional, action: \.optional) == nil)
    store.send(.optionalChanged(FamilyMember.State(count: 7)))
    #expect(child.count == 7)
    #expect(child.core.isValid)
  }

  // MARK: Elements

  @Test func aCollectionHasAStoreForEachElement() {
    let rows = list.scope(\.rows, action: \.rows)
    #expect(rows.count == 3)
    #expect(rows.map(\.count) == [1, 2, 3])
    rows[1].send(.incremented)
    #expect(list.rows[id: 2]?.count == 3)
    #expect(rows[1].count == 3)
    #expect(list.scope(state: \.rows, action: \.rows).last?.count == 3)
    #expect(rows[id: 3]?.count == 3)
    #expect(rows[id: 4] == nil)
  }

  @Test func anElementHasTheSameStoreWhereverItMoves() {
    let row = list.scope(\.rows, action: \.rows)[0]
    list.send(.rowsReversed)
    #expect(row === list.scope(\.rows, action: \.rows)[2])
    #expect(row.count == 1)
    #expect(row !== list.scope(\.rows, action: \.rows)[0])
  }

  @Test func aCollectionKeepsTheElementsThatItWasMadeWith() {
    let rows = list.scope(\.rows, action: \.rows)
    list.send(.rowRemoved(2))
    #expect(rows.count == 3)
    #expect(rows[1].count == 2)
    #expect(list.scope(\.rows, action: \.rows).count == 2)
  }

  @Test func theStoreOfARemovedElementKeepsTheStateThatWasReadLast() {
    let row = list.scope(\.rows, action: \.rows)[1]
    row.send(.incremented)
    #expect(row.count == 3)
    list.send(.rowRemoved(2))
    #expect(row.count == 3)
    #expect(!row.core.isValid)
  }

  @Test func eachElementHasAnIDOfItsOwn() {
    let rows = list.scope(\.rows, action: \.rows)
    let ids = rows.map(\.id)
    #expect(Set(ids).count == 3)
    list.send(.rowsReversed)
    #expect(list.scope(\.rows, action: \.rows).map(\.id) == ids.reversed())
    #expect(!ids.contains(list.id))
    #expect(list.id == list.id)
  }

  @Test func theStoresOfElementsAreMadeWhenTheyAreRead() {
    let rows = list.scope(\.rows, action: \.rows)
    weak var row: StoreOf<FamilyMember>?
    do {
      let used = rows[0]
      row = used
    }
    #expect(row == nil)
    #expect(rows.dropFirst().first?.count == 2)
  }

  // MARK: Identity

  @Test func storesAreEqualIfTheyAreTheSame() {
    let (first, second) = (Script(), Script())
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
    #expect(first.id != second.id)
  }

  @Test func aStoreIsNamedAfterItsFeature() {
    store.send(.optionalChanged(FamilyMember.State()))
    #expect("\(reflecting: store)" == "StoreOf<Family>")
    #expect("\(reflecting: store.scope(\.child, action: \.child))" == "StoreOf<FamilyMember>")
    let rows: IdentifiedStoreOf<FamilyMember> = list.scope(\.rows, action: \.rows)
    #expect("\(reflecting: rows)" == "IdentifiedStoreOf<FamilyMember>")
    #expect(
      "\(reflecting: store.scope(\.child.count, action: \.child))"
        == "Store<Int, FamilyMember.Action>")
    #expect("\(reflecting: Script())" == "Store<[String], Step>")
    let generic = Store(initialState: GenericFeature<Int>.State()) { GenericFeature<Int>() }
    #expect("\(reflecting: generic)" == "StoreOf<GenericFeature<Int>>")
  }
}

extension String.StringInterpolation {
  fileprivate mutating func appendInterpolation(reflecting value: some Any) {
    appendLiteral(String(reflecting: value))
  }
}

struct FamilyMember: Reducer {
  struct State: Identifiable {
    var id = 0
    var count = 0
  }
  enum Action { case incremented, effectBegan, effectEnded }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incremented: state.count += 1
      case .effectBegan: return .run { await $0(.effectEnded) }
      case .effectEnded: state.count += 10
      }
      return .none
    }
  }
}

struct MemberList: Reducer {
  struct State {
    var rows: IdentifiedArrayOf<FamilyMember.State> = [
      .init(id: 1, count: 1), .init(id: 2, count: 2), .init(id: 3, count: 3),
    ]
  }
  enum Action { case rows(IdentifiedActionOf<FamilyMember>), rowRemoved(Int), rowsReversed }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .rowRemoved(let id): state.rows.remove(id: id)
      case .rowsReversed: state.rows.reverse()
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { FamilyMember() }
  }
}

struct Family: Reducer {
  struct State {
    var child = FamilyMember.State()
    var other = FamilyMember.State()
    var optional: FamilyMember.State?
    var list = MemberList.State()
  }
  enum Action {
    case child(FamilyMember.Action), other(FamilyMember.Action), optional(FamilyMember.Action),
      list(MemberList.Action)
    case optionalChanged(FamilyMember.State?)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { FamilyMember() }
    Scope(state: \.other, action: \.other) { FamilyMember() }
    Scope(state: \.list, action: \.list) { MemberList() }
    Reduce { state, action in
      if case .optionalChanged(let optional) = action { state.optional = optional }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { FamilyMember() }
  }
}

struct GenericFeature<Value>: Reducer {
  struct State {}
  enum Action { case appeared }

  var body: some Reducer<State, Action> { EmptyReducer() }
}
