import GeneratedSupport
import Observation
import Testing

/// Observers that make the child stores which they read, and release them.
@MainActor @Suite struct UnkeptChildTests {
  private let store = Household.store()
  private let host = Store(initialState: ModalHost.State()) { ModalHost() }

  /// Changes what the closure reads ten times.
  private func expectNotices(
    of read: @escaping () -> Void, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (Int) -> Void
  ) {
    let observer = Observer(read)
    for count in 1...10 {
      change(count)
      #expect(observer.count == count, sourceLocation: sourceLocation)
      observer.track()
    }
  }

  // MARK: Kinds of child stores

  @Test func aPartThatIsAlwaysThereIsObserved() {
    expectNotices {
      _ = self.store.scope(\.person, action: \.person).age
    } _: { _ in
      self.store.send(.person(.birthday))
    }
  }

  @Test func aPartOfAPartIsObserved() {
    expectNotices {
      _ = self.store.scope(\.person, action: \.person).scope(\.pet, action: \.pet).meals
    } _: { _ in
      self.store.send(.person(.pet(.fed)))
    }
  }

  @Test func anOptionalPartIsObserved() {
    store.change { $0.guest = Person.State() }
    expectNotices {
      _ = self.store.scope(\.guest, action: \.guest)?.scope(\.pet, action: \.pet).meals
    } _: { _ in
      self.store.send(.guest(.pet(.fed)))
    }
  }

  @Test func anOptionalPartThatComesAndGoesIsObserved() {
    expectNotices {
      _ = self.store.scope(\.guest, action: \.guest)?.age
    } _: { count in
      self.store.change { $0.guest = count.isMultiple(of: 2) ? nil : Person.State(age: count) }
    }
  }

  @Test func theRowsOfACollectionAreObserved() {
    store.change { $0.people = [Person.State(id: 1), Person.State(id: 2)] }
    expectNotices {
      _ = self.store.scope(\.people, action: \.people).map { row in
        row.age + row.scope(\.pet, action: \.pet).meals
      }
    } _: { count in
      let action = count.isMultiple(of: 2) ? Person.Action.birthday : .pet(.fed)
      self.store.send(.people(.element(id: 1 + count % 2, action: action)))
    }
  }

  @Test func aPresentedFeatureAndItsCaseAreObserved() {
    host.send(.present(.ticker(Ticker.State())))
    expectNotices {
      guard let modal = self.host.scope(\.$modal, action: \.modal) else { return }
      if case .ticker(let ticker) = modal.case { _ = ticker.ticks }
    } _: { _ in
      self.host.send(.modal(.presented(.ticker(.ticked))))
    }
  }

  @Test func theScreensOfAStackAreObserved() {
    for _ in 1...2 { host.send(.push(.ticker(Ticker.State()))) }
    let ids = host.path.ids
    expectNotices {
      for screen in self.host.scope(\.path, action: \.path) {
        if case .ticker(let ticker) = screen.case { _ = ticker.ticks }
      }
    } _: { count in
      self.host.send(.path(.element(id: ids[count % 2], action: .ticker(.ticked))))
    }
  }

  @Test func observeFollowsThem() async {
    var ages: [Int] = []
    let token = observe { [store] in ages.append(store.scope(\.person, action: \.person).age) }
    for _ in 1...10 {
      store.send(.person(.birthday))
      store.send(.person(.renamed("not read")))
      await nextTurn()
    }
    #expect(ages == Array(0...10))
    token.cancel()
  }

  // MARK: How long they are kept

  @Test func aChildStoreIsReleasedWhenItsReadsHaveEnded() {
    weak var person: AnyObject?
    weak var pet: AnyObject?
    let observer = Observer { [store] in
      let child = store.scope(\.person, action: \.person)
      let grandchild = child.scope(\.pet, action: \.pet)
      _ = grandchild.meals
      (person, pet) = (child.core, grandchild.core)
    }
    store.send(.person(.birthday))
    #expect(person != nil && pet != nil)
    store.send(.person(.pet(.fed)))
    #expect(observer.count == 1)
    #expect(person == nil && pet == nil)
  }

  @Test func aChildStoreIsReleasedWithItsPart() {
    weak var guest: AnyObject?
    weak var row: AnyObject?
    weak var pet: AnyObject?
    store.change {
      $0.guest = Person.State()
      $0.people = [Person.State(id: 1)]
    }
    _ = Observer { [store] in
      let optional = store.scope(\.guest, action: \.guest)
      let element = store.scope(\.people, action: \.people)[0]
      let child = optional?.scope(\.pet, action: \.pet)
      _ = (optional?.age, element.age, child?.meals)
      (guest, row, pet) = (optional?.core, element.core, child?.core)
    }
    store.change { $0.note = "not read" }
    #expect(guest != nil && row != nil && pet != nil)
    store.change { $0.guest = nil }
    #expect(guest == nil && row != nil && pet == nil)
    store.change { $0.people = [] }
    #expect(row == nil)
  }

  @Test func childStoresAreReleasedWithTheRootStore() {
    weak var root: AnyObject?
    weak var row: AnyObject?
    weak var pet: AnyObject?
    do {
      let store = Household.store(Household.State(people: [Person.State(id: 1)]))
      root = store.core
      _ = Observer {
        let child = store.scope(\.people, action: \.people)[0]
        let grandchild = child.scope(\.pet, action: \.pet)
        _ = (child.age, grandchild.meals)
        (row, pet) = (child.core, grandchild.core)
      }
      #expect(row != nil && pet != nil)
    }
    #expect(root == nil && row == nil && pet == nil)
  }

  @Test func aChildStoreKeepsTheStoresAboveIt() {
    weak var root: AnyObject?
    var pet: StoreOf<Pet>?
    do {
      let store = Household.store()
      root = store.core
      pet = store.scope(\.person, action: \.person).scope(\.pet, action: \.pet)
    }
    pet?.send(.fed)
    #expect(pet?.meals == 1)
    #expect(root != nil)
    pet = nil
    #expect(root == nil)
  }

  @Test func manyObserversShareAChildStore() {
    var cores: Set<ObjectIdentifier> = []
    for _ in 1...1_000 {
      _ = Observer { [store] in
        let person = store.scope(\.person, action: \.person)
        cores.insert(ObjectIdentifier(person.core))
        _ = person.age
      }
    }
    #expect(cores.count == 1)
  }

  @Test func aStoreThatIsMadeAgainHasTheSameID() {
    var ids: Set<StoreID> = []
    let observer = Observer { [store] in
      let person = store.scope(\.person, action: \.person)
      ids.insert(person.id)
      _ = person.age
    }
    for _ in 1...2 {
      observer.track()
      store.send(.person(.birthday))
    }
    #expect(ids.count == 1)
    #expect(store.scope(\.person, action: \.person).age == 2)
  }
}
