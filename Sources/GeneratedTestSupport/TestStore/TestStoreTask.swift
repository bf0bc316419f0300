import GeneratedSupport

/// The effects of an action that a test has sent, and of the actions that these effects sent.
///
/// ```swift
/// import GeneratedTestSupport
///
/// struct Feed: Reducer {
///   struct State: Equatable {}
///   enum Action { case appeared }
///
///   @Dependency(\.continuousClock) var clock
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       .run { _ in try await clock.sleep(for: .seconds(60)) }
///     }
///   }
/// }
///
/// @MainActor func check(_ store: TestStoreOf<Feed>) async {
///   let task = await store.send(.appeared)
///   await task.cancel()
/// }
/// ```
public struct TestStoreTask: Sendable {
  private let activity: EffectActivity
  /// Waits, and reports an issue if the effects do not complete.
  private let wait: @MainActor @Sendable (_ timeout: Duration?, _ site: CallSite) async -> Void
  private let waitForEnd: @MainActor @Sendable () async -> Void

  @MainActor
  init<State, Action>(_ activity: EffectActivity, in journal: TestJournal<State, Action>) {
    self.activity = activity
    wait = { timeout, site in await journal.finish(activity, timeout, at: site) }
    waitForEnd = { [activity] in
      _ = await journal.effects.wait(timeout: nil, until: { activity.isFinished })
      await journal.effects.settle()
    }
  }

  /// Waits until all effects have completed. If they don't, the test fails.
  ///
  /// - Parameter duration: How long to wait. By default, the ``TestStore/timeout`` of the store.
  public func finish(
    timeout duration: Duration? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await wait(duration, CallSite(fileID, filePath, line, column))
  }

  /// Cancels the effects, and waits until they have ended, but not longer than the
  /// ``TestStore/timeout`` of the store.
  public func cancel() async {
    activity.cancel()
    await waitForEnd()
  }

  /// Whether the effects were cancelled.
  public var isCancelled: Bool { activity.isCancelled }
}

extension TestStoreTask: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.activity === right.activity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(activity)) }
}

extension TestJournal {
  fileprivate func finish(
    _ activity: EffectActivity, _ timeout: Duration?, at site: CallSite
  ) async {
    let outcome = await effects.wait(timeout: timeout, until: { activity.isFinished }).outcome
    // If no effects are left, the test has skipped those of the activity, and they ignore their
    // cancellation.
    if outcome == .done || outcome == .noEffects {
      await effects.settle()
      return
    }
    if effects.areReported { return }
    let wait = effects.waitText(outcome, timeout)
    reports.add(
      "Expected task to finish, but it is still in-flight\(wait).\n\n\(advice(for: outcome))",
      at: site)
    effects.markReported(effects.functions.filter { $0.activity === activity })
  }
}
