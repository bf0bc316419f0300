// MARK: anActionOfATest
@MainActor func anActionOfATest() async {
  let store = TestStore(initialState: Counter.State()) { Counter() }
  await store.send(.incrementTaped) { $0.count = 1 }  // slip: incrementTaped
}

// MARK: anExpectation
@MainActor func anExpectation() async {
  let store = TestStore(initialState: Counter.State()) { Counter() }
  await store.send(.incrementTapped) { $0.cuont = 1 }  // slip: cuont
}

// MARK: anExpectationOfALongerClosure
@MainActor func anExpectationOfALongerClosure() async {
  let store = TestStore(initialState: Counter.State()) { Counter() }
  await store.send(.incrementTapped) {
    $0.count = 1
    $0.fcat = "One"  // slip: fcat
  }
}

// MARK: aCasePathThatIsSent
@MainActor func aCasePathThatIsSent() async {
  let store = TestStore(initialState: App.State()) { App() }
  // slip, not found: the compiler takes it for an action
  await store.send(\.counter.incrementTaped)
}

// MARK: aReceivedAction
@MainActor func aReceivedAction() async {
  let store = TestStore(initialState: App.State()) { App() }
  // slip, not found: the compiler takes it for an action
  await store.receive(\.laoded) { $0.query = "" }
}

// MARK: aReceivedActionOfADestination
@MainActor func aReceivedActionOfADestination() async {
  let store = TestStore(initialState: App.State()) { App() }
  // slip, not found: the compiler takes it for an action
  await store.receive(\.destination.conter.reset)
}

// MARK: aStateOfADestination
@MainActor func aStateOfADestination() async {
  let store = TestStore(initialState: App.State()) { App() }
  await store.send(.searchTapped) {
    $0.destination = .counter(Counter.State(cuont: 1))  // slip: cuont
  }
}

// MARK: aModifiedDestination
@MainActor func aModifiedDestination() async {
  let store = TestStore(initialState: App.State()) { App() }
  await store.send(.searchTapped) {
    $0.destination?.modify(\.conter) { $0.count = 1 }  // slip: conter
  }
}

// MARK: aBoundValue
@MainActor func aBoundValue() async {
  let store = TestStore(initialState: Form.State()) { Form() }
  await store.send(\.binding.nmae, "Blob") { $0.name = "Blob" }  // slip: nmae
}

// MARK: theTypeOfABoundValue
@MainActor func theTypeOfABoundValue() async {
  let store = TestStore(initialState: Form.State()) { Form() }
  await store.send(\.binding.name, 1) { $0.name = "Blob" }  // slip: Int
}

// MARK: anOverrideOfATest
@MainActor func anOverrideOfATest() async {
  let store = TestStore(initialState: Counter.State()) {
    Counter()
  } withDependencies: {
    $0.searchClient.serch = { _ in [] }  // slip: serch
  }
  await store.send(.reset)
}

// MARK: aTraitOfATest
// slip, not found: the compiler takes it for the test's name
@Test(.dependency(\.serchClient.search, { _ in [] })) func aTraitOfATest() {}

// MARK: aStateThatIsNotEquatable
struct Plain: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
@MainActor func aStateThatIsNotEquatable() async {
  let store = TestStore(initialState: Plain.State()) { Plain() }  // slip: Equatable
  await store.send(.tapped)
}
