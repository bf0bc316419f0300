/// When the effects with an id have sent an action, and which one they are to send next.
@MainActor
final class ThrottleState<Action> {
  struct Key: Hashable {
    let id: CancelID
    let scope: EffectScope
  }

  private let throttle: Throttle
  private var lastSent: AnyClock<Duration>.Instant?
  private var pending: Action?
  /// Waits until the end of the interval to send the pending action.
  var delivery: RunningEffect?

  init(_ throttle: Throttle) {
    self.throttle = throttle
  }

  /// Whether an action may be sent at once. Otherwise it may be sent at the end of the interval.
  func admits(_ action: Action) -> Bool {
    let now = throttle.clock.now
    if let end, now < end {
      if throttle.isLatestSent || pending == nil { pending = action }
      return false
    }
    lastSent = now
    pending = nil
    return true
  }

  var isDelivering: Bool {
    guard let delivery else { return false }
    return !delivery.isFinished && !delivery.isCancelled
  }

  /// Sends the pending action at the end of the interval.
  func deliver(_ send: Send<Action>) async throws {
    if let end { try await throttle.clock.sleep(until: end) }
    guard let action = pending else { return }
    pending = nil
    lastSent = throttle.clock.now
    send(action)
  }

  private var end: AnyClock<Duration>.Instant? {
    lastSent?.advanced(by: throttle.interval)
  }
}
