import GeneratedTestSupport
import Observation
import Testing

/// Actions that child stores send, and that no reducer of the child gets.
@MainActor @Suite(.inDebugBuilds) struct LostActionTests {
  typealias State = LostParent.State
  typealias Action = LostParent.Action

  /// The same state and actions, with an operator for each child.
  struct Wired: Reducer {
    var body: some Reducer<State, Action> {
      Scope(\.part, action: \.part) { LostChild() }
      EmptyReducer()
        .ifLet(\.$sheet, action: \.sheet) { LostChild() }
        .ifLet(\.optional, action: \.optional) { LostChild() }
        .forEach(\.rows, action: \.rows) { LostRow() }
        .forEach(\.path, action: \.path) { LostChild() }
    }
  }

  /// The parent gets the actions of some children, and ignores them on purpose.
  struct HandsOff: Reducer {
    var body: some Reducer<State, Action> {
      Scope(\.part, action: \.part) { EmptyReducer() }
      LostParent().forEach(\.rows, action: \.rows) { EmptyReducer() }
    }
  }

  struct Child: Sendable, CustomTestStringConvertible {
    let name: String
    let fix: String
    let send: @MainActor @Sendable (StoreOf<LostParent>) -> Void
    var testDescription: String { name }
  }

  nonisolated static let children = [
    Child(name: "sheet", fix: ".ifLet(\\.$sheet, action: \\.sheet) { LostChild() }") {
      $0.scope(\.$sheet, action: \.sheet)?.send(.tapped)
    },
    Child(name: "optional", fix: ".ifLet(\\.optional, action: \\.optional) { LostChild() }") {
      $0.scope(\.optional, action: \.optional)?.send(.tapped)
    },
    Child(name: "rows", fix: ".forEach(\\.rows, action: \\.rows) { LostRow() }") {
      $0.scope(\.rows, action: \.rows).first?.send(.tapped)
    },
    Child(name: "path", fix: ".forEach(\\.path, action: \\.path) { LostChild() }") {
      $0.scope(\.path, action: \.path).first?.send(.tapped)
    },
    Child(name: "part", fix: "Scope(\\.part, action: \\.part) { LostChild() }") {
      $0.scope(\.part, action: \.part).send(.tapped)
    },
  ]

  @Test(arguments: children) func aForgottenOperatorIsReported(child: Child) async {
    let store = Store(initialState: State()) { LostParent() }
    let reports = await reports { child.send(store) }
    #expect(reports.count == 1)
    #expect(reports[0].contains("An action of a child had no effect, because no reducer of 'Lost"))
    #expect(reports[0].contains("LostParent.Action.\(child.name)("))
    #expect(reports[0].contains(child.fix))
  }

  @Test(arguments: children) func anOperatorIsEnough(child: Child) {
    let store = Store(initialState: State()) { Wired() }
    child.send(store)
    #expect(diff(store.state, State()) != nil)
  }

  @Test func theReportSaysWhatToDo() async {
    let store = Store(initialState: State()) { LostParent() }
    let reports = await reports { store.scope(\.$sheet, action: \.sheet)?.send(.tapped) }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 2): An action of a child had no effect, because no reducer of 'LostChild' was run. …

          Action:
            LostParent.Action.sheet(
              .presented(.tapped)
            )

        This usually means that no "ifLet" is in the "body" of the parent's reducer. Add it, for example:

          Reduce { state, action in
            …
          }
          .ifLet(\\.$sheet, action: \\.sheet) { LostChild() }

        If the parent is meant to handle these actions itself, write 'EmptyReducer()' in the closure.
        """
      ])
  }

  @Test func theOperatorThatIsMissingFurtherUpIsNamed() async {
    let store = Store(initialState: LostGrandparent.State()) { LostGrandparent() }
    let parent = store.scope(\.parent, action: \.parent)
    let reports = await reports { parent.scope(\.part, action: \.part).send(.tapped) }
    #expect(reports.count == 1)
    #expect(reports[0].contains("Scope(\\.parent, action: \\.parent) { LostParent() }"))
  }

  @Test func thePayloadOfACaseIsReported() async {
    let store = Store(initialState: LostCases.State.child(LostChild.State())) { LostCases() }
    let child = store.scope(\.child, action: \.child)
    let reports = await reports { child?.send(.tapped) }
    #expect(reports.count == 1)
    #expect(reports[0].contains(".ifCaseLet(\\.child, action: \\.child) { LostChild() }"))
  }

  @Test func anEnumOfFeaturesNeedsNoClosure() async {
    let store = Store(initialState: LostScreen.State()) { LostScreen() }
    let destination = store.scope(\.$destination, action: \.destination)
    let reports = await reports { destination?.send(.child(.tapped)) }
    #expect(reports.count == 1)
    #expect(reports[0].contains("no reducer of 'LostScreen.Destination' was run"))
    #expect(reports[0].contains(".ifLet(\\.$destination, action: \\.destination)\n"))
    guard case .child(let child) = destination?.case else { return }
    #expect(await GeneratedSupportTests.reports { child.send(.tapped) }.count == 1)
  }

  // MARK: Not a mistake

  /// Each of them handles the actions of its part without an operator.
  @Test func aParentThatHandlesTheActionsItselfIsNotReported() {
    struct Noted: Equatable { @Shared(.inMemory("lost")) var count = 0 }
    let noted = Noted()
    let reducers: [Reduce<State, Action>] = [
      Reduce { state, _ in
        state.count += 1
        return .none
      },
      Reduce { _, _ in .run { _ in } },
      Reduce { _, _ in
        noted.$count.withLock { $0 += 1 }
        return .none
      },
      Reduce { state, action in
        guard case .part(let action) = action else { return .none }
        return LostChild().reduce(into: &state.part, action: action).map(Action.part)
      },
    ]
    for reducer in reducers {
      let store = Store(initialState: State()) { LostParent(reducer: reducer) }
      store.scope(\.part, action: \.part).send(.tapped)
    }
  }

  @Test func aParentThatHasHandledAnActionMayIgnoreTheNext() {
    let store = Store(initialState: State()) {
      LostParent(
        reducer: Reduce { state, _ in
          state.count = 1
          return .none
        })
    }
    store.scope(\.part, action: \.part).send(.tapped)
    store.scope(\.part, action: \.part).send(.tapped)
    #expect(store.count == 1)
  }

  @Test func anEmptyReducerIsNotReported() {
    let preview = Store(initialState: State()) { EmptyReducer<State, Action>() }
    for child in Self.children { child.send(preview) }
    let store = Store(initialState: State()) { HandsOff() }
    store.scope(\.rows, action: \.rows).first?.send(.tapped)
    store.scope(\.part, action: \.part).send(.tapped)
  }

  @Test func aChildWhoseReducerDoesNothingIsNotReported() {
    let store = Store(initialState: State()) { LostParent() }
    store.scope(\.idle, action: \.idle).send(.tapped)
  }

  @Test func actionsWithoutAReducerOfTheirOwnAreNotReported() {
    let store = Store(initialState: State()) { LostParent() }
    store.scope(\.count, action: \.counter).send(.tapped)
    store.scope(\.part, action: \.counter).send(.tapped)
  }

  @Test func aChildThatIsGoneIsNotReported() throws {
    let store = Store(initialState: State()) {
      LostParent(
        reducer: Reduce { state, action in
          if case .closed = action { state.optional = nil }
          return .none
        })
    }
    let child = try #require(store.scope(\.optional, action: \.optional))
    store.send(.closed)
    child.send(.tapped)
  }

  /// The observer's action waits for its turn, when nothing is known about its sender.
  @Test func anActionThatWaitsIsNotReported() {
    let store = Store(initialState: State()) { LostParent() }
    let part = store.scope(\.part, action: \.part)
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated { _ = part.send(.tapped) }
    }
    store.send(.countChanged(1))
    #expect(store.count == 1)
  }

  /// A reducer must not send an action, but that has a report of its own.
  @Test func anActionFromAReducerIsNotReported() async {
    let part = LockIsolated<StoreOf<LostChild>?>(nil)
    let store = Store(initialState: State()) {
      LostParent(
        reducer: Reduce { _, action in
          if case .closed = action { part.value?.send(.tapped) }
          return .none
        })
    }
    part.setValue(store.scope(\.part, action: \.part))
    let reports = await reports { store.send(.closed) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("while an action was being processed") == true)
    part.setValue(nil)
  }
}

struct LostChild: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct LostRow: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case tapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct LostIdler: Reducer {
  struct State: Equatable {}
  enum Action { case tapped }

  var body: some Reducer<State, Action> { EmptyReducer() }
}

/// A reducer with children, and without operators.
struct LostParent: Reducer {
  // Not `Equatable`, as many states.
  struct State {
    @Presents var sheet: LostChild.State? = LostChild.State()
    var optional: LostChild.State? = LostChild.State()
    var rows: IdentifiedArrayOf<LostRow.State> = [LostRow.State(id: 1)]
    var path = StackState([LostChild.State()])
    var part = LostChild.State()
    var idle = LostIdler.State()
    var count = 0
  }
  enum Counter { case tapped }
  enum Action {
    case closed
    case counter(Counter)
    case countChanged(Int)
    case idle(LostIdler.Action)
    // reducergen: allow child-without-reducer
    case optional(LostChild.Action)
    // reducergen: allow child-without-reducer
    case part(LostChild.Action)
    case path(StackActionOf<LostChild>)
    case rows(IdentifiedActionOf<LostRow>)
    case sheet(PresentationAction<LostChild.Action>)
  }

  var reducer = Reduce<State, Action> { state, action in
    if case .countChanged(let count) = action { state.count = count }
    return .none
  }

  var body: some Reducer<State, Action> { reducer }
}

// reducergen: allow child-without-reducer
struct LostGrandparent: Reducer {
  struct State { var parent = LostParent.State() }
  enum Action { case parent(LostParent.Action) }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
  }
}

struct LostScreen: Reducer {
  enum Destination: CaseReducer { case child(LostChild) }
  struct State { @Presents var destination: Destination.State? = .child(LostChild.State()) }
  enum Action { case destination(PresentationAction<Destination.Action>) }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
  }
}

struct LostCases: Reducer {
  @dynamicMemberLookup enum State { case child(LostChild.State), other }
  enum Action { case child(LostChild.Action) }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
  }
}
