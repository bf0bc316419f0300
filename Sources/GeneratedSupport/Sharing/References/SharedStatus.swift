/// An error whose text explains another error, which the program gets.
protocol ExplainedError: Error {
  var cause: any Error { get }
}

extension Error {
  var cause: any Error { (self as? any ExplainedError)?.cause ?? self }
}

/// How loading and saving a shared value goes. This is the status of a value that is neither loaded nor saved.
class SharedStatus: @unchecked Sendable {
  // Subclasses protect their properties.
  let observation = SharedObservation()

  init() {}

  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }

  /// The value has been changed by the program.
  func valueChanged() {}
  /// Loads the value, unless that has been done.
  func start(isLoaded: Bool) {}
  func load() async throws {}
  func save() async throws {}
}
