import GeneratedSupport

struct Child: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case incrementTapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

enum Destination: CaseReducer {
  case first(Child)
  #if os(Linux) || os(macOS)
    case desktop(Child)
    #if DEBUG
      case debugging(AlertState<Never>)
    #else
      case releasing
    #endif
  #elseif os(iOS)
    case phone(Child)
  #else
    // reducergen: ignore
    case other(Int)
  #endif
  case last(Child = Child())
}

extension Destination.State: Equatable {}
extension Destination.Action: Equatable {}

#if compiler(>=6)
  struct Modern {
    #if true
      enum Screen: CaseReducer { case child(Child) }
    #endif
  }
#else
  enum Screen: CaseReducer { case child(Child) }
#endif

@available(macOS 26, iOS 26, *)
enum Recent: CaseReducer {
  case child(Child)
  @available(macOS 27, iOS 27, *)
  case plain
}

enum Old: CaseReducer {
  @available(*, deprecated, message: "use 'child'")
  case old(Child)
  @available(*, unavailable)
  case gone(Child)
  case child(Child)
  @available(*, deprecated)
  case alert(AlertState<Never>)
}

extension Old.State: Equatable {}

/// A folder in which are folders.
struct Folder: Reducer {
  struct State { @Presents var destination: Screen.State? }
  enum Action { case destination(PresentationAction<Screen.Action>) }

  indirect enum Screen: CaseReducer { case folder(Folder) }

  var body: some Reducer<State, Action> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

enum Tree: CaseReducer {
  case leaf(Child)
  // reducergen: ignore
  indirect case branch(Tree.State)
}

@MainActor public func check() {
  var state = Destination.State.first(Child.State())
  _ = Destination.body.reduce(into: &state, action: .first(.incrementTapped))
  precondition(state == .first(Child.State(count: 1)) && state != .last(Child.State(count: 1)))
  #if os(Linux)
    state = .desktop(Child.State())
    _ = Destination.body.reduce(into: &state, action: .desktop(.incrementTapped))
    precondition(state.desktop?.count == 1)
  #endif
  state = .last(Child.State())
  _ = Destination.body.reduce(into: &state, action: .last(.incrementTapped))
  precondition(state.last?.count == 1)
  var old = Old.State.child(Child.State())
  _ = reduced(Old.self, &old, .child(.incrementTapped))
  precondition(isEqual(old, .child(Child.State(count: 1))))
  let tree = Tree.State.branch(.branch(.leaf(Child.State())))
  precondition(tree.branch?.branch?.leaf?.count == 0)
  var folder = Folder.State()
  folder.destination = .folder(Folder.State(destination: .folder(Folder.State())))
  precondition(folder.destination?.folder?.destination?.is(\.folder) ?? false)
}

// These use no deprecated member.
@MainActor private func reduced<R: CaseReducer>(
  _ reducer: R.Type, _ state: inout R.State, _ action: R.Action
) -> Effect<R.Action> { R.body.reduce(into: &state, action: action) }

private func isEqual<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
