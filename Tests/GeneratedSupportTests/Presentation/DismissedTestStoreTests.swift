import GeneratedTestSupport
import Testing

/// A feature in a test store can dismiss itself, although nothing presents it.
@MainActor
@Suite struct DismissedTestStoreTests {
  @Test func theFeatureUnderTestCanDismissItself() async {
    let store = TestStore(initialState: Page.State()) { Page() }
    #expect(!store.isDismissed)
    await store.send(.closeButtonTapped)
    #expect(store.isDismissed)
  }

  @Test func actionsOfADismissedFeatureFailTheTest() async {
    let store = TestStore(initialState: Page.State()) { Page() }
    await store.send(.closeButtonTapped)
    let reports = await reports { await store.send(.asked) { $0.isPresented = false } }
    #expect(reports == ["\(#fileID):\(#line - 1): Can't send action to dismissed test store."])
    #expect(store.state == Page.State())
  }

  @Test(arguments: [Exhaustivity.off, .off(showSkippedAssertions: true)])
  func actionsOfADismissedFeatureFailATestThatIsNotExhaustive(exhaustivity: Exhaustivity) async {
    let store = TestStore(initialState: Page.State()) { Page() }
    store.exhaustivity = exhaustivity
    let shown = store.shownReports
    await store.send(.closeButtonTapped)
    let reports = await reports { await store.send(.asked) }
    #expect(reports == ["\(#fileID):\(#line - 1): Can't send action to dismissed test store."])
    #expect(shown.value == [])
    #expect(store.state == Page.State())
  }

  @Test func theEffectsOfADismissedFeatureAreCancelled() async {
    let work = RunningWork()
    let store = TestStore(initialState: Popup.State()) { Popup(work: work) }
    await store.send(.began("a"))
    #expect(work.names == ["a"])
    await store.send(.closeButtonTapped)
    #expect(work.names == [])
    await store.finish()
  }

  @Test func aDismissedFeaturePresentedInTheTestIsNotTheFeatureUnderTest() async {
    let store = TestStore(initialState: Page.State(next: Page.State())) { Page() }
    await store.send(\.next.closeButtonTapped)
    await store.receive(\.next.dismiss) { $0.next = nil }
    #expect(!store.isDismissed)
  }

  @Test func anEffectThatWasCancelledDismissesNothing() async {
    let store = TestStore(initialState: Popup.State()) { Popup(work: RunningWork()) }
    await store.send(.closedWhenCancelled)
    await store.send(.cancelled)
    #expect(!store.isDismissed)
  }

  @Test func actionsFromBeforeTheDismissalAreReceived() async {
    let store = TestStore(initialState: Popup.State()) { Popup(work: RunningWork()) }
    await store.send(.closedAfterSending)
    await store.receive(.began(""))
    #expect(store.isDismissed)
  }
}

struct Popup: Reducer {
  struct State: Equatable {}
  enum Action: Equatable {
    case began(String), closeButtonTapped, closedWhenCancelled, cancelled, closedAfterSending
  }
  enum CancelID { case wait }

  let work: RunningWork
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .began(let name): name.isEmpty ? .none : work.effect(name)
      case .closeButtonTapped: .run { _ in await dismiss() }
      case .closedWhenCancelled:
        .run { _ in
          try? await Task.never()
          await dismiss()
        }
        .cancellable(id: CancelID.wait)
      case .cancelled: .cancel(id: CancelID.wait)
      case .closedAfterSending:
        .run { send in
          await send(.began(""))
          await dismiss()
        }
      }
    }
  }
}
