import Foundation
import GeneratedTestSupport
import Testing

@Suite struct ContactsTests {
  @Test func effectsMakeAndReadModels() async {
    let clock = TestClock()
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.continuousClock = clock
      $0.contacts.load = { [Contact(id: 2, name: "Ada")] }
    }
    await store.send(.loadTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(
      \.loaded, [.blob, Contact(id: 2, name: "Ada"), Contact(id: 3, name: "Added")]
    ) {
      $0.contacts = [.blob, Contact(id: 2, name: "Ada"), Contact(id: 3, name: "Added")]
    }
  }

  @Test func anEffectIsCancelledByAnIDOfTheModule() async {
    let clock = TestClock()
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.loadTapped)
    await store.send(.stopTapped)
    await clock.advance(by: .seconds(2))
  }

  @Test func anErrorOfAnEffectIsHandled() async {
    struct Failure: Error {}
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.contacts.load = { throw Failure() }
    }
    await store.send(.loadTapped)
    await store.receive(\.failed)
  }

  @Test func anAlertOfTheModuleIsShownAndConfirmed() async {
    let store = TestStore(initialState: Contacts.State(contacts: [.blob])) { Contacts() }
    await store.send(.deleteTapped(1)) { $0.destination = .alert(.deletion(of: .blob)) }
    await store.send(\.destination.alert.deletionConfirmed, .blob) {
      $0.destination = nil
      $0.contacts = []
    }
  }

  @Test func aPresentedFeatureUsesAClientAndIsDismissed() async {
    let saved = LockIsolated<[Contact]>([])
    let store = TestStore(initialState: Contacts.State(selected: .blob)) {
      Contacts()
    } withDependencies: {
      $0.storage.save = { contact in saved.withValue { $0.append(contact) } }
      $0.storage.read = { Contact(id: $0, name: "Read") }
    }
    await store.send(.editTapped) { $0.destination = .editor(Editor.State(contact: .blob)) }
    await store.send(\.destination.editor.nameChanged, "Blob Jr") {
      $0.destination?.modify(\.editor) { $0.contact.name = "Blob Jr" }
    }
    await store.send(\.destination.editor.saveTapped)
    await store.receive(\.destination.editor.saved) {
      $0.destination?.modify(\.editor) { $0.contact.name = "Read" }
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    #expect(saved.value == [Contact(id: 1, name: "Blob Jr")])
  }

  @Test func valuesOfTheModuleAreBound() async {
    let store = TestStore(initialState: Contacts.State()) { Contacts() }
    await store.send(.set(\.sorting, .byName)) {
      $0.sorting = .byName
      $0.changeCount = 1
    }
    await store.send(\.binding.selected, .blob) { $0.selected = .blob }
  }

  @Test func theStoreBindsValuesOfTheModule() {
    let store = Store(initialState: Contacts.State()) { Contacts() }
    store.selected = .blob
    store.sorting = .byName
    #expect(store.selected == .blob && store.changeCount == 1)
  }

  @Test func aValueOfTheModuleIsStoredInAFile() async throws {
    let files = LockIsolated<[URL: Data]>([:])
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(files)
    } operation: {
      let store = TestStore(initialState: Contacts.State(selected: .blob)) { Contacts() }
      await store.send(.favouriteTapped) {
        $0.$favourites.withLock { $0 = [.blob] }
        $0.$last.withLock { $0 = .blob }
      }
      let data = try #require(files.value[URL(filePath: "/favourites.json")])
      #expect(try JSONDecoder().decode([Contact].self, from: data) == [.blob])
    }
  }

  @Test func reducersAreCalledByHand() {
    var state = Contacts.State(selected: .blob)
    _ = Contacts().reduce(into: &state, action: .editTapped)
    #expect(state.destination == .editor(Editor.State(contact: .blob)))
  }
}
