import Testing

@testable import GeneratedSupport

/// A store forgets reads that no observer waits for.
@MainActor @Suite struct ReadLimitTests {
  private let store = Household.store()

  @Test func inactiveReadsDoNotPileUp() {
    store.change { $0.people = IdentifiedArray(uniqueElements: (1...1_000).map { .init(id: $0) }) }
    let name = Observer { [store] in _ = store.name }
    for id in 1...1_000 {
      let observer = Observer { [store] in _ = store[dynamicMember: \.people[id: id]] }
      store.send(.people(.element(id: id, action: .birthday)))
      #expect(observer.count == 1)
    }
    #expect(name.count == 0)
    #expect(store.core.reads?.reads.count ?? 0 < 40)
    store.change { $0.name = "changed" }
    #expect(name.count == 1)
  }

  @Test func readsOfOneStoreHaveDifferentNumbers() {
    store.change { $0.people = IdentifiedArray(uniqueElements: (1...100).map { .init(id: $0) }) }
    let observers = (1...100).map { id in
      Observer { [store] in _ = store[dynamicMember: \.people[id: id]] }
    }
    for id in stride(from: 1, through: 99, by: 2) {
      store.send(.people(.element(id: id, action: .birthday)))
    }
    for observer in observers where observer.count == 1 { observer.track() }
    let added = (101...200).map { id in
      Observer { [store] in _ = store[dynamicMember: \.people[id: id]] }
    }
    let numbers = store.core.reads?.reads.values.map(\.number) ?? []
    #expect(numbers.count == 200)
    #expect(Set(numbers) == Set(0..<200))
    store.change { $0.people[id: 2]?.age = 7 }
    #expect(observers[1].count == 1)
    #expect(added.allSatisfy { $0.count == 0 })
  }

  @Test func collectionsDoNotPileUp() {
    store.change { $0.people = [Person.State(id: 1)] }
    for number in 1...1_000 {
      let observer = Observer { [store] in
        _ = store.scope(\.[peopleOf: number], action: \.people)[0].age
      }
      store.send(.people(.element(id: 1, action: .birthday)))
      #expect(observer.count == 1)
    }
    #expect(store.core.reads?.elements.count ?? 0 < 40)
  }
}

extension Household.State {
  /// The people, under many names.
  fileprivate subscript(peopleOf number: Int) -> IdentifiedArrayOf<Person.State> { people }
}
