import Foundation
import GeneratedTestSupport
import Testing

@testable import Styles

@MainActor @Suite struct PrivateSettersTests {
  @Test func account() async {
    let store = TestStore(initialState: Account.State()) { Account() }
    await store.send(.paid(10)) { $0 = Account.State(balance: 10, history: [10]) }
    await store.send(.noted("Rent")) { $0.note = "Rent" }
    await store.send(.paid(-4)) {
      $0 = Account.State(balance: 6, history: [10, -4], note: "Rent")
    }
  }

  @Test func thermostat() async {
    let store = TestStore(
      initialState: Thermostat.State(target: Thermostat.Temperature(degrees: 20))
    ) {
      Thermostat()
    }
    await store.send(.powerTapped) { $0.isOn = true }
    await store.send(.warmerTapped) { $0.target = Thermostat.Temperature(degrees: 21) }
  }

  @Test func reservation() async {
    let store = TestStore(initialState: Reservation.State()) {
      Reservation()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 1234)
    }
    await store.send(.reserved(row: 3, letter: "b")) {
      $0.seat = Reservation.Seat(row: 3, letter: "b")
      $0.date = Date(timeIntervalSince1970: 1234)
      $0.id = UUID(0)
    }
    await store.send(.cancelled) {
      $0.seat = nil
      $0.date = nil
      $0.id = nil
    }
  }
}
