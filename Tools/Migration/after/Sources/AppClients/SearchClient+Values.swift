import GeneratedSupport

nonisolated extension SearchClient: DependencyKey {
  public static let liveValue = Self(
    find: { query in ["live \(query)"] }, isAvailable: { true }, format: { $0.uppercased() })
}

extension SearchClient {
  public static let testValue = Self.unimplementedValue
}
