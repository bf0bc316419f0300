/// The thread on which a key may encode and decode its value.
///
/// In a module that is on the main actor by default, the conformance of a type to `Codable` is
/// isolated to the main actor. Such a value is encoded and decoded there.
enum CodingThread: Sendable {
  case anyThread
  case mainActor

  /// Whether the running code is on this thread.
  var isHere: Bool { self == .anyThread || MainQueue.isCurrent }

  /// Calls the function on this thread: now, if the running code is on it.
  func run(_ work: @escaping @Sendable () -> Void) {
    if isHere { return work() }
    Task { @MainActor in work() }
  }
}

/// The thread on which a key encodes and decodes its value.
func codingThread(of key: some SharedReaderKey) -> CodingThread {
  (key as? any CodingThreadKey)?.codingThread ?? .anyThread
}

/// A key that encodes and decodes its value on a certain thread.
protocol CodingThreadKey {
  var codingThread: CodingThread { get }
}
