import Foundation
import GeneratedSupport

/// A state whose properties only its own functions change.
struct Account: Reducer {
  struct State: Equatable {
    private(set) var balance = 0
    private(set) var history: [Int] = []
    var note = ""

    mutating func book(_ amount: Int) {
      balance += amount
      history.append(amount)
    }
  }

  enum Action {
    case paid(Int)
    case noted(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .paid(let amount): state.book(amount)
      case .noted(let note): state.note = note
      }
      return .none
    }
  }
}

/// A private setter one level below, and an initialiser that is written by hand.
struct Thermostat: Reducer {
  struct State: Equatable {
    var target: Temperature
    var isOn = false
  }

  struct Temperature: Equatable {
    private(set) var degrees: Int

    init(degrees: Int) { self.degrees = min(max(degrees, 5), 30) }

    mutating func raise() { self = Temperature(degrees: degrees + 1) }
  }

  enum Action { case powerTapped, warmerTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .powerTapped: state.isOn.toggle()
      case .warmerTapped: state.target.raise()
      }
      return .none
    }
  }
}

/// Constants: a value that is changed only as a whole.
struct Reservation: Reducer {
  struct State: Equatable {
    var seat: Seat?
    var date: Date?
    var id: UUID?
  }

  struct Seat: Equatable {
    let row: Int
    let letter: Character
  }

  enum Action {
    case reserved(row: Int, letter: Character)
    case cancelled
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .reserved(let row, let letter):
        state.seat = Seat(row: row, letter: letter)
        state.date = now
        state.id = uuid()
      case .cancelled: state = State()
      }
      return .none
    }
  }
}
