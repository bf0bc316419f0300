/// An error whose text explains another error, which the program gets.
protocol ExplainedError: Error {
  var cause: any Error { get }
}

extension Error {
  var cause: any Error { (self as? any ExplainedError)?.cause ?? self }
}

/// How loading and saving a shared value goes. This is the status of a value that is neither loaded
/// nor saved.
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
  /// Loads the value again, and then calls the function.
  func load(_ completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    completion(.success(()))
  }

  final func load() async throws {
    try await withCheckedThrowingContinuation { continuation in
      load { continuation.resume(with: $0) }
    }
  }

  func save() async throws {}
}
