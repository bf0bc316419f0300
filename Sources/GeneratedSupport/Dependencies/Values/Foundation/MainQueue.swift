#if Foundation
  import Dispatch

  extension DependencyValues {
    /// The main queue, for code that cannot use a clock.
    ///
    /// In a test, each use of it is reported. Override it with `DispatchQueue.test` or
    /// `.immediate`.
    public var mainQueue: AnySchedulerOf<DispatchQueue> {
      get { self[MainQueueKey.self] }
      set { self[MainQueueKey.self] = newValue }
    }
  }

  private enum MainQueueKey: DependencyKey {
    static let liveValue = AnySchedulerOf<DispatchQueue>.main
    static let testValue = AnySchedulerOf<DispatchQueue>.unimplemented(
      name: #"@Dependency(\.mainQueue)"#)
  }
#endif
