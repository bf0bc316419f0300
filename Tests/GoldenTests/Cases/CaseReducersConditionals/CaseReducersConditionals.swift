import GeneratedSupport

struct Child: Reducer {
  struct State: Hashable { var count = 0 }
  typealias Action = Int

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.count += action
      return .none
    }
  }
}

enum Destination: CaseReducer {
  case always(Child = Child())
  #if os(Linux) || os(macOS)
    #if DEBUG
      case debugging(AlertState<Never>)
    #else
      case releasing
    #endif
    case desktop(Child)
  #else
    // reducergen: ignore
    case other(Int)
  #endif
}

extension Destination.State: Equatable {}
extension Destination.Action: Equatable {}

#if compiler(>=6)
  struct Modern {
    #if true
      @available(macOS 26, iOS 26, *)
      enum Recent: CaseReducer {
        @available(*, unavailable)
        case gone(Child)
        case child(Child)
        @available(*, deprecated, message: "use 'child'")
        case old(AlertState<Never>)
        // reducergen: ignore
        indirect case again(Recent.State)
        @available(macOS 27, iOS 27, *)
        case plain
      }
    #endif
  }
  @available(macOS 26, iOS 26, *)
  extension Modern.Recent.State: Hashable {}
#endif

/// A folder that contains folders.
struct Folder: Reducer {
  struct State { @Presents var destination: Screen.State? }
  enum Action { case destination(PresentationAction<Screen.Action>) }

  indirect enum Screen: CaseReducer { case folder(Folder) }

  var body: some Reducer<State, Action> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

@MainActor public func check() {
  var state = Destination.State.always(Child.State())
  _ = Destination.body.reduce(into: &state, action: .always(1))
  precondition(state == .always(Child.State(count: 1)) && state != .always(Child.State()))
  #if os(Linux)
    state = .desktop(Child.State())
    _ = Destination.body.reduce(into: &state, action: .desktop(1))
    precondition(state.desktop?.count == 1 && state != .always(Child.State(count: 1)))
  #endif
  if #available(macOS 26, iOS 26, *) { checkRecent() }
  var folder = Folder.State()
  folder.destination = .folder(.init(destination: .folder(.init())))
  precondition(folder.destination?.folder?.destination?.is(\.folder) ?? false)
}

@available(macOS 26, iOS 26, *)
@MainActor private func checkRecent() {
  var state = Modern.Recent.State.child(Child.State())
  _ = reduced(Modern.Recent.self, &state, .child(1))
  precondition(isEqual(state, .child(Child.State(count: 1))) && !isEqual(state, .again(state)))
  precondition(Modern.Recent.State.again(.again(state)).again?.again?.child?.count == 1)
}

// These use no deprecated member.
@MainActor private func reduced<R: CaseReducer>(
  _ reducer: R.Type, _ state: inout R.State, _ action: R.Action
) -> Effect<R.Action> { R.body.reduce(into: &state, action: action) }

private func isEqual<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
