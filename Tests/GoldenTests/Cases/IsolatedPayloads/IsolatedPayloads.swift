public import GeneratedSupport

public struct Seat: Hashable {
  let number: Int
}

public struct Guest: Equatable, Identifiable {
  public let id: Int
}

nonisolated public struct Day: Hashable {
  let number: Int
}

/// In a module on the main actor, nonisolated code cannot name the payloads that have a conformance of `Seat` or `Guest`.
public enum Booking: CasePathable {
  case free
  case list([Seat])
  case seats(Set<Seat>)
  case guests(IdentifiedArrayOf<Guest>, by: [Seat: Guest])
  case day(Set<Day>)
  #if !ABSENT
    case prices([Seat: Int])
  #else
    case absent([Seat: Int])
  #endif
}

/// A case of this enum leads on to those of another one.
enum Evening: CasePathable {
  case booking(Booking)
  case closed
}

struct Hall<Value> {
  enum Event: CasePathable {
    case value(Value, Set<Seat>)
  }
}

@MainActor public func check() {
  var evening = Evening.booking(.seats([Seat(number: 1)]))
  evening.modify(\.booking.seats) { $0.insert(Seat(number: 2)) }
  precondition(evening[case: \.booking.seats]?.count == 2 && !evening.is(\.booking.guests))
  let booking = (\Booking.Cases.guests)(([Guest(id: 1)], by: [Seat(number: 1): Guest(id: 1)]))
  precondition(booking.is(\.guests) && booking[case: \.guests]?.by.count == 1)
  precondition(Array(Booking.allCasePaths).count == 6)
  precondition(Hall.Event.value(1, [])[case: \.value]?.0 == 1)
}
