import Dispatch

/// The main queue, which runs the jobs of the main actor.
enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code is on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
