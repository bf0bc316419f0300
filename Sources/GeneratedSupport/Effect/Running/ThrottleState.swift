/// The state of one throttle: the current interval, and the action that waits for its end.
@MainActor
final class ThrottleState<Action> {
  struct Key: Hashable {
    let id: CancelID
    let scope: EffectScope
  }

  /// The throttle of the last effect with this id.
  private var throttle: Throttle
  /// The end of the current interval, and the clock that measures it.
  private var interval: (end: AnyClock<Duration>.Instant, clock: AnyClock<Duration>)?
  private var pending: Action?
  /// The running effect that sends the pending action at the end of the interval.
  var delivery: RunningEffect?

  init(_ throttle: Throttle) {
    self.throttle = throttle
  }

  /// Whether the action may be sent at once. If not, remembers it for the end of the interval.
  func admits(_ action: Action) -> Bool {
    if isWithinInterval {
      if throttle.isLatestSent || pending == nil { pending = action }
      return false
    }
    beginInterval()
    return true
  }

  var isDelivering: Bool {
    guard let delivery else { return false }
    return !delivery.isFinished && !delivery.isCancelled
  }

  /// Begins another effect. Keeps an action that waits to be sent, unless its effect was cancelled.
  func begin(_ throttle: Throttle) {
    if !isDelivering { pending = nil }
    self.throttle = throttle
  }

  /// Whether it limits when the next action may be sent.
  var isInUse: Bool { isDelivering || isWithinInterval }

  /// Sends the pending action at the end of the interval.
  func deliver(_ send: Send<Action>) async throws {
    if let interval { try await interval.clock.sleep(until: interval.end) }
    guard let action = pending else { return }
    beginInterval()
    await send(action)
  }

  private func beginInterval() {
    pending = nil
    interval = (throttle.clock.now.advanced(by: throttle.interval), throttle.clock)
  }

  private var isWithinInterval: Bool { interval.map { $0.clock.now < $0.end } ?? false }
}
