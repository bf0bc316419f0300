#if Foundation
  import Foundation

  extension DependencyValues {
    /// The current date.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// struct Feature {
    ///   @Dependency(\.date.now) var now
    /// }
    ///
    /// let feature = withDependencies {
    ///   $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
    /// } operation: {
    ///   Feature()
    /// }
    /// ```
    public var date: DateGenerator {
      get { self[DateGeneratorKey.self] }
      set { self[DateGeneratorKey.self] = newValue }
    }
  }

  /// Returns the current date. See ``DependencyValues/date``.
  public struct DateGenerator: Sendable {
    private var generate: @Sendable () -> Date

    /// Returns the dates of the closure.
    public init(_ generate: @escaping @Sendable () -> Date) {
      self.generate = generate
    }

    /// Always the same date.
    public static func constant(_ now: Date) -> Self { Self { now } }

    /// The current date. Setting it stops the time there.
    public var now: Date {
      get { generate() }
      set { generate = { newValue } }
    }

    /// The current date.
    public func callAsFunction() -> Date { generate() }
  }

  private enum DateGeneratorKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
  }
#endif
