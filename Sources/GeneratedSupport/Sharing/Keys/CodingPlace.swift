/// Where a key may encode and decode its value.
///
/// In a module that is on the main actor by default, the conformance of a type to `Codable` is isolated to the main
/// actor. Such a value is encoded and decoded there.
enum CodingPlace: Sendable {
  case anyThread
  case mainActor

  /// Whether the running code is in this place.
  var isHere: Bool { self == .anyThread || MainQueue.isCurrent }

  /// Calls the function in this place: now, if the running code is there.
  func run(_ work: @escaping @Sendable () -> Void) {
    if isHere { return work() }
    Task { @MainActor in work() }
  }
}

/// Where a key encodes and decodes its value.
func codingPlace(of key: some SharedReaderKey) -> CodingPlace {
  (key as? any CodingKeyPlace)?.codingPlace ?? .anyThread
}

/// A key that encodes and decodes its value in a certain place.
protocol CodingKeyPlace {
  var codingPlace: CodingPlace { get }
}
