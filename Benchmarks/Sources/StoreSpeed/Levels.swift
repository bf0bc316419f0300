import GeneratedSupport

// Twenty features, each of which contains the one before it. They are written out, because a key
// path in a generic feature is made anew each time that its `body` is evaluated, which takes
// microseconds.

struct Level1: Reducer {
  struct State: Equatable { var child = Leaf.State() }
  enum Action { case child(Leaf.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Leaf() }
  }
}

struct Level2: Reducer {
  struct State: Equatable { var child = Level1.State() }
  enum Action { case child(Level1.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level1() }
  }
}

struct Level3: Reducer {
  struct State: Equatable { var child = Level2.State() }
  enum Action { case child(Level2.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level2() }
  }
}

struct Level4: Reducer {
  struct State: Equatable { var child = Level3.State() }
  enum Action { case child(Level3.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level3() }
  }
}

struct Level5: Reducer {
  struct State: Equatable { var child = Level4.State() }
  enum Action { case child(Level4.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level4() }
  }
}

struct Level6: Reducer {
  struct State: Equatable { var child = Level5.State() }
  enum Action { case child(Level5.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level5() }
  }
}

struct Level7: Reducer {
  struct State: Equatable { var child = Level6.State() }
  enum Action { case child(Level6.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level6() }
  }
}

struct Level8: Reducer {
  struct State: Equatable { var child = Level7.State() }
  enum Action { case child(Level7.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level7() }
  }
}

struct Level9: Reducer {
  struct State: Equatable { var child = Level8.State() }
  enum Action { case child(Level8.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level8() }
  }
}

struct Level10: Reducer {
  struct State: Equatable { var child = Level9.State() }
  enum Action { case child(Level9.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level9() }
  }
}

struct Level11: Reducer {
  struct State: Equatable { var child = Level10.State() }
  enum Action { case child(Level10.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level10() }
  }
}

struct Level12: Reducer {
  struct State: Equatable { var child = Level11.State() }
  enum Action { case child(Level11.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level11() }
  }
}

struct Level13: Reducer {
  struct State: Equatable { var child = Level12.State() }
  enum Action { case child(Level12.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level12() }
  }
}

struct Level14: Reducer {
  struct State: Equatable { var child = Level13.State() }
  enum Action { case child(Level13.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level13() }
  }
}

struct Level15: Reducer {
  struct State: Equatable { var child = Level14.State() }
  enum Action { case child(Level14.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level14() }
  }
}

struct Level16: Reducer {
  struct State: Equatable { var child = Level15.State() }
  enum Action { case child(Level15.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level15() }
  }
}

struct Level17: Reducer {
  struct State: Equatable { var child = Level16.State() }
  enum Action { case child(Level16.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level16() }
  }
}

struct Level18: Reducer {
  struct State: Equatable { var child = Level17.State() }
  enum Action { case child(Level17.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level17() }
  }
}

struct Level19: Reducer {
  struct State: Equatable { var child = Level18.State() }
  enum Action { case child(Level18.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level18() }
  }
}

struct Level20: Reducer {
  struct State: Equatable { var child = Level19.State() }
  enum Action { case child(Level19.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level19() }
  }
}

/// Has the state and the actions of ``Level10``, and does nothing.
struct Ignoring: Reducer {
  func reduce(into state: inout Level10.State, action: Level10.Action) -> Effect<Level10.Action> {
    .none
  }
}

extension Level10 {
  static func action(_ action: Leaf.Action) -> Action {
    .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(action))))))))))
  }

  /// The store of the innermost feature.
  @MainActor static func leaf(of store: StoreOf<Level10>) -> StoreOf<Leaf> {
    let half = store.scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
    return half.scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
  }
}

extension Level20 {
  static func action(_ action: Leaf.Action) -> Action {
    .child(
      .child(.child(.child(.child(.child(.child(.child(.child(.child(Level10.action(action))))))))))
    )
  }
}
