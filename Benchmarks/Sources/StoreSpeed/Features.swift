import GeneratedSupport

/// Counts taps.
struct Leaf: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped, effectBegan, effectEnded }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tapped, .effectEnded:
        state.count += 1
        return .none
      case .effectBegan:
        return .run { await $0(.effectEnded) }
      }
    }
  }
}

/// Has an optional child.
struct Box: Reducer {
  struct State: Equatable { var leaf: Leaf.State? }
  enum Action { case leaf(Leaf.Action) }

  var body: some Reducer<State, Action> {
    EmptyReducer().ifLet(\.leaf, action: \.leaf) { Leaf() }
  }
}

/// Has many rows.
struct Table: Reducer {
  struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> }
  enum Action { case rows(IdentifiedActionOf<Row>) }

  var body: some Reducer<State, Action> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
  }
}

struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case tapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// Begins effects that never end, and cancels them.
struct Worker: Reducer {
  struct State {}
  enum Action { case began(Int), cancelled(Int) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .began(let id): .run { _ in try await Task.never() }.cancellable(id: id)
      case .cancelled(let id): .cancel(id: id)
      }
    }
  }
}
