import GeneratedSupport
import Testing

@MainActor
@Suite struct PresentationTests {
  @Test func aPresentedFeatureRunsBeforeItsParent() async {
    let host = host(Sheet.State())
    await host.send(.sheet(.presented(.logged("a"))))
    #expect(host.state.sheet?.log == ["a"])
    #expect(host.state.logsOfSheet == [["a"]])
  }

  @Test func aFeatureThatIsPresentedFromTheStartRuns() async {
    let host = host(Sheet.State(next: Sheet.State(id: 2)))
    await host.send(.sheet(.presented(.next(.presented(.logged("a"))))))
    #expect(host.state.sheet?.next?.log == ["a"])
  }

  @Test func effectsOfAPresentedFeatureSendActionsThatAreNotSendable() async {
    let host = host(Sheet.State())
    await host.send(.sheet(.presented(.sent(Leaf.Object()))))
    #expect(host.state.sheet?.log == ["sent"])
  }

  @Test func theParentHandlesADismissalBeforeTheFeatureGoesAway() async {
    let host = host(Sheet.State(log: ["a"]))
    await host.send(.sheet(.dismiss))
    #expect(host.state.logsOfSheet == [["a"]])
    #expect(host.state.sheet == nil)
  }

  @Test func aDismissalKeepsTheFeatureThatTheParentPutsInItsPlace() async {
    let host = host(Sheet.State(id: 1), next: Sheet.State(id: 2))
    await host.send(.sheet(.presented(.began("1"))))
    await host.send(.sheet(.dismiss))
    #expect(host.state.sheet?.id == 2)
    #expect(host.work.names == [])
  }

  @Test func aDismissalRemovesTheSameFeatureWithOtherValues() async {
    let host = host(Sheet.State(id: 1), next: Sheet.State(id: 1, log: ["changed"]))
    await host.send(.sheet(.dismiss))
    #expect(host.state.sheet == nil)
  }

  @Test func aDismissalCancelsTheEffectsOfTheFeatureAndOfAllBelowIt() async {
    let host = await hostWithEffects()
    #expect(host.work.names == ["leaf", "next", "parent", "sheet"])
    await host.send(.sheet(.dismiss))
    #expect(host.work.names == ["parent"])
  }

  @Test func aDismissalFurtherDownCancelsNothingAbove() async {
    let host = await hostWithEffects()
    await host.send(.sheet(.presented(.next(.dismiss))))
    #expect(host.work.names == ["leaf", "parent", "sheet"])
  }

  @Test func effectsAreCancelledWhenTheParentSetsTheStateToNil() async {
    let host = await hostWithEffects()
    await host.send(.shown(nil))
    #expect(host.work.names == ["parent"])
  }

  @Test func effectsAreCancelledWhenAnotherFeatureTakesThePlace() async {
    let host = await hostWithEffects()
    await host.send(.shown(Sheet.State(id: 2)))
    #expect(host.work.names == ["parent"])
    await host.send(.sheet(.presented(.began("2"))))
    await host.send(.shown(Sheet.State(id: 2)))
    #expect(host.work.names == ["2", "parent"])
  }

  @Test func aFeatureThatChangesItsOwnIdentityIsAnotherFeature() async {
    let host = host(Sheet.State(id: 1))
    await host.send(.sheet(.presented(.began("1"))))
    await host.send(.sheet(.presented(.replaced(by: 2))))
    #expect(host.work.names == [])
  }

  @Test func theEffectOfTheActionThatClosesTheFeatureIsCancelled() async {
    let host = host(Sheet.State())
    await host.send(.sheet(.presented(.closed(beginning: "late"))))
    #expect(host.state.sheet == nil)
    #expect(host.work.names == [])
  }

  @Test func anotherCaseOfAnEnumIsAnotherFeature() async {
    let host = Host(Deck.State(card: .first(1))) { Deck(work: $0) }
    await host.send(.card(.presented(.began("first"))))
    await host.send(.moved(.first(2)))
    #expect(host.work.names == ["first"])
    await host.send(.moved(.second(2)))
    #expect(host.work.names == [])
  }

  @Test func aFeatureThatIsDismissedFromOutsideIsCancelled() async {
    let host = hostChangedFromOutside { $0.sheet = nil }
    await host.send(.sheet(.presented(.began("1"))))
    await host.send(.began("change"))
    #expect(host.work.names == ["change"])
  }

  @Test func aFeatureThatIsReplacedFromOutsideIsCancelled() async {
    let host = hostChangedFromOutside { $0.sheet = Sheet.State(id: 2) }
    await host.send(.sheet(.presented(.began("1"))))
    await host.send(.began("change"))
    #expect(host.work.names == ["change"])
    await host.send(.sheet(.presented(.began("2"))))
    await host.send(.began("change"))
    #expect(host.work.names == ["2", "change", "change"])
  }

  @Test func aFeatureThatIsChangedFromOutsideKeepsItsEffects() async {
    let host = hostChangedFromOutside { $0.sheet?.log = ["changed"] }
    await host.send(.sheet(.presented(.began("1"))))
    await host.send(.began("change"))
    await host.send(.began("next"))
    #expect(host.work.names == ["1", "change", "next"])
  }

  @Test func aFeatureThatAnAncestorDismissesIsCancelled() async {
    let host = Host(Presenter.State(sheet: Sheet.State(next: Sheet.State(id: 2)))) { work in
      CombineReducers {
        Presenter(work: work)
        Reduce<Presenter.State, Presenter.Action> { state, action in
          if case .began = action { state.sheet?.next = nil }
          return .none
        }
      }
    }
    await host.send(.sheet(.presented(.next(.presented(.began("next"))))))
    await host.send(.began("parent"))
    #expect(host.work.names == ["parent"])
  }

  @Test func aParentThatRebuildsItsStateKeepsThePresentedFeature() async {
    let host = host(Sheet.State(id: 1))
    await host.send(.sheet(.presented(.began("1"))))
    await host.send(.rebuilt)
    #expect(host.work.names == ["1"])
  }

  @Test func aFeatureInAComputedWrapperKeepsItsEffects() async {
    let host = Host(Chest.State(sheet: Sheet.State(leaf: Leaf.State(id: 1)))) { Chest(work: $0) }
    await host.send(.sheet(.presented(.began("1"))))
    await host.send(.sheet(.presented(.logged("a"))))
    await host.send(.sheet(.presented(.leaf(.began("leaf")))))
    #expect(host.state.sheet?.log == ["a"])
    #expect(host.work.names == ["1", "leaf"])
    await host.send(.sheet(.presented(.leaf(.cancelled))))
    #expect(host.work.names == ["1"])
    await host.send(.sheet(.dismiss))
    #expect(host.work.names == [])
  }

  @Test func theParentRunsWhileNothingIsPresented() async {
    let host = host(nil)
    await host.send(.shown(nil))
    #expect(host.state.logsOfSheet == [nil])
    await host.send(.shown(Sheet.State()))
    #expect(host.state.sheet == Sheet.State())
  }

  @Test func anActionOfAnAbsentFeatureIsReported() async {
    let host = host(nil)
    let reports = await reports { await host.send(.sheet(.presented(.logged("a")))) }
    #expect(
      reports == [
        """
        App/Presenter.swift:7: An "ifLet" at "App/Presenter.swift:7" received a presentation action when \
        destination state was absent. …

          Action:
            Presenter.Action.sheet(
              .presented(
                .logged("a")
              )
            )

        The child reducer did not run. Possible causes:

        • A reducer above the "ifLet" set the destination state to "nil" while handling the same action. Apply \
        "ifLet" to that reducer, so that the presented feature runs first.

        • An effect of another feature sent the action after the feature had been dismissed. Cancel that effect \
        when the presented feature is dismissed. The effects of the presented feature itself are cancelled for \
        you.

        • The action was sent to the store while the destination state was "nil". Send these actions only from \
        a view or test that has checked the state.
        """
      ])
    #expect(host.state.logsOfSheet == [nil])
  }

  @Test func aDismissalOfAnAbsentFeatureIsReported() async {
    let host = host(nil)
    let reports = await reports { await host.send(.sheet(.dismiss)) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Presenter.Action.sheet(.dismiss)") == true)
  }

  @Test func anActionCopiesNoCollectionOfThePresentedFeature() {
    let store = Store(initialState: Catalog.State(list: RowList.State(rows: manyRows))) {
      Catalog()
    }
    let address = store.state.list?.rows.address
    for id in [0, 50, 99] {
      store.send(.list(.presented(.rows(.element(id: id, action: .sent(""))))))
    }
    #expect(store.state.list?.rows.address == address)
    #expect(store.state.list?.rows[id: 50]?.log == [""])
  }

  private var manyRows: IdentifiedArrayOf<Leaf.State> {
    IdentifiedArray(uniqueElements: (0..<100).map { Leaf.State(id: $0) })
  }

  private func host(_ sheet: Sheet.State?, next: Sheet.State? = nil) -> Host<Presenter> {
    Host(Presenter.State(sheet: sheet, next: next)) { Presenter(work: $0) }
  }

  /// A parent with a sheet that a reducer outside of the parent changes when the action
  /// `.began("change")` arrives.
  private func hostChangedFromOutside(
    _ change: @escaping (inout Presenter.State) -> Void
  ) -> Host<some Reducer<Presenter.State, Presenter.Action>> {
    Host(Presenter.State(sheet: Sheet.State())) { work in
      CombineReducers {
        Presenter(work: work)
        Reduce<Presenter.State, Presenter.Action> { state, action in
          if case .began("change") = action { change(&state) }
          return .none
        }
      }
    }
  }

  /// A parent, a sheet, a plain child of it, and a sheet that it presents: each with an effect.
  private func hostWithEffects() async -> Host<Presenter> {
    let host = host(Sheet.State(leaf: Leaf.State(id: 1), next: Sheet.State(id: 2)))
    await host.send(.began("parent"))
    await host.send(.sheet(.presented(.began("sheet"))))
    await host.send(.sheet(.presented(.leaf(.began("leaf")))))
    await host.send(.sheet(.presented(.next(.presented(.began("next"))))))
    return host
  }
}

/// A feature whose presented state is not in a wrapper of its own.
struct Chest: Reducer {
  struct State {
    var sheet: Sheet.State?
    var wrapped: PresentationState<Sheet.State> {
      get { PresentationState(wrappedValue: sheet) }
      set { sheet = newValue.wrappedValue }
    }
  }
  enum Action { case sheet(PresentationAction<Sheet.Action>) }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.wrapped, action: \.sheet) { Sheet(work: work) }
  }
}

/// A feature that presents an enum.
struct Deck: Reducer {
  struct State { @Presents var card: Card.State? }
  enum Action { case card(PresentationAction<Card.Action>), moved(Card.State) }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .moved(let card) = action { state.card = card }
      return .none
    }
    .ifLet(\.$card, action: \.card) { Card(work: work) }
  }
}

struct Card: Reducer {
  enum State { case first(Int), second(Int) }
  enum Action { case began(String) }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .began(let name): work.effect(name)
      }
    }
  }
}

/// A feature that presents a list.
struct Catalog: Reducer {
  struct State { @Presents var list: RowList.State? }
  enum Action { case list(PresentationAction<RowList.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$list, action: \.list) { RowList(work: RunningWork()) }
  }
}

extension IdentifiedArray {
  fileprivate var address: UInt {
    withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }!
  }
}
