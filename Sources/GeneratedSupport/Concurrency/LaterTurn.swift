#if canImport(Dispatch)
  import Dispatch
#endif

/// Calls a function after some real time. It has a thread of its own: those of Swift's executor may all be
/// in use by the work that is waited for.
enum LaterTurn {
  #if canImport(Dispatch)
    private static let queue = DispatchQueue(label: "reducergen.later-turn")

    static func request(
      after delay: Duration = .milliseconds(1), _ function: @escaping @Sendable () -> Void
    ) {
      let nanoseconds =
        Double(delay.components.seconds) * 1e9
        + Double(delay.components.attoseconds) / 1e9
      let delay = DispatchTimeInterval.nanoseconds(Int(min(nanoseconds, 1e18)))
      queue.asyncAfter(deadline: .now() + delay, execute: function)
    }
  #else
    static func request(
      after delay: Duration = .milliseconds(1), _ function: @escaping @Sendable () -> Void
    ) {
      function()
    }
  #endif
}
