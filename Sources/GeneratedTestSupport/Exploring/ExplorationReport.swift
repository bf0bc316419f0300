import GeneratedSupport

/// What is said about a run that fails.
enum ExplorationReport {
  static func found(_ number: Int, seed: UInt64, steps: Int, test: String) -> String {
    """
    Exploring has found a run that fails: run \(number) with the seed \(seed). It needs \(steps) \
    \(steps == 1 ? "step" : "steps"). The other issues of this test are those of this run.

    This test fails in the same way:

    \(test)
    """
  }

  static func shown(_ number: Int, seed: UInt64) -> String {
    """
    Exploring has found a run that fails: run \(number) with the seed \(seed). Its failure is one of XCTest, which is \
    shown at once, so the run was not made simpler. For a test that repeats it, throw an error in the invariant, or \
    call 'reportIssue', or explore in Swift Testing.
    """
  }

  static func notRepeated(_ number: Int, seed: UInt64, failure: String) -> String {
    """
    Run \(number) with the seed \(seed) has failed at \(failure), and has passed when it was repeated. So the feature does work that \
    the test does not control: threads, dispatch queues, real sleeps, random numbers, or dates. Override the \
    dependencies that do it.
    """
  }

  static func endless(_ action: String, isIdle: Bool) -> String {
    let reason =
      isIdle
      ? "At the end of the run, it waits for something that is not a test clock"
      : "At the end of the run, the effects could go on 100 times"
    return """
      An effect does not end. \(reason), and this action's effect was still running:

      \(action.indented())

      If it should run as long as the feature is shown, as a timer does, name its action: 'endless: [\\.started]'. Its \
      effects are then cancelled at the end of a run. Otherwise, end it or cancel it.
      """
  }

  /// The steps of the run follow.
  static func crash(at site: CallSite) -> String {
    "\nThe process has trapped while 'explore' was running at \(site). These were the steps of the run:\n"
  }

  static func thrown(_ error: any Error) -> String {
    "The invariant does not hold: \(error)"
  }

  static func neverMade(_ actions: [(path: String, reason: String)]) -> String {
    let list = actions.map { "  • \($0.path): \($0.reason)" }.joined(separator: "\n")
    return """
      No run has sent these actions:

      \(list)
      """
  }
}
