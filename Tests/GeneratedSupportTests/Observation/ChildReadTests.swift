import GeneratedSupport
import Observation
import Testing

@MainActor @Suite struct ChildReadTests {
  private let store = Household.store()

  // MARK: Parts that are always there

  @Test func aReadThroughSeveralScopesIsComparedThere() {
    let pet = store.scope(\.person, action: \.person).scope(\.pet, action: \.pet)
    let observer = Observer { _ = pet.meals }
    store.send(.person(.birthday))
    #expect(observer.count == 0)
    store.send(.person(.pet(.fed)))
    #expect(observer.count == 1)
    store.send(.person(.pet(.fed)))
    #expect(observer.count == 1)
    observer.track()
    pet.send(.fed)
    #expect(observer.count == 2)
  }

  @Test func aReadInsideAChildsStateIsAReadOfTheChild() {
    #expect(notices(of: { _ = store.person.age }) { store.send(.person(.renamed("a"))) } == 1)
    #expect(notices(of: { _ = store.person.age }) { store.change { $0.name = "a" } } == 0)
  }

  @Test func makingAChildStoreIsNotARead() {
    let observer = Observer { [store] in _ = store.scope(\.person, action: \.person) }
    store.send(.person(.birthday))
    #expect(observer.count == 0)
  }

  // MARK: Optional parts

  @Test func anObserverOfAnOptionalPartIsToldWhenItAppearsChangesItsIdentityOrGoesAway() {
    let observer = Observer { [store] in _ = store.scope(\.guest, action: \.guest) }
    store.change { $0.note = "changed" }
    #expect(observer.count == 0)
    store.change { $0.guest = Person.State(id: 1) }
    #expect(observer.count == 1)
    observer.track()
    store.send(.guest(.birthday))
    #expect(observer.count == 1)
    store.change { $0.guest?.id = 2 }
    #expect(observer.count == 2)
    observer.track()
    store.change { $0.guest = nil }
    #expect(observer.count == 3)
  }

  @Test func anOptionalPartThatGoesAwayKeepsItsStateAndItsObservers() throws {
    store.change { $0.guest = Person.State(age: 1) }
    let guest = try #require(store.scope(\.guest, action: \.guest))
    let observer = Observer { _ = guest.age }
    store.change { $0.guest = nil }
    #expect(guest.age == 1)
    store.change { $0.guest = Person.State(age: 1) }
    #expect(observer.count == 0)
    store.change { $0.guest = Person.State(age: 2) }
    #expect(observer.count == 1)
  }

  @Test func anOptionalPartKeepsTheStateThatItsObserversWereToldOf() throws {
    store.change { $0.guest = Person.State(age: 1) }
    let guest = try #require(store.scope(\.guest, action: \.guest))
    _ = Observer { _ = guest.pet }
    store.send(.guest(.birthday))
    store.change { $0.guest = nil }
    #expect(guest.age == 2)
  }

  // MARK: Elements

  @Test func anObserverOfACollectionsStoresIsToldWhenItsIDsChange() {
    let observer = Observer { [store] in _ = store.scope(\.people, action: \.people) }
    store.change { $0.people = [Person.State(id: 1), Person.State(id: 2)] }
    #expect(observer.count == 1)
    observer.track()
    store.send(.people(.element(id: 1, action: .birthday)))
    store.change { $0.people = [Person.State(id: 1), Person.State(id: 2)] }
    #expect(observer.count == 1)
    store.change { $0.people.reverse() }
    #expect(observer.count == 2)
    observer.track()
    store.change { $0.people.remove(id: 1) }
    #expect(observer.count == 3)
  }

  @Test func amongTenThousandRowsOnlyTheObserversOfTheChangedOneAreTold() {
    let people = (0..<10_000).map { Person.State(id: $0) }
    store.change { $0.people = IdentifiedArray(uniqueElements: people) }
    let rows = Array(store.scope(\.people, action: \.people))
    let observers = rows.map { row in Observer { _ = row.age } }
    func told() -> [Int] { observers.indices.filter { observers[$0].count != 0 } }

    store.change { $0.note = "changed" }
    #expect(told() == [])
    rows[7_000].send(.renamed("Blob"))
    #expect(told() == [])
    rows[7_000].send(.birthday)
    #expect(told() == [7_000])
    store.change { $0.people[id: 42]?.age = 3 }
    #expect(told() == [42, 7_000])
  }

  @Test func movingOrRemovingARowIsNotAChangeOfTheRow() {
    store.change { $0.people = [Person.State(id: 1, age: 10), Person.State(id: 2, age: 20)] }
    let rows = Array(store.scope(\.people, action: \.people))
    let observers = rows.map { row in Observer { _ = row.age } }
    store.change { $0.people.reverse() }
    store.change { $0.people.remove(id: 1) }
    #expect(observers.map(\.count) == [0, 0])
    #expect(rows[0].age == 10)
    store.change { $0.people.append(Person.State(id: 1, age: 11)) }
    #expect(observers.map(\.count) == [1, 0])
  }

  @Test func partsOfRowsAreCompared() {
    store.change { $0.people = [Person.State(id: 1), Person.State(id: 2)] }
    let rows = store.scope(\.people, action: \.people)
    let pets = rows.map { $0.scope(\.pet, action: \.pet) }
    let observers = pets.map { pet in Observer { _ = pet.meals } }
    pets[1].send(.fed)
    #expect(observers.map(\.count) == [0, 1])
  }

  // MARK: Stores that go away

  @Test func aStoreThatGoesAwayDropsItsReads() {
    do {
      let person = store.scope(\.person, action: \.person)
      let observer = Observer { _ = person.age }
      store.send(.person(.renamed("a")))
      #expect(observer.count == 0)
    }
    store.send(.person(.birthday))
    let person = store.scope(\.person, action: \.person)
    #expect(notices(of: { _ = person.age }) { person.send(.birthday) } == 1)
  }

  @Test func rowsThatComeAndGoDoNotPileUp() {
    store.change { $0.people = [Person.State(id: 1)] }
    for _ in 1...1_000 {
      _ = Observer { [store] in _ = store.scope(\.people, action: \.people)[0].age }
    }
    let row = store.scope(\.people, action: \.people)[0]
    #expect(notices(of: { _ = row.age }) { row.send(.birthday) } == 1)
  }
}
