public import GeneratedSupport

// reducergen: template questions
/// Has questions.
public enum Route: CasePathable {
  case home
  case settings(Int)
  case `default`(name: String, age: Int)
  #if DEBUG
    case debug
  #endif
}

struct Feature: Reducer {
  struct State {}
  // reducergen: template questions
  enum Action { case tapped, loaded(String) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

/// Has none.
enum Plain: CasePathable { case a }

public func check() {
  precondition(Route.home.isHome && !Route.home.isSettings && Route.settings(1).is(\.settings))
  precondition(Route.default(name: "x", age: 1).isDefault)
  precondition(Feature.Action.loaded("x").isLoaded && !Feature.Action.tapped.isLoaded)
  precondition(Plain.a.is(\.a))
}
