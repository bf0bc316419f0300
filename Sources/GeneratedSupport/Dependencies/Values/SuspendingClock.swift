extension DependencyValues {
  /// A clock that stops while the machine sleeps.
  ///
  /// In a test, its use is reported and takes real time. Override it.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static let testValue: any Clock<Duration> = UnimplementedClock(
    SuspendingClock(), of: "suspendingClock", SuspendingClockKey.self)
}
