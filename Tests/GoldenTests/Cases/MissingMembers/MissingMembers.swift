public import GeneratedSupport

/// Everything is missing.
struct Blank: Reducer {}

package struct Help: Reducer {
  package typealias Action = Int
}

@usableFromInline struct Footer: Reducer {
  @usableFromInline typealias Action = Int
}

#if !ABSENT
  @available(macOS 15, *)
  struct Present: Reducer { typealias Action = Int }
#endif

final class Shared: Reducer {
  typealias State = Int
  typealias Action = Int
}

@MainActor open class Base: Reducer {
  var delay = 3
  public init() {}
}

/// The types inside belong to the reducer, not to the types around it.
public struct Outer<Element: Sendable>: Reducer {
  public typealias State = Element
  public typealias Action = Element

  public struct Row: Reducer {
    public typealias Action = Int
    enum Note: CasePathable { case state(State), action(Action) }
    public init() {}
  }
}

struct Generic<State, Action>: Reducer {}

/// Declared elsewhere.
struct Scattered: Reducer {}

protocol CountingReducer: Reducer {
  associatedtype State = Int
}

struct Counting: CountingReducer { typealias Action = Int }

protocol SilentReducer: Reducer {}

extension SilentReducer {
  nonisolated func reduce(into state: inout Int, action: String) -> Effect<String> { .none }
}

struct Silent: SilentReducer {}

/// Missing parts are parts of others.
struct Parent: Reducer {
  struct State: Equatable {
    var blank = Blank.State()
    var help = Help.State()
  }

  enum Action {
    case blank(Blank.Action)
    case base(Base.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in .none }
    EmptyReducer()
  }
}

@MainActor public func check() {
  let state = Blank.State()
  let _: EmptyReducer<Blank.State, Blank.Action> = Blank().body
  precondition(state == Blank.State() && Set([state]).count == 1)
  precondition(Array(Blank.Action.allCasePaths).isEmpty)

  var help = Help.State()
  _ = Help().reduce(into: &help, action: 1)

  precondition(isReducer(Footer(), state: Footer.State()))
  if #available(macOS 15, *) { precondition(isReducer(Present(), state: Present.State())) }
  precondition(isReducer(Shared(), state: 1))
  precondition(isReducer(Base(), state: Base.State()))
  precondition(isReducer(Outer<Int>(), state: 1))
  precondition(isReducer(Outer<Int>.Row(), state: Outer<Int>.Row.State()))
  precondition(Outer<Int>.Row.Note.state(.init()).is(\.state))
  precondition(isReducer(Generic<Int, String>(), state: 1))
  precondition(isReducer(Scattered(), state: Scattered.State(name: "")))
  precondition(isReducer(Counting(), state: 1))
  precondition(isReducer(Silent(), state: 1))
  precondition(Parent.State() == Parent.State())
}

private func isReducer<Feature: Reducer>(_ feature: Feature, state: Feature.State) -> Bool { true }
