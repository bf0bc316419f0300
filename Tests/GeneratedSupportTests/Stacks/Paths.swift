import GeneratedSupport

/// A feature with a navigation stack.
struct Paths: Reducer {
  struct State: Equatable {
    var path = StackState<PathScreen.State>()
    /// The ids on the stack when this reducer ran.
    var seen: [StackElementID] = []

    static func == (left: Self, right: Self) -> Bool { left.path == right.path }
  }
  // Not Sendable, as all the actions of these tests.
  enum Action {
    case path(StackActionOf<PathScreen>)
    case changed((inout StackState<PathScreen.State>) -> Void)
    case began(String), cancelled
  }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.seen = state.path.ids.elements
      switch action {
      case .path(.element(let id, .leaf(.closed))),
        .path(.element(let id, .leaf(.began("closing")))):
        state.path[id: id] = nil
      case .path: break
      case .changed(let change): change(&state.path)
      case .began(let name): return work.effect(name).cancellable(id: Leaf.CancelID.work)
      case .cancelled: return .cancel(id: Leaf.CancelID.work)
      }
      return .none
    }
    .forEach(
      \.path, action: \.path, destination: { PathScreen(work: work) }, fileID: "App/Path.swift",
      line: 7)
  }
}

/// A screen of the stack.
struct PathScreen: Reducer {
  enum State: Equatable {
    case leaf(Leaf.State)
    case twin(Leaf.State)
    case paths(Paths.State)
  }
  enum Action {
    case leaf(Leaf.Action)
    case twin(Leaf.Action)
    indirect case paths(Paths.Action)
    case exchanged(String)
  }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .exchanged(let name) = action else { return .none }
      state = .twin(Leaf.State(id: 100))
      return work.effect(name)
    }
    Scope(case: \.leaf, action: \.leaf) { Leaf(work: work) }
    Scope(case: \.twin, action: \.twin) { Leaf(work: work) }
    Scope(case: \.paths, action: \.paths) { NestedPaths(work: work) }
  }
}

/// A stack in a screen of a stack. A reducer of its own, because a type cannot contain itself.
struct NestedPaths: Reducer {
  let work: RunningWork

  func reduce(into state: inout Paths.State, action: Paths.Action) -> Effect<Paths.Action> {
    Paths(work: work).reduce(into: &state, action: action)
  }
}

extension PathScreen.State {
  /// A screen whose effects can be seen.
  static func screen(_ id: Int) -> Self { .leaf(Leaf.State(id: id)) }
}

extension Paths.Action {
  static func element(_ id: StackElementID, _ action: Leaf.Action) -> Self {
    .path(.element(id: id, action: .leaf(action)))
  }
}
