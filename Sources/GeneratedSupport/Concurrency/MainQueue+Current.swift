#if canImport(Dispatch)
  import Dispatch
#endif

/// The main queue, which runs the jobs of the main actor.
package enum MainQueue {
  #if canImport(Dispatch)
    private static let key = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Whether the running code is on the main queue.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
  #else
    /// Without Dispatch, there is only one thread.
    package static var isCurrent: Bool { true }
  #endif
}
