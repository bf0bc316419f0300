import Dispatch

/// The main actor's queue. On Linux it has no thread of its own, so a thread does not tell it.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  static var isCurrent: Bool {
    isMarked && DispatchQueue.getSpecific(key: key) == true
  }
}
