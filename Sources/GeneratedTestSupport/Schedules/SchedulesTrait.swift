import GeneratedSupport
public import Testing

/// Runs a test in many orders. See `Trait.schedules(_:)`.
public struct SchedulesTrait: TestTrait, SuiteTrait, TestScoping {
  /// Nil if the text to replay can't be read.
  fileprivate let extent: ScheduleSearch.Extent?
  fileprivate var replay = ""

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    guard let extent else {
      Issue.record(
        "\(ScheduleReport.text(unreadable: replay))", sourceLocation: test.sourceLocation)
      return
    }
    try await ScheduledTest(host: SwiftTestingHost(test: test, testCase: testCase))
      .run(extent, function)
  }
}

/// Which orders a test is run in: a number of random ones, such as `500`, or `.all`.
public struct Schedules: Sendable, ExpressibleByIntegerLiteral {
  let extent: ScheduleSearch.Extent

  public init(integerLiteral count: Int) { self = .random(count) }

  /// The usual order, and then random ones.
  ///
  /// - Parameter count: The number of runs.
  /// - Parameter seed: Another seed gives other random orders.
  public static func random(_ count: Int, seed: UInt64 = 1) -> Self {
    Self(extent: .random(count: count, seed: seed))
  }

  /// Each order that is possible, up to 10,000.
  public static var all: Self { .all(limit: 10_000) }

  /// Each order that is possible. There are often more than anybody can wait for: five effects of
  /// three steps have 756,756 orders.
  ///
  /// - Parameter limit: The number of runs after which the search ends, with a warning.
  public static func all(limit: Int) -> Self { Self(extent: .all(limit: limit)) }

  private init(extent: ScheduleSearch.Extent) { self.extent = extent }
}

extension Trait where Self == SchedulesTrait {
  /// Runs the test again and again, each time with another order of what could happen at the same
  /// time: the steps of effects and of child tasks, and sleepers that wake at the same time.
  ///
  /// The first run has the usual order. The others have random ones. They end at the first run that
  /// records an issue. Its order is reduced to the fewest deviations from the usual one, and
  /// reported with the line that repeats it.
  ///
  /// ```swift
  /// import GeneratedTestSupport
  /// import Testing
  ///
  /// @Suite(.schedules(100)) struct SearchTests {}
  /// ```
  ///
  /// The trait covers effects, functions that the test awaits, `async let` and task groups. Threads,
  /// dispatch queues, real sleeps, and tasks that are made by `Task { }` or `Task.detached`, keep
  /// their order, which the test does not control. Effects that begin together begin in the order
  /// in which they were returned, as in an application.
  ///
  /// A trait before this one is applied once, and a trait after it in each run. So dependencies
  /// that keep state, such as `.dependency(\.uuid, .incrementing)`, belong after it.
  ///
  /// - Parameter schedules: A number of runs, `.random(500, seed: 7)`, `.all` or `.all(limit: 100)`.
  public static func schedules(_ schedules: Schedules) -> Self { Self(extent: schedules.extent) }

  /// Runs the test once, in the order that a report has named.
  public static func schedules(replaying order: String) -> Self {
    Self(extent: ChosenOrder.deviations(from: order).map { .one($0) }, replay: order)
  }
}
