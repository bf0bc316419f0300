import GeneratedSupport

enum Event: CasePathable {
  case none
  case count(Int)
  case named(id: Int)
  case moved(x: Int, y: Int)
  case mixed(Int, _ unused: Bool, name: String)
  case maybe(Int?)
  case hashable(AnyHashable)
  case error(any Error)
  case handler(@Sendable (Int) -> String)
  case pair((Int, String))
  case impossible(Never)
  case list([String: [Int]])
  case withDefault(limit: Int = 10)
  case `any`(any Equatable & Sendable)
}

struct Problem: Error {}

public func check() {
  precondition(Event.none.is(\.none) && !Event.none.is(\.count))
  precondition(Event.count(1)[case: \.count] == 1)
  precondition(Event.named(id: 2)[case: \.named] == 2)
  let moved = Event.moved(x: 1, y: 2)[case: \.moved]
  precondition(moved?.x == 1 && moved?.y == 2)
  let mixed = Event.mixed(1, true, name: "a")[case: \.mixed]
  precondition(mixed?.0 == 1 && mixed?.1 == true && mixed?.name == "a")
  precondition(Event.maybe(nil).is(\.maybe))
  precondition(Event.hashable(1)[case: \.hashable] == AnyHashable(1))
  precondition(Event.error(Problem()).is(\.error))
  precondition(Event.handler { "\($0)" }[case: \.handler]?(3) == "3")
  precondition(Event.pair((1, "b"))[case: \.pair]?.1 == "b")
  precondition(Event.list(["a": [1]])[case: \.list] == ["a": [1]])
  let path: CaseKeyPath<Event, Int> = \.withDefault
  precondition(path(3).is(\.withDefault))
  let both: CaseKeyPath<Event, (x: Int, y: Int)> = \.moved
  precondition(both((x: 5, y: 6))[case: \.moved]?.y == 6)
  var event = Event.count(1)
  event.modify(\.count) { $0 += 1 }
  precondition(event[case: \.count] == 2)
  checkExoticPayloads()
  checkUninhabited()
}
