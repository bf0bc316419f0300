import GeneratedSupport
import Observation
import Testing

@MainActor @Suite struct StoreReadTests {
  private let store = Household.store()

  @Test func aChangeIsAnnouncedOnlyToTheReadersOfTheField() {
    let store = Store(initialState: Wide()) {
      Reduce<Wide, WritableKeyPath<Wide, Int>> { state, path in
        state[keyPath: path] += 1
        return .none
      }
    }
    #expect(Wide.fields.count == 50)
    for (index, field) in Wide.fields.enumerated() {
      let observers = Wide.fields.map { field in Observer { _ = store.state(field) } }
      store.send(field)
      #expect(observers.indices.filter { observers[$0].count != 0 } == [index])
    }
  }

  @Test func anEqualValueIsNotAChange() {
    #expect(notices(of: { _ = store.name }) { store.change { $0.name = "Blob" } } == 0)
    #expect(notices(of: { _ = store.name }) { store.change { $0.name = "Bleb" } } == 1)
  }

  @Test func onlyTheDifferenceBetweenTheBeginningAndTheEndCounts() {
    let observer = Observer { [store] in _ = store.name }
    store.send(.changedTwice({ $0.name = "" }, { $0.name = "Blob" }))
    #expect(observer.count == 0)
    store.send(.changedTwice({ $0.name = "" }, { $0.name = "Bleb" }))
    #expect(observer.count == 1)
  }

  @Test func aValueThatCannotBeComparedCountsAsChangedAfterEachAction() {
    #expect(notices(of: { _ = store.draft }) { store.change { _ in } } == 1)
    #expect(notices(of: { _ = store.state }) { store.change { _ in } } == 1)
  }

  @Test func anArrayWhoseElementsCannotBeComparedIsUnchangedWhileItSharesItsMemory() {
    let observer = Observer { [store] in _ = store.drafts }
    store.change { $0.note = "changed" }
    #expect(observer.count == 0)
    store.change { $0.drafts[0].text = "changed" }
    #expect(observer.count == 1)
  }

  @Test func aCollectionChangesWithItsElements() {
    store.change { $0.people = [Person.State(id: 1), Person.State(id: 2)] }
    let observer = Observer { [store] in _ = store.people }
    store.change { $0.people[id: 1]?.age = 0 }
    #expect(observer.count == 0)
    store.send(.people(.element(id: 2, action: .birthday)))
    #expect(observer.count == 1)
  }

  @Test func theWholeStateCanBeRead() {
    let person = store.scope(\.person, action: \.person)
    let observer = Observer { _ = person.state }
    person.send(.renamed(""))
    #expect(observer.count == 0)
    person.send(.birthday)
    #expect(observer.count == 1)
  }

  @Test func aComputedPropertyIsComparedByItsValue() {
    #expect(notices(of: { _ = store.title }) { store.change { $0.note = "changed" } } == 0)
    #expect(notices(of: { _ = store.title }) { store.change { $0.name = "Bleb" } } == 1)
  }

  @Test func anObserverIsToldOnceUntilItReadsAgain() {
    let observer = Observer { [store] in _ = (store.name, store.note) }
    store.change { $0.name = "a" }
    store.change { $0.name = "b" }
    #expect(observer.count == 1)
    observer.track()
    store.change { $0.note = "c" }
    store.change { $0.name = "d" }
    #expect(observer.count == 2)
  }

  @Test func allObserversOfAReadAreTold() {
    let observers = (1...3).map { _ in Observer { [store] in _ = store.name } }
    store.change { $0.name = "changed" }
    #expect(observers.map(\.count) == [1, 1, 1])
  }

  @Test func anObserverThatIsToldStillSeesTheOldState() {
    let seen = LockIsolated<[String]>([])
    withObservationTracking {
      _ = store.name
    } onChange: { [store] in
      MainActor.assumeIsolated { seen.withValue { $0.append(store.name) } }
    }
    store.change { $0.name = "changed" }
    #expect(seen.value == ["Blob"])
    #expect(store.name == "changed")
  }

  @Test func severalStoresCanBeReadAtOnce() {
    let other = Household.store()
    let observers = (1...2).map { _ in Observer { [store] in _ = (store.name, other.name) } }
    other.change { $0.note = "changed" }
    #expect(observers.map(\.count) == [0, 0])
    other.change { $0.name = "changed" }
    #expect(observers.map(\.count) == [1, 1])
    observers[0].track()
    store.change { $0.name = "changed" }
    #expect(observers.map(\.count) == [2, 1])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func anAsyncSequenceOfObservationsHasTheNewValues() async {
    var names = Observations { [store] in store.name }.makeAsyncIterator()
    #expect(await names.next(isolation: #isolation) == "Blob")
    for name in ["a", "b"] {
      let change = Task { @MainActor [store] in store.change { $0.name = name } }
      #expect(await names.next(isolation: #isolation) == name)
      await change.value
    }
  }
}

extension StoreOf<Household> {
  func change(_ change: @escaping (inout Household.State) -> Void) { send(.changed(change)) }
}

extension Store {
  /// A part of the state, by a key path that is not a literal.
  func state<Value>(_ path: KeyPath<State, Value>) -> Value { self[dynamicMember: path] }
}

/// Fifty fields.
private struct Wide {
  var a0 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0, a6 = 0, a7 = 0, a8 = 0, a9 = 0
  var b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, b7 = 0, b8 = 0, b9 = 0
  var c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0, c6 = 0, c7 = 0, c8 = 0, c9 = 0
  var d0 = 0, d1 = 0, d2 = 0, d3 = 0, d4 = 0, d5 = 0, d6 = 0, d7 = 0, d8 = 0, d9 = 0
  var e0 = 0, e1 = 0, e2 = 0, e3 = 0, e4 = 0, e5 = 0, e6 = 0, e7 = 0, e8 = 0, e9 = 0

  static var fields: [WritableKeyPath<Wide, Int>] {
    let a = [\Self.a0, \.a1, \.a2, \.a3, \.a4, \.a5, \.a6, \.a7, \.a8, \.a9]
    let b = [\Self.b0, \.b1, \.b2, \.b3, \.b4, \.b5, \.b6, \.b7, \.b8, \.b9]
    let c = [\Self.c0, \.c1, \.c2, \.c3, \.c4, \.c5, \.c6, \.c7, \.c8, \.c9]
    let d = [\Self.d0, \.d1, \.d2, \.d3, \.d4, \.d5, \.d6, \.d7, \.d8, \.d9]
    let e = [\Self.e0, \.e1, \.e2, \.e3, \.e4, \.e5, \.e6, \.e7, \.e8, \.e9]
    return a + b + c + d + e
  }
}
