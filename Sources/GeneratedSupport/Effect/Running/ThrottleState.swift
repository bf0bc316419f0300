/// When the effects with an id have sent an action, and which one they are to send next.
@MainActor
final class ThrottleState<Action> {
  struct Key: Hashable {
    let id: CancelID
    let scope: EffectScope
  }

  /// That of the last effect with this id.
  private var throttle: Throttle
  /// Until when the next action has to wait after one was sent, and the clock for that.
  private var interval: (end: AnyClock<Duration>.Instant, clock: AnyClock<Duration>)?
  private var pending: Action?
  /// Waits until the end of the interval to send the pending action.
  var delivery: RunningEffect?

  init(_ throttle: Throttle) {
    self.throttle = throttle
  }

  /// Whether an action may be sent at once. Otherwise it may be sent at the end of the interval.
  func admits(_ action: Action) -> Bool {
    if isInterval {
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

  /// Another effect begins. An action that waits to be sent is kept, unless its effect was cancelled.
  func begin(_ throttle: Throttle) {
    if !isDelivering { pending = nil }
    self.throttle = throttle
  }

  /// Whether it limits when the next action may be sent.
  var isInUse: Bool { isDelivering || isInterval }

  /// Sends the pending action at the end of the interval.
  func deliver(_ send: Send<Action>) async throws {
    if let interval { try await interval.clock.sleep(until: interval.end) }
    guard let action = pending else { return }
    beginInterval()
    send(action)
  }

  private func beginInterval() {
    pending = nil
    interval = (throttle.clock.now.advanced(by: throttle.interval), throttle.clock)
  }

  private var isInterval: Bool { interval.map { $0.clock.now < $0.end } ?? false }
}
