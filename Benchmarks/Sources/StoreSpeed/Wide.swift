import GeneratedSupport

/// Has 50 fields, and changes the first one.
struct Wide: Reducer {
  struct State {
    var a0 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0, a6 = 0, a7 = 0, a8 = 0, a9 = 0
    var b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, b7 = 0, b8 = 0, b9 = 0
    var c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0, c6 = 0, c7 = 0, c8 = 0, c9 = 0
    var d0 = 0, d1 = 0, d2 = 0, d3 = 0, d4 = 0, d5 = 0, d6 = 0, d7 = 0, d8 = 0, d9 = 0
    var e0 = 0, e1 = 0, e2 = 0, e3 = 0, e4 = 0, e5 = 0, e6 = 0, e7 = 0, e8 = 0, e9 = 0
  }
  enum Action { case tapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.a0 += 1
      return .none
    }
  }

  nonisolated(unsafe) static let paths: [KeyPath<State, Int>] = [
    \.a0, \.a1, \.a2, \.a3, \.a4, \.a5, \.a6, \.a7, \.a8, \.a9,
    \.b0, \.b1, \.b2, \.b3, \.b4, \.b5, \.b6, \.b7, \.b8, \.b9,
    \.c0, \.c1, \.c2, \.c3, \.c4, \.c5, \.c6, \.c7, \.c8, \.c9,
    \.d0, \.d1, \.d2, \.d3, \.d4, \.d5, \.d6, \.d7, \.d8, \.d9,
    \.e0, \.e1, \.e2, \.e3, \.e4, \.e5, \.e6, \.e7, \.e8, \.e9,
  ]
}
