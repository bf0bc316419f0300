#if Foundation
  import Foundation

  extension DependencyValues {
    /// The run loop of the main thread, for code that cannot use a clock.
    ///
    /// In a test, each use of it is reported. Override it with `RunLoop.test` or `.immediate`.
    public var mainRunLoop: AnySchedulerOf<RunLoop> {
      get { self[MainRunLoopKey.self] }
      set { self[MainRunLoopKey.self] = newValue }
    }
  }

  private enum MainRunLoopKey: DependencyKey {
    static let liveValue = AnySchedulerOf<RunLoop>.main
    static let testValue = AnySchedulerOf<RunLoop>.unimplemented(
      name: #"@Dependency(\.mainRunLoop)"#)
  }
#endif
