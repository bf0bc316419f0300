import Dependencies
import DependenciesMacros

/// Finds texts.
@DependencyClient
public struct SearchClient: Sendable {
  /// The texts that contain the query.
  @DependencyEndpoint(method: "search")
  public var find: @Sendable (_ query: String) async throws -> [String]
  @DependencyEndpoint
  public var isAvailable: @Sendable () -> Bool = { false }
  @DependencyEndpointIgnored
  public var format: @Sendable (String) -> String = { $0 }
}

extension DependencyValues {
  public var search: SearchClient {
    get { self[SearchClient.self] }
    set { self[SearchClient.self] = newValue }
  }
}
