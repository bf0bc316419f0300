public import GeneratedSupport

/// Everything is missing.
struct Blank: Reducer {}

public struct Splash: Reducer {
  var delay = 3
  public init() {}
}

package struct Help: Reducer {
  package enum Action { case closed }
}

@usableFromInline struct Footer: Reducer {
  @usableFromInline struct State: Equatable { var text = "" }
}

@available(macOS 15, *)
struct Recent: Reducer {}

#if !ABSENT
  struct Present: Reducer {}
#endif

final class Shared: Reducer {}

open class Base: Reducer {
  public init() {}
}

@MainActor final class OnMain: Reducer {
  init() {}
}

/// The types inside belong to the reducer, not to the types around it.
public struct Outer<Element: Sendable>: Reducer {
  public enum State { case idle, busy(Element) }

  public struct Row: Reducer {
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

struct Counting: CountingReducer {}

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
    case splash(Splash.Action)
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
  _ = Help().reduce(into: &help, action: .closed)
  precondition(Help.Action.closed.is(\.closed))

  precondition(isReducer(Splash(), state: Splash.State()))
  precondition(isReducer(Footer(), state: Footer.State()))
  if #available(macOS 15, *) { precondition(isReducer(Recent(), state: Recent.State())) }
  precondition(isReducer(Present(), state: Present.State()))
  precondition(isReducer(Shared(), state: Shared.State()))
  precondition(isReducer(Base(), state: Base.State()))
  precondition(isReducer(Outer<Int>(), state: .busy(1)))
  precondition(isReducer(Outer<Int>.Row(), state: Outer<Int>.Row.State()))
  precondition(Outer<Int>.Row.Note.state(.init()).is(\.state))
  precondition(isReducer(Generic<Int, String>(), state: 1))
  precondition(isReducer(Scattered(), state: Scattered.State(name: "")))
  precondition(isReducer(Counting(), state: 1))
  precondition(isReducer(Silent(), state: 1))
  precondition(Parent.State() == Parent.State())
}

private func isReducer<Feature: Reducer>(_ feature: Feature, state: Feature.State) -> Bool { true }
