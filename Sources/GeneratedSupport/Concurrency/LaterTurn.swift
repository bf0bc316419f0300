#if canImport(Dispatch)
  import Dispatch
#endif

/// Calls a function after some real time. It uses a dispatch queue, because the work that is
/// awaited may occupy all threads of Swift's executor. Without Dispatch, it calls the function at
/// once.
package enum LaterTurn {
  #if canImport(Dispatch)
    private static let queue = DispatchQueue(label: "reducergen.later-turn")

    package static func request(
      after delay: Duration = .milliseconds(1), _ function: @escaping @Sendable () -> Void
    ) {
      let nanoseconds =
        Double(delay.components.seconds) * 1e9
        + Double(delay.components.attoseconds) / 1e9
      let delay = DispatchTimeInterval.nanoseconds(Int(min(nanoseconds, 1e18)))
      queue.asyncAfter(deadline: .now() + delay, execute: function)
    }
  #else
    package static func request(
      after delay: Duration = .milliseconds(1), _ function: @escaping @Sendable () -> Void
    ) {
      function()
    }
  #endif
}
