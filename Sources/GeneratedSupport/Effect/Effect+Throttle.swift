extension Effect {
  /// Runs the effect at once, but lets it send at most one action per interval.
  ///
  /// The first action is sent at once. If more actions come before the interval has passed, one of
  /// them is sent at the end of the interval, and the others are dropped. All effects with this id
  /// share the interval. When an effect with this id begins, earlier ones that are still running
  /// are cancelled.
  ///
  /// ```swift
  /// struct Slider: Reducer {
  ///   struct State { var position = 0.0 }
  ///   enum Action { case moved(Double), saved }
  ///   enum CancelID { case save }
  ///
  ///   @Dependency(\.continuousClock) var clock
  ///   var save: @Sendable (Double) async -> Void
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .moved(let position):
  ///         state.position = position
  ///         return .send(.saved)
  ///           .throttle(id: CancelID.save, for: .seconds(1), clock: clock, latest: true)
  ///       case .saved:
  ///         return .run { [position = state.position] _ in await save(position) }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter latest: Which action is sent at the end of an interval: the last one that came, or
  ///   the first.
  public func throttle(
    id: some Hashable, for interval: Duration, clock: any Clock<Duration>, latest: Bool
  ) -> Self {
    if isNone { return self }
    let throttle = Throttle(
      id: CancelID(id), interval: interval, clock: AnyClock(clock), isLatestSent: latest)
    return Self(.throttle(throttle, self)).cancellable(id: id)
  }

  /// Limits how often the effect sends. See ``throttle(id:for:clock:latest:)``: a scheduler is a
  /// clock.
  public func throttle(
    id: some Hashable, for interval: Duration, scheduler: any Clock<Duration>,
    latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, clock: scheduler, latest: latest)
  }

  /// Limits how often the effect sends, by an interval that is a number of seconds. See
  /// ``throttle(id:for:clock:latest:)``.
  @_disfavoredOverload
  public func throttle(
    id: some Hashable, for seconds: Double, scheduler: any Clock<Duration>, latest: Bool
  ) -> Self {
    throttle(id: id, for: .seconds(seconds), clock: scheduler, latest: latest)
  }
}

/// How often the effects with an id may send.
package struct Throttle: Sendable {
  let id: CancelID
  let interval: Duration
  let clock: AnyClock<Duration>
  /// Whether the last pending action of an interval is sent. If false, the first one is.
  let isLatestSent: Bool
}
