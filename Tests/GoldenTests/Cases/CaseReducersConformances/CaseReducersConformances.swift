import Foundation
import GeneratedSupport

struct Child: Reducer {
  struct State: Hashable, Codable { var count = 0 }
  enum Action: Hashable, Codable { case incrementTapped }

  var body: some Reducer<State, Action> { EmptyReducer() }
}

enum Screen: CaseReducer {
  case child(Child)
  case `default`(Child)
  // reducergen: ignore
  case row(id: Int, String)
  case plain
}

enum Generic<Value>: CaseReducer {
  // reducergen: ignore
  case value(Value)
  case plain
}

enum Handwritten: CaseReducer {
  case child(Child)
  // reducergen: ignore
  case unequal(Unequal)

  struct Unequal {}
}

enum Known: CaseReducer { case child(Child) }

enum Unchecked: CaseReducer {
  // reducergen: ignore
  case counter(Counter)

  final class Counter { var count = 0 }
}

// reducergen: sendable
enum UncheckedAndDirective: CaseReducer {
  // reducergen: ignore
  case counter(Unchecked.Counter)
}

enum Failure: CaseReducer { case child(Child) }
enum Shared: CaseReducer { case child(Child) }

typealias Comparing = Equatable & Codable
nonisolated protocol Keyed: Hashable {}
nonisolated protocol Sharable: Sendable {}

private func takesSendable(_ value: some Sendable) {}

/// What the compiler writes for the same cases.
enum Reference: Codable {
  case child(Child.State)
  case `default`(Child.State)
  case row(id: Int, String)
  case plain
}

private func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

private func checkCodable() throws {
  let states: [(Screen.State, Reference)] = [
    (.child(Child.State(count: 1)), .child(Child.State(count: 1))),
    (.default(Child.State()), .default(Child.State())), (.row(id: 1, "A"), .row(id: 1, "A")),
    (.plain, .plain),
  ]
  for (state, reference) in states {
    let text = try encoded(state)
    let expected = try encoded(reference)
    precondition(text == expected, "\(text) is not \(expected)")
    let again = try JSONDecoder().decode(Screen.State.self, from: Data(text.utf8))
    precondition(again == state)
  }
  for text in ["{}", #"{"gone":{}}"#, #"{"plain":{},"child":{}}"#] {
    let state = try? JSONDecoder().decode(Screen.State.self, from: Data(text.utf8))
    precondition(state == nil)
  }
}

@MainActor public func check() {
  try! checkCodable()
  let states: Set<Screen.State> = [
    .child(Child.State()), .default(Child.State()), .child(Child.State()), .plain, .plain,
    .row(id: 1, "A"), .row(id: 1, "B"),
  ]
  precondition(states.count == 5)
  precondition(Screen.Action.child(.incrementTapped) == .child(.incrementTapped))
  precondition(Set([Screen.Action.child(.incrementTapped)]).count == 1)
  precondition(Generic<Int>.State.value(1) != .value(2))
  precondition(Handwritten.State.unequal(.init()) == .child(Child.State()))
  takesSendable(Unchecked.State.counter(.init()))
  takesSendable(UncheckedAndDirective.State.counter(.init()))
  let failure: any Error = Failure.State.child(Child.State())
  let shared: any Sharable = Shared.Action.child(.incrementTapped)
  takesSendable((failure, shared))
  let actions: Set<Known.Action> = [.child(.incrementTapped)]
  precondition(actions.contains(.child(.incrementTapped)))
}
