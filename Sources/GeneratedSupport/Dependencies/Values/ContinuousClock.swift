extension DependencyValues {
  /// A clock that continues while the machine sleeps.
  ///
  /// ```swift
  /// struct Feature {
  ///   @Dependency(\.continuousClock) var clock
  ///
  ///   func wait() async throws {
  ///     try await clock.sleep(for: .seconds(1))
  ///   }
  /// }
  ///
  /// let feature = withDependencies {
  ///   $0.continuousClock = .immediate
  /// } operation: {
  ///   Feature()
  /// }
  /// ```
  ///
  /// In a test, its use is reported and takes real time. Override it.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}

enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let testValue: any Clock<Duration> = UnimplementedClock(
    ContinuousClock(), of: "continuousClock", ContinuousClockKey.self)
}
