extension DependencyValues {
  /// Time that stands still while the machine sleeps.
  ///
  /// In tests each use of it is reported, and then takes its time: override it.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static let testValue: any Clock<Duration> = UnimplementedClock(
    SuspendingClock(), of: "suspendingClock")
}
