extension Effect {
  /// Runs the effect after a delay, unless another effect with this id is debounced in the
  /// meantime. The last one runs, and those before it don't.
  ///
  /// ```swift
  /// struct Search: Reducer {
  ///   struct State { var results: [String] = [] }
  ///   enum Action { case queryChanged(String), found([String]) }
  ///   enum CancelID { case search }
  ///
  ///   @Dependency(\.continuousClock) var clock
  ///   var search: @Sendable (String) async throws -> [String]
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .queryChanged(let query):
  ///         return .run { send in
  ///           await send(.found(try await search(query)))
  ///         }
  ///         .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  ///       case .found(let results):
  ///         state.results = results
  ///         return .none
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The next debounced effect also cancels an earlier one whose delay is over and which is still
  /// running.
  public func debounce(
    id: some Hashable, for delay: Duration, clock: any Clock<Duration>
  ) -> Self {
    if isNone { return self }
    let wait = Self.run { _ in try await clock.sleep(for: delay) }
    return wait.concatenate(with: self).cancellable(id: id, cancelInFlight: true)
  }

  /// Runs the effect after a delay. See ``debounce(id:for:clock:)``: a scheduler is a clock.
  public func debounce(
    id: some Hashable, for delay: Duration, scheduler: any Clock<Duration>
  ) -> Self {
    debounce(id: id, for: delay, clock: scheduler)
  }

  /// Runs the effect after a delay, which is a number of seconds. See ``debounce(id:for:clock:)``.
  @_disfavoredOverload
  public func debounce(
    id: some Hashable, for seconds: Double, scheduler: any Clock<Duration>
  ) -> Self {
    debounce(id: id, for: .seconds(seconds), clock: scheduler)
  }
}
