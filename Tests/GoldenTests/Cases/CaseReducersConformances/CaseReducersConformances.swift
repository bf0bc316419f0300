import Foundation
import GeneratedSupport

struct Child: Reducer {
  struct State: Hashable, Codable { var count = 0 }
  typealias Action = Int

  var body: some Reducer<State, Action> { EmptyReducer() }
}

enum Screen: CaseReducer {
  case `default`(Child)
  // reducergen: ignore
  case row(id: Int, String)
  case plain
}

/// Its action conforms to a protocol that refines `Hashable`.
enum Generic<Value>: CaseReducer {
  case child(Child)
  // reducergen: ignore
  case value(Value)
}

/// The user writes the `==` of its state, and makes it `Sendable`.
// reducergen: sendable
enum Handwritten: CaseReducer {
  // reducergen: ignore
  case counter(Counter)

  final class Counter { var count = 0 }
}

typealias Comparing = Equatable & Codable
nonisolated protocol Keyed: Hashable {}
nonisolated protocol Sharable: Sendable {}

private func takesSendable(_ value: some Sendable) {}

/// What the compiler writes for the same cases.
enum Reference: Codable {
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
    (.default(Child.State(count: 1)), .default(Child.State(count: 1))),
    (.row(id: 1, "A"), .row(id: 1, "A")), (.plain, .plain),
  ]
  for (state, reference) in states {
    let text = try encoded(state)
    let expected = try encoded(reference)
    precondition(text == expected, "\(text) is not \(expected)")
    let again = try JSONDecoder().decode(Screen.State.self, from: Data(text.utf8))
    precondition(again == state)
  }
  for text in ["{}", #"{"gone":{}}"#, #"{"plain":{},"default":{}}"#] {
    let state = try? JSONDecoder().decode(Screen.State.self, from: Data(text.utf8))
    precondition(state == nil)
  }
}

@MainActor public func check() {
  try! checkCodable()
  let states: Set<Screen.State> = [
    .default(Child.State()), .default(Child.State(count: 1)), .default(Child.State()), .plain,
    .plain, .row(id: 1, "A"), .row(id: 1, "B"),
  ]
  precondition(states.count == 5)
  precondition(Screen.Action.default(1) == .default(1))
  precondition(Set([Screen.Action.default(1), .default(1)]).count == 1)
  precondition(Generic<Int>.State.value(1) != .value(2))
  precondition(Handwritten.State.counter(.init()) == .counter(.init()))
  let failure: any Error = Screen.State.plain
  let state: any Sharable = Handwritten.State.counter(.init())
  let action: any Sharable.Type = Handwritten.Action.self
  takesSendable((failure, state, action))
  let actions: Set<Generic<Int>.Action> = [.child(1)]
  precondition(actions.contains(.child(1)))
}
