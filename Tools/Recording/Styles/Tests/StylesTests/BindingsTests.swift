import GeneratedTestSupport
import Testing

@testable import Styles

@MainActor @Suite struct BindingsTests {
  @Test func profileForm() async {
    let store = TestStore(initialState: ProfileForm.State()) { ProfileForm() }
    await store.send(.binding(.set(\.profile.name, "Blob"))) {
      $0.profile.name = "Blob"
      $0.isValid = true
    }
    await store.send(.binding(.set(\.profile.age, 42))) { $0.profile.age = 42 }
    await store.send(.binding(.set(\.profile.address.city, "Rome"))) {
      $0.profile.address.city = "Rome"
    }
    await store.send(\.binding.focus, .city) { $0.focus = .city }
    await store.send(.clearTapped) {
      $0.profile = ProfileForm.State.Profile()
      $0.isValid = false
    }
  }

  @Test func checklist() async {
    let store = TestStore(initialState: Checklist.State()) { Checklist() }
    await store.send(.addTapped) { $0.rows = [CheckRow.State(id: 1)] }
    await store.send(.addTapped) { $0.rows.append(CheckRow.State(id: 2)) }
    await store.send(\.rows[id: 1].binding.title, "Milk") { $0.rows[id: 1]?.title = "Milk" }
    await store.send(\.rows[id: 1].binding.isOn, true) { $0.rows[id: 1]?.isOn = true }
    await store.send(.clearTapped) { $0.rows.remove(id: 1) }
  }

  @Test func converter() async {
    let store = TestStore(initialState: Converter.State()) { Converter() }
    await store.send(\.binding.celsius, 100) {
      $0.celsius = 100
      $0.fahrenheit = 212
      $0.history = [100]
    }
    await store.send(\.binding.celsius, -40) {
      $0.celsius = -40
      $0.fahrenheit = -40
      $0.history.append(-40)
    }
    await store.send(\.binding.fahrenheit, 0) { $0.fahrenheit = 0 }
  }

  @Test func search() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.binding.query, "Sw") { $0.query = "Sw" }
    await store.send(\.binding.query, "Swift") { $0.query = "Swift" }
    await clock.advance(by: .seconds(1))
    await store.receive(\.binding.hits) { $0.hits = 5 }
  }
}
