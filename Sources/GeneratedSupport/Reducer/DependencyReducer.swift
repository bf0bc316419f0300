extension Reducer {
  /// Overrides a dependency for this reducer, the reducers in it, and their effects.
  ///
  /// ```swift
  /// struct Clock: Reducer {
  ///   struct State { var ticks = 0 }
  ///   enum Action { case ticked }
  ///
  ///   @Dependency(\.continuousClock) var clock
  ///
  ///   var body: some Reducer<State, Action> { EmptyReducer() }
  /// }
  ///
  /// struct App: Reducer {
  ///   struct State { var onboarding = Clock.State(), main = Clock.State() }
  ///   enum Action { case onboarding(Clock.Action), main(Clock.Action) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     Scope(\.main, action: \.main) { Clock() }
  ///     Scope(\.onboarding, action: \.onboarding) {
  ///       Clock().dependency(\.continuousClock, ImmediateClock())
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Other reducers do not see the override. If there are several overrides of a dependency, the
  /// one nearest to the reducer wins.
  @inlinable
  public func dependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(self) { $0[keyPath: path] = value }
  }

  /// Overrides a dependency whose type is its own key: `.dependency(APIClient.mock)`.
  @inlinable
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyReducer<Self> where Value.Value == Value {
    _DependencyReducer(self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer, the reducers in it, and their effects.
  ///
  /// ```swift
  /// struct APIClient: Sendable, DependencyKey {
  ///   var fetch: @Sendable (Int) async throws -> String
  ///   var save: @Sendable (String) async throws -> Void
  ///
  ///   static let liveValue = APIClient(fetch: { "\($0)" }, save: { _ in })
  /// }
  ///
  /// extension DependencyValues {
  ///   var apiClient: APIClient {
  ///     get { self[APIClient.self] }
  ///     set { self[APIClient.self] = newValue }
  ///   }
  /// }
  ///
  /// struct Onboarding: Reducer {
  ///   struct State {}
  ///   enum Action { case appeared }
  ///
  ///   var body: some Reducer<State, Action> { EmptyReducer() }
  /// }
  ///
  /// // Uses the real client, but saves nothing.
  /// @MainActor func makeReducer() -> some ReducerOf<Onboarding> {
  ///   Onboarding().transformDependency(\.apiClient) { $0.save = { _ in } }
  /// }
  /// ```
  @inlinable
  public func transformDependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(self) { transform(&$0[keyPath: path]) }
  }
}

/// A reducer with overrides of dependencies.
public struct _DependencyReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let update: (inout DependencyValues) -> Void

  @inlinable
  init(_ base: Base, _ update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.update = update
  }

  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    // The operation does not return the effect, because results are searched for objects to
    // remember.
    var effect = Effect<Base.Action>.none
    withDependencies(update) { effect = base.reduce(into: &state, action: action) }
    return effect
  }

  public typealias Body = Never
}

// A chain is one reducer. The first override is nearest to the base, so it is applied last.
extension _DependencyReducer {
  @inlinable
  public func dependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Self {
    updatingFirst { $0[keyPath: path] = value }
  }

  @inlinable
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> Self where Value.Value == Value {
    updatingFirst { $0[Value.self] = value }
  }

  @inlinable
  public func transformDependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> Self {
    updatingFirst { transform(&$0[keyPath: path]) }
  }

  @inlinable
  func updatingFirst(_ outer: @escaping (inout DependencyValues) -> Void) -> Self {
    Self(base) { [update] values in
      outer(&values)
      update(&values)
    }
  }
}
