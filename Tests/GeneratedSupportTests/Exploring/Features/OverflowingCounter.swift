import GeneratedSupport

/// An integer overflows at the limit of a counter.
struct OverflowingCounter: Reducer {
  struct State: Equatable { var total = 0 }
  enum Action: Equatable { case added(Int) }

  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .added(let amount) = action, amount > 0 else { return .none }
      let (sum, isTooMuch) = state.total.addingReportingOverflow(amount)
      state.total = isMended && isTooMuch ? .max : sum
      return .none
    }
  }
}
