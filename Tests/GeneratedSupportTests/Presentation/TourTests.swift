import GeneratedTestSupport
import Testing

/// Features that combine presentation, stacks, bindings, shared values and dependencies.
@MainActor @Suite struct TourTests {
  private let clock = TestClock()

  private func makeStore(_ path: StackState<Tour.Path.State> = []) -> TestStoreOf<Tour> {
    TestStore(initialState: Tour.State(path: path)) {
      Tour()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func aDismissalClosesExactlyOneLevel() async {
    let stop = TourStop.State(id: 1, destination: .edit(NoteForm.State()))
    let tour = Tour.State(path: [.edit(NoteForm.State()), .stop(stop)])
    let store = TestStore(initialState: TravelAgency.State(tour: tour)) { TravelAgency() }
    await store.send(\.tour.path[id: 1].stop.destination.edit.closeButtonTapped)
    await store.receive(\.tour.path[id: 1].stop.destination.dismiss) {
      $0.tour?.path[id: 1, case: \.stop]?.destination = nil
    }
    await store.send(\.tour.path[id: 1].stop.closeButtonTapped)
    await store.receive(\.tour.path.popFrom, 1) { $0.tour?.path[id: 1] = nil }
    await store.send(\.tour.path[id: 0].edit.closeButtonTapped)
    await store.receive(\.tour.path.popFrom, 0) { $0.tour?.path = StackState() }
    await store.send(\.tour.closeButtonTapped)
    await store.receive(\.tour.dismiss) { $0.tour = nil }
  }

  @Test func aScreenThatClosesTakesWhatItPresentsAlong() async {
    let store = makeStore([.stop(TourStop.State(id: 1, destination: .edit(NoteForm.State())))])
    await store.send(\.path[id: 0].stop.destination.edit.binding.name, "A") {
      $0.path[id: 0, case: \.stop]?.$destination[case: \.edit]?.name = "A"
    }
    await store.send(\.path[id: 0].stop.closeButtonTapped)
    await store.receive(\.path.popFrom, 0) { $0.path = StackState() }
    await clock.run()
    await store.finish()
  }

  @Test func aScreenThatItsParentHasClosedCannotCloseAnotherOne() async {
    let store = makeStore([
      .stop(TourStop.State(id: 1)), .stop(TourStop.State(id: 2)), .edit(NoteForm.State()),
    ])
    await store.send(\.path[id: 1].stop.leaveButtonTapped)
    await store.receive(\.path[id: 1].stop.left) { $0.path.pop(from: 1) }
    await store.finish()
    #expect(store.state.path.ids == [0])
  }

  @Test func anAlertOfAScreenGoesAwayAfterItsAction() async {
    let store = makeStore([.stop(TourStop.State(id: 1))])
    await store.send(\.path[id: 0].stop.deleteButtonTapped) {
      $0.path[id: 0, case: \.stop]?.destination = .alert(AlertState { TextState("Delete?") })
    }
    await store.send(\.path[id: 0].stop.destination.alert.confirmTapped) {
      $0.path[id: 0, case: \.stop]?.destination = nil
    }
  }

  @Test func aScreenOfTheSameCaseWithoutAnIDTakesTheEffectsOver() async {
    let store = makeStore([.edit(NoteForm.State())])
    await store.send(\.path[id: 0].edit.binding.name, "A") {
      $0.path[id: 0, case: \.edit]?.name = "A"
    }
    await store.send(.cleared(0)) { $0.path[id: 0] = .edit(NoteForm.State()) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].edit.saved) { $0.path[id: 0, case: \.edit]?.savedName = "" }
  }

  @Test func theEffectOfAReplacedScreenSendsNothingToTheNewOne() async {
    let store = makeStore([.stop(TourStop.State(id: 1))])
    await store.send(\.path[id: 0].stop.loadButtonTapped)
    await store.send(.replaced(0, by: 2)) { $0.path[id: 0] = .stop(TourStop.State(id: 2)) }
    await clock.run()
    await store.send(\.path[id: 0].stop.loadButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].stop.loaded) {
      $0.path[id: 0, case: \.stop]?.fact = "fact 2"
    }
  }

  @Test func aPopKeepsWhatAnEffectHasChangedInASharedValueAndEndsTheEffect() async {
    let store = makeStore([.stop(TourStop.State(id: 1))])
    await store.send(\.path[id: 0].stop.visitButtonTapped)
    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
      $0.$visits.withLock { $0 = 1 }
    }
    await clock.run()
    #expect(store.state.visits == 1)
    await store.finish()
  }

  @Test func propertiesOfFormsInAStackAndInADestinationOfItsScreensAreBound() async {
    let stop = TourStop.State(id: 1, destination: .edit(NoteForm.State()))
    let store = makeStore([.edit(NoteForm.State()), .stop(stop)])
    await store.send(\.path[id: 0].edit.binding.name, "A") {
      $0.path[id: 0, case: \.edit]?.name = "A"
    }
    await store.send(\.path[id: 1].stop.destination.edit.binding.name, "B") {
      $0.path[id: 1, case: \.stop]?.$destination[case: \.edit]?.name = "B"
    }
    // The forms use the same id for their effects, and do not cancel each other's.
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].edit.saved) {
      $0.path[id: 0, case: \.edit]?.savedName = "A"
    }
    await store.receive(\.path[id: 1].stop.destination.edit.saved) {
      $0.path[id: 1, case: \.stop]?.$destination[case: \.edit]?.savedName = "B"
    }
  }

  @Test func aDebouncedEffectOfADismissedFeatureSendsNothing() async {
    let store = makeStore([.stop(TourStop.State(id: 1, destination: .edit(NoteForm.State())))])
    await store.send(\.path[id: 0].stop.destination.edit.binding.name, "A") {
      $0.path[id: 0, case: \.stop]?.$destination[case: \.edit]?.name = "A"
    }
    await store.send(\.path[id: 0].stop.destination.dismiss) {
      $0.path[id: 0, case: \.stop]?.destination = nil
    }
    await clock.run()
    await store.finish()
  }

  @Test func aPresentedFeatureCanHaveADependencyOfItsOwn() async {
    let guide = Reception.Guide.State()
    let store = TestStore(initialState: Reception.State(guide: guide)) {
      Reception()
    } withDependencies: {
      $0.greeting = "Hi"
    }
    await store.send(.greetButtonTapped) { $0.text = "Hi" }
    await store.send(\.guide.greetButtonTapped) { $0.guide?.texts = ["Welcome"] }
    await store.receive(\.guide.greeted) { $0.guide?.texts = ["Welcome", "Welcome!"] }
    await store.send(\.guide.closeButtonTapped)
    await store.receive(\.guide.dismiss) { $0.guide = nil }
  }

  @Test(arguments: 0..<20) func theIDsOfEachTestBeginWithZeroWhileOtherTestsRun(stop: Int) async {
    let store = makeStore()
    for _ in 0..<3 {
      await Task.yield()
      await store.send(.stopTapped(stop)) { $0.path.append(.stop(TourStop.State(id: stop))) }
    }
    #expect(store.state.path.ids == [0, 1, 2])
  }

  @Test func anObserverOfTheCaseIsToldWhenItChanges() async {
    let store = Store(initialState: TourStop.State(id: 1)) { TourStop() }
    let shown = LockIsolated<[String]>([])
    let token = observe {
      let destination = store.scope(\.$destination, action: \.destination)
      let text: String
      switch destination?.case {
      case .edit(let form): text = "edit \(form.name)"
      case .alert: text = "alert"
      case nil: text = "nothing"
      }
      shown.withValue { $0.append(text) }
    }
    for action: TourStop.Action in [.editButtonTapped, .deleteButtonTapped, .destination(.dismiss)]
    {
      store.send(action)
      await nextTurn()
    }
    #expect(shown.value == ["nothing", "edit ", "alert", "nothing"])
    token.cancel()
  }

  @Test func theStoreOfAnEarlierCaseKeepsItsLastStateAndItsBindingsChangeNothing() throws {
    let stop = TourStop.State(id: 1, destination: .edit(NoteForm.State(name: "A")))
    let store = Store(initialState: stop) { TourStop() }
    var form: StoreOf<NoteForm>?
    if case .edit(let store)? = store.scope(\.$destination, action: \.destination)?.case {
      form = store
    }
    let earlier = try #require(form)
    #expect(earlier.name == "A")
    store.send(.deleteButtonTapped)
    #expect(earlier.name == "A")
    earlier.name = "B"
    #expect(earlier.name == "A")
    #expect(store.destination == .alert(AlertState { TextState("Delete?") }))
  }
}
