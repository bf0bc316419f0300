#if canImport(Dispatch)
  import Dispatch
#endif

/// Calls a function after a millisecond. It has a thread of its own: those of Swift's executor may all be
/// in use by the work that is waited for.
enum LaterTurn {
  #if canImport(Dispatch)
    private static let queue = DispatchQueue(label: "reducergen.later-turn")

    static func request(_ function: @escaping @Sendable () -> Void) {
      queue.asyncAfter(deadline: .now() + .milliseconds(1), execute: function)
    }
  #else
    static func request(_ function: @escaping @Sendable () -> Void) { function() }
  #endif
}
