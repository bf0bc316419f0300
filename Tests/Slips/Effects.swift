// MARK: theActionThatAnEffectSends
struct TheActionThatAnEffectSends: Reducer {
  struct State {}
  enum Action { case tapped, loaded([Item]) }
  @Dependency(\.searchClient) var client
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { send in
          await send(.laoded(try await client.search(query: "a")))  // slip: laoded
        }
      case .loaded:
        return .none
      }
    }
  }
}

// MARK: thePayloadThatAnEffectSends
struct ThePayloadThatAnEffectSends: Reducer {
  struct State {}
  enum Action { case tapped, loaded([Item]) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { send in
          await send(.loaded("none"))  // slip: String
        }
      case .loaded:
        return .none
      }
    }
  }
}

// MARK: anEndpoint
struct AnEndpoint: Reducer {
  struct State {}
  enum Action { case tapped, loaded([Item]) }
  @Dependency(\.searchClient) var client
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { send in
          let items = try await client.serch(query: "a")  // slip: serch
          await send(.loaded(items))
        }
      case .loaded:
        return .none
      }
    }
  }
}

// MARK: theLabelOfAnEndpoint
struct TheLabelOfAnEndpoint: Reducer {
  struct State {}
  enum Action { case tapped, loaded([Item]) }
  @Dependency(\.searchClient) var client
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { send in
          let items = try await client.search(qurey: "a")  // slip: qurey
          await send(.loaded(items))
        }
      case .loaded:
        return .none
      }
    }
  }
}

// MARK: aMissingAwait
struct AMissingAwait: Reducer {
  struct State {}
  enum Action { case tapped, loaded([Item]) }
  @Dependency(\.searchClient) var client
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { send in
          let items = try client.search(query: "a")  // slip: await
          await send(.loaded(items))
        }
      case .loaded:
        return .none
      }
    }
  }
}

// MARK: theStateInAnEffect
struct TheStateInAnEffect: Reducer {
  struct State { var query = "" }
  enum Action { case tapped }
  @Dependency(\.searchClient) var client
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { _ in
          // slip, not found: the compiler says at the closure's brace that it captures 'state'
          _ = try await client.search(query: state.query)
        }
      }
    }
  }
}

// MARK: theStateInTheCaptureListOfAnEffect
struct TheStateInTheCaptureListOfAnEffect: Reducer {
  struct State { var query = "" }
  enum Action { case tapped }
  @Dependency(\.searchClient) var client
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { [query = state.qurey] _ in  // slip: qurey
          _ = try await client.search(query: query)
        }
      }
    }
  }
}

// MARK: anEffectOfSend
struct AnEffectOfSend: Reducer {
  struct State {}
  enum Action { case tapped, reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: return .send(.rset)  // slip: rset
      case .reset: return .none
      }
    }
  }
}

// MARK: anEffectThatDoesNotExist
struct AnEffectThatDoesNotExist: Reducer {
  struct State {}
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: return .nothing  // slip: nothing
      }
    }
  }
}

// MARK: anActionInsteadOfAnEffect
struct AnActionInsteadOfAnEffect: Reducer {
  struct State {}
  enum Action { case tapped, reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: return .reset  // slip: reset
      case .reset: return .none
      }
    }
  }
}

// MARK: theIDOfAnEffect
struct TheIDOfAnEffect: Reducer {
  struct State {}
  enum Action { case tapped }
  enum CancelID { case load }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: return .run { _ in }.cancellable(id: CancelID.laod)  // slip: laod
      }
    }
  }
}

// MARK: anEffectOfAnotherFeature
struct AnEffectOfAnotherFeature: Reducer {
  struct State { var counter = Counter.State() }
  enum Action { case tapped, counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return Counter().reduce(into: &state.counter, action: .reset)  // slip: Counter.Action
      case .counter:
        return .none
      }
    }
  }
}

// MARK: theClockOfAnEffect
struct TheClockOfAnEffect: Reducer {
  struct State {}
  enum Action { case tapped, reset }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { send in
          try await clock.slep(for: .seconds(1))  // slip: slep
          await send(.reset)
        }
      case .reset: return .none
      }
    }
  }
}
