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
  /// Several effects may have the same id; all of them are cancelled together. Ids of different
  /// types are different. An effect that is cancelled sends no more actions.
  ///
  /// The effect can be cancelled from the moment that it begins, even before its function has
  /// started. As in any Swift task, the function is called then, with `Task.isCancelled` true, and
  /// its `send` does nothing.
  ///
  /// - Parameter cancelInFlight: Whether to cancel effects with this id before this one begins.
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Self {
    if isNone { return self }
    let id = ScopedID(id: CancelID(id))
    var effect = self
    for index in effect.operations.indices { effect.operations[index].ids.append(id) }
    return cancelInFlight ? Self(.cancel(id.id)).merge(with: effect) : effect
  }

  /// Cancels the running effects with an id.
  ///
  /// In a feature that is the optional child of another feature, or an element of a collection,
  /// this cancels only the effects of the feature and of its children. So two rows of a list can
  /// use the same id.
  public static func cancel(id: some Hashable) -> Self {
    Self(.cancel(CancelID(id)))
  }
}
