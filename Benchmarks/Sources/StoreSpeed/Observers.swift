import GeneratedSupport
import Observation

/// Observers of fields and of rows.
@MainActor
enum Observers {
  static func fields(_ rounds: inout Rounds) {
    let store = Store(initialState: Wide.State()) { Wide() }
    rounds.measure("send to a state of 50 fields") { _ in store.send(.tapped) }
    rounds.measure("send, observe one of 50 fields again", count: 10_000) { _ in
      store.send(.tapped)
      track { consume(store.a0) }
    }
    for path in Wide.paths { track { consume(store[dynamicMember: path]) } }
    rounds.measure("send, observe one of 50 fields again, the others observed", count: 10_000) {
      _ in
      store.send(.tapped)
      track { consume(store.a0) }
    }
  }

  static func rows(_ rounds: inout Rounds) {
    let count = 10_000
    let state = Table.State(rows: .init(uniqueElements: (0..<count).map { .init(id: $0) }))
    let store = Store(initialState: state) { Table() }
    let rows = Array(store.scope(\.rows, action: \.rows))
    for row in rows { track { consume(row.count) } }
    rounds.measure("send to one of \(count) rows, observe it again, all observed", count: 100) {
      index in
      rows[index].send(.tapped)
      track { consume(rows[index].count) }
    }
  }

  private static func track(_ read: () -> Void) {
    withObservationTracking(read) {}
  }
}
