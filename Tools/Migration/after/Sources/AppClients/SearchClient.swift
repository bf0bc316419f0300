import GeneratedSupport

/// Finds texts.
public struct SearchClient: Sendable, DependencyClient {
  // reducergen: method search
  /// The texts that contain the query.
  public var find: @Sendable (_ query: String) async throws -> [String]
  public var isAvailable: @Sendable () -> Bool = { false }
  // reducergen: ignore
  public var format: @Sendable (String) -> String = { $0 }
}

extension DependencyValues {
  public var search: SearchClient {
    get { self[SearchClient.self] }
    set { self[SearchClient.self] = newValue }
  }
}
