extension Result where Success: ~Copyable {
  /// Calls an async closure. A returned value is a success, and a thrown error is a failure.
  public nonisolated(nonsending) init(
    catching body: nonisolated(nonsending) () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
