import Observation
import Testing

@testable import GeneratedSupport

/// When observers are told, and what they may do then.
@MainActor @Suite struct ObserverTurnTests {
  private let store = Household.store()

  @Test func anActionThatAnObserverSendsIsProcessedBeforeTheSendReturns() {
    let log = LockIsolated<[String]>([])
    withObservationTracking {
      _ = store.name
    } onChange: { [store] in
      MainActor.assumeIsolated {
        store.change { $0.note = "told of \($0.name)" }
        log.withValue { $0.append("note: \(store.note)") }
      }
    }
    let observer = Observer { [store] in _ = store.note }
    store.change { $0.name = "Bleb" }
    #expect(log.value == ["note: "])
    #expect(store.note == "told of Bleb")
    #expect(observer.count == 1)
  }

  @Test func anObserverThatSendsAgainAndAgainNeedsNoStack() {
    let counter = Store(initialState: Pet.State()) { Pet() }
    feedWhenFed(counter)
    counter.send(.fed)
    #expect(counter.meals == 20_001)
  }

  @Test func theTaskOfAnActionThatAnObserverSendsCanBeAwaited() async {
    let tasks = LockIsolated<[StoreTask]>([])
    withObservationTracking {
      _ = store.name
    } onChange: { [store] in
      MainActor.assumeIsolated {
        let task = store.send(.changedTwice({ $0.note = "1" }, { $0.note += "2" }))
        tasks.withValue { $0.append(task) }
      }
    }
    store.change { $0.name = "Bleb" }
    for task in tasks.value { await task.finish() }
    #expect(store.note == "12")
  }

  @Test func aReadIsTrackedAlthoughItChangesWhileTheCodeIsTracked() {
    let observer = Observer { [store] in
      _ = store.name
      store.change { $0.name += "!" }
    }
    #expect(store.name == "Blob!")
    store.change { $0.name = "changed" }
    #expect(observer.count == 1)
  }

  @Test func whileAStoreIsObservedAForEachKeepsTheStateFromBeforeTheAction() {
    store.change { $0.people = [Person.State(id: 1)] }
    let row = store.scope(\.people, action: \.people)[0]
    let seen = LockIsolated<[Int]>([])
    withObservationTracking {
      _ = row.age
    } onChange: {
      MainActor.assumeIsolated { seen.withValue { $0.append(row.age) } }
    }
    row.send(.birthday)
    #expect(seen.value == [0])
    #expect(row.age == 1)
  }

  @Test func aReadBetweenTwoActionsIsComparedFromThereOn() {
    var observer: Observer?
    var store: StoreOf<Household>!
    let core = RootCore(
      Household.State(people: [Person.State(id: 1)]), Household(),
      site: CallSite(#fileID, #filePath, #line, #column),
      recorder: { _, _, _ in
        // By now, the 'forEach' has released the copy.
        if observer == nil { observer = Observer { _ = store.people } }
        return nil
      })
    store = Store(core)
    store.send(.people(.element(id: 1, action: .birthday)))
    #expect(observer?.count == 0)
    store.send(.people(.element(id: 1, action: .birthday)))
    #expect(observer?.count == 1)
  }

  @Test func whenAllObserversHaveBeenToldAForEachChangesItsElementInPlaceAgain() {
    store.change { $0.people = [Person.State(id: 1)] }
    let row = store.scope(\.people, action: \.people)[0]
    let observer = Observer { _ = row.age }
    let memory = store.people.address
    row.send(.birthday)
    #expect(observer.count == 1)
    let copied = store.people.address
    #expect(memory != copied)
    row.send(.birthday)
    #expect(store.people.address == copied)
  }

  @Test func aStoreThatAnObserverReleasesIsNotTouchedAgain() {
    let child = LockIsolated<StoreOf<Person>?>(store.scope(\.person, action: \.person))
    withObservationTracking {
      _ = (store.name, child.value?.age)
    } onChange: {
      child.setValue(nil)
    }
    store.change {
      $0.name = "changed"
      $0.person.age = 3
    }
    #expect(child.value == nil)
    #expect(store.person.age == 3)
  }
}

/// Feeds the pet each time that it has been fed, up to 20,000 times.
@MainActor
private func feedWhenFed(_ store: StoreOf<Pet>) {
  withObservationTracking {
    _ = store.meals
  } onChange: {
    MainActor.assumeIsolated {
      guard store.meals < 20_000 else { return }
      feedWhenFed(store)
      store.send(.fed)
    }
  }
}

extension IdentifiedArray {
  fileprivate var address: UInt? {
    _elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
