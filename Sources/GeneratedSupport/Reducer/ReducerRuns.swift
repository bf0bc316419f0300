/// Notes in debug builds that a reducer runs, or that an operator gets an action for its child.
///
/// In release builds, it does nothing.
@inlinable @inline(__always) @MainActor
func noteRun<Action>(ofReducerFor action: Action.Type) {
  #if DEBUG
    ReducerRuns.current?.insert(action)
  #endif
}

#if DEBUG
  /// The actions for which reducers have run while a root store reduced an action.
  @MainActor @usableFromInline
  final class ReducerRuns {
    /// Those of the action that is being reduced. Nil if nobody needs them.
    @usableFromInline static var current: ReducerRuns?

    private var actions: Set<ObjectIdentifier> = []

    @usableFromInline
    func insert(_ action: Any.Type) { actions.insert(ObjectIdentifier(action)) }

    func contains(_ action: Any.Type) -> Bool { actions.contains(ObjectIdentifier(action)) }

    /// Notes the reducers that run in `body`.
    func note<Result>(_ body: () -> Result) -> Result {
      let outer = Self.current
      Self.current = self
      defer { Self.current = outer }
      return body()
    }
  }
#endif
