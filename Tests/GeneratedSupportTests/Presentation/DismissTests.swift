import GeneratedTestSupport
import Testing

@MainActor
@Suite struct DismissTests {
  @Test func anEffectDismissesItsFeature() async {
    let store = TestStore(initialState: Flow.State(page: Page.State())) { Flow() }
    await store.send(\.page.closeButtonTapped)
    await store.receive(\.page.dismiss) { $0.page = nil }
  }

  @Test func theInnermostPresentedFeatureIsDismissed() async {
    let store = TestStore(
      initialState: Flow.State(page: Page.State(next: Page.State()))
    ) { Flow() }
    await store.send(\.page.next.closeButtonTapped)
    await store.receive(\.page.next.dismiss) { $0.page?.next = nil }
    await store.send(\.page.closeButtonTapped)
    await store.receive(\.page.dismiss) { $0.page = nil }
  }

  @Test(arguments: [
    Page.Action.scoped(.closeButtonTapped), .optional(.closeButtonTapped),
    .rows(.element(id: 1, action: .closeButtonTapped)),
  ])
  func anEffectOfAPlainChildDismissesThePresentedFeature(action: Page.Action) async {
    let store = TestStore(initialState: Flow.State(page: Page.State())) { Flow() }
    await store.send(.page(.presented(action)))
    await store.receive(\.page.dismiss) { $0.page = nil }
  }

  @Test(arguments: [Page.Action.closedInATask, .closedAfterwards, .closedThrottled])
  func effectsOfAllKindsDismissTheirFeature(action: Page.Action) async {
    let store = TestStore(initialState: Flow.State(page: Page.State())) {
      Flow()
    } withDependencies: {
      $0.continuousClock = .immediate
    }
    await store.send(.page(.presented(action)))
    await store.receive(\.page.dismiss) { $0.page = nil }
  }

  @Test func aDismissedFeatureSendsNoMoreActions() async {
    let store = TestStore(initialState: Flow.State(page: Page.State())) { Flow() }
    await store.send(\.page.closedTwiceBeforeLogging)
    await store.receive(\.page.dismiss) { $0.page = nil }
    await store.finish()
  }

  @Test func aDismissalIsOverWhenTheCallReturns() async {
    let store = Store(initialState: Flow.State(page: Page.State())) { Flow() }
    let states = LockIsolated<[Bool]>([])
    let report: @MainActor @Sendable () -> Void = { [weak store] in
      states.withValue { $0.append(store?.page == nil) }
    }
    await store.send(.page(.presented(.closed(then: Page.Callback(body: report))))).finish()
    #expect(states.value == [true])
  }

  @Test func aDismissalByACompletedEffectIsReported() async {
    let store = Store(initialState: Flow.State(page: Page.State())) { Flow() }
    let (starts, start) = AsyncStream<Void>.makeStream()
    let reports = await reports {
      await store.send(.page(.presented(.closedLater(Page.Signal(stream: starts))))).finish()
      start.finish()
      while store.page != nil { await Task.yield() }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("An action was sent from a completed effect. …") == true)
  }

  @Test func aFeatureThatIsNotPresentedCannotBeDismissed() async {
    let store = Store(initialState: Page.State()) { Page() }
    let reports = await reports { await store.send(.closeButtonTapped).finish() }
    #expect(
      reports == [
        """
        App/Page.swift:3: A reducer requested dismissal at "App/Page.swift:3", but couldn't be dismissed. …

        Only a presented feature can be dismissed. That is a feature run by an "ifLet" with a "PresentationState", or \
        by a "forEach" with a "StackState". Only an effect of that feature can dismiss it: call 'dismiss' in the \
        function of an "Effect.run" of that feature.

        If a feature is not always presented, ask '@Dependency(\\.isPresented)' before you call \
        '@Dependency(\\.dismiss)'.
        """
      ])
  }

  @Test func aParentCannotDismissWhatItPresents() async {
    let store = Store(initialState: Page.State(next: Page.State())) { Page() }
    let reports = await reports { await store.send(.closeButtonTapped).finish() }
    #expect(reports.count == 1)
    #expect(store.next != nil)
  }

  @Test func aCallOutsideOfEffectsIsReported() async {
    @Dependency(\.dismiss) var dismiss
    let reports = await reports { await dismiss() }
    #expect(reports.count == 1)
  }

  @Test func aFeatureKnowsWhetherItIsPresented() async {
    let store = TestStore(initialState: Page.State(next: Page.State())) { Page() }
    await store.send(.asked) { $0.isPresented = false }
    await store.send(.scoped(.asked)) { $0.scoped.isPresented = false }
    await store.send(\.next.asked) { $0.next?.isPresented = true }
    await store.send(\.next.scoped.asked) { $0.next?.scoped.isPresented = true }
    await store.send(.askedInEffect)
    await store.receive(.answered(false))
    await store.send(\.next.askedInEffect)
    await store.receive(\.next.answered, true)
  }

  @Test func aTestCanPretendThatTheFeatureIsPresented() async {
    let calls = LockIsolated(0)
    let store = TestStore(initialState: Page.State(next: Page.State())) {
      Page()
    } withDependencies: {
      $0.isPresented = true
      $0.dismiss = DismissEffect { calls.withValue { $0 += 1 } }
    }
    await store.send(.asked) { $0.isPresented = true }
    await store.send(.closeButtonTapped)
    #expect(calls.value == 1)
    #expect(!store.isDismissed)
    await store.send(\.next.closeButtonTapped)
    await store.receive(\.next.dismiss) { $0.next = nil }
    #expect(calls.value == 1)
  }
}
