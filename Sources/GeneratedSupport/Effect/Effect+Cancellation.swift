extension Effect {
  /// Lets the effect be cancelled with ``cancel(id:)``.
  ///
  /// ```swift
  /// struct Search: Reducer {
  ///   struct State { var results: [String] = [] }
  ///   enum Action { case queryChanged(String), found([String]) }
  ///   enum CancelID { case search }
  ///
  ///   var search: @Sendable (String) async throws -> [String]
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .queryChanged(let query):
  ///         if query.isEmpty { return .cancel(id: CancelID.search) }
  ///         return .run { send in
  ///           await send(.found(try await search(query)))
  ///         }
  ///         .cancellable(id: CancelID.search, cancelInFlight: true)
  ///       case .found(let results):
  ///         state.results = results
  ///         return .none
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Several effects may have the same id; all of them are cancelled together. Ids of different types are
  /// different. An effect that is cancelled sends no more actions.
  ///
  /// The id counts from the moment that the effect begins, before its function runs for the first time. An
  /// effect that is cancelled earlier than that never calls its function.
  ///
  /// - Parameter cancelInFlight: Whether to cancel effects with this id before this one begins.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    if isNone { return self }
    let id = ScopedID(id: CancelID(id))
    var effect = self
    for index in effect.operations.indices { effect.operations[index].ids.append(id) }
    return cancelInFlight ? Self(.cancel(.id(id.id))).merge(with: effect) : effect
  }

  /// Cancels the effects with an id that have begun.
  ///
  /// In a feature that is the optional child of another feature, or an element of a collection, it cancels
  /// effects of this child and its children only. So two rows of a list can use the same id.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(.id(CancelID(id))))
  }
}
