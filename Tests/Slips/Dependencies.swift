// MARK: aDependency
struct ADependency {
  @Dependency(\.serchClient) var client  // slip: serchClient
}

// MARK: aDependencyInCapitals
struct ADependencyInCapitals {
  @Dependency(\.SearchClient) var client  // slip: SearchClient
}

// MARK: anEndpointAsADependency
struct AnEndpointAsADependency {
  // slip, not found: the compiler takes it for a key
  @Dependency(\.searchClient.serch) var search
}

// MARK: aNestedClient
enum Outer {
  struct NestedClient: DependencyClient { var load: @Sendable () async throws -> Void }
}
struct ANestedClient {
  @Dependency(\.nestedClient) var client  // slip: nestedClient
}

// MARK: aTypeAsAKey
struct ATypeAsAKey {
  @Dependency(SerchClient.self) var client  // slip: SerchClient
}

// MARK: anOverriddenEndpoint
func anOverriddenEndpoint() {
  withDependencies {
    $0.searchClient.serch = { _ in [] }  // slip: serch
  } operation: {
  }
}

// MARK: aLiveValue
extension SearchClient: DependencyKey {
  static let liveValue = SearchClient(serch: { _ in [] }, save: { _ in })  // slip: serch
}

// MARK: anXCTFail
func anXCTFail() {
  XCTFail("failed")  // slip: reportIssue
}

// MARK: anXCTUnimplemented
struct AnXCTUnimplemented {
  var load: @Sendable (Int) async throws -> Int = XCTUnimplemented("load")  // slip: unimplemented
}

// MARK: anUnimplementedClosureWithoutAValue
struct AnUnimplementedClosureWithoutAValue {
  var load: @Sendable (Int) -> Int = unimplemented("load")  // slip: placeholder
}

// MARK: anUnimplementedClosureWithoutArguments
struct AnUnimplementedClosureWithoutArguments {
  var load: @Sendable (Int) async -> Int = unimplemented()  // slip: placeholder
}
