import GeneratedSupport

/// A feature with a generic state.
struct Pager<Item: Equatable & Sendable>: Reducer {
  struct State: Equatable {
    var items: [Item]
    var current: Item?
  }

  enum Action {
    case nextTapped
    case itemsLoaded([Item])
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextTapped: state.current = state.items.isEmpty ? nil : state.items.removeFirst()
      case .itemsLoaded(let items): state.items = items
      }
      return .none
    }
  }
}

/// A generic value inside of a state.
enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case loading
  case loaded(Value)
  case failed(String)
}

struct Weather: Reducer {
  struct State: Equatable {
    var forecast: Loadable<Forecast>?
    var places: Loadable<[String]> = .loading
  }

  struct Forecast: Equatable, Sendable {
    var degrees: Int
    var text: String
  }

  enum Action {
    case refreshTapped
    case answered(Forecast)
    case placesAnswered(Result<[String], WeatherError>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .refreshTapped:
        state.forecast = .loading
        return .send(.answered(Forecast(degrees: 21, text: "Sunny")))
      case .answered(let forecast): state.forecast = .loaded(forecast)
      case .placesAnswered(.success(let places)): state.places = .loaded(places)
      case .placesAnswered(.failure): state.places = .failed("Offline")
      }
      return .none
    }
  }
}

enum WeatherError: Error { case offline }

/// Two generic parameters, and a dictionary and a set of them.
struct Choice<Key: Hashable & Sendable, Value: Equatable & Sendable>: Reducer {
  struct State: Equatable {
    var values: [Key: Value]
    var chosen: Set<Key> = []
    var last: Pair?

    struct Pair: Equatable {
      var key: Key
      var value: Value
    }
  }

  enum Action { case toggled(Key) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggled(let key):
        if state.chosen.remove(key) == nil { state.chosen.insert(key) }
        state.last = state.values[key].map { State.Pair(key: key, value: $0) }
      }
      return .none
    }
  }
}
