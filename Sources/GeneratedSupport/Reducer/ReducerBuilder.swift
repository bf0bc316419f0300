/// Combines the reducers of a `body`. They run from top to bottom on the same state, and their
/// effects are merged in that order.
@preconcurrency @MainActor
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Keeps the type of a reducer. With the second parameter, the compiler does not call this
  /// function for a reducer of an existential type.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(
    _ reducer: R, _: R.Type = R.self
  ) -> R {
    reducer
  }

  /// Accepts a reducer of an existential type. Without the attribute, the compiler prefers this
  /// function for every reducer, and each of them loses its type.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(
    _ reducer: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce.erasing(reducer)
  }

  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  @inlinable
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: First, next: Next
  ) -> _Sequence<First, Next> {
    _Sequence(accumulated, next)
  }

  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first: First
  ) -> _Conditional<First, Second> {
    .first(first)
  }

  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second: Second
  ) -> _Conditional<First, Second> {
    .second(second)
  }

  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? { reducer }

  @inlinable
  public static func buildArray(
    _ reducers: [some Reducer<State, Action>]
  ) -> some Reducer<State, Action> {
    ManyReducers(reducers)
  }

  /// Erases a type that is available only inside `if #available`.
  @inlinable
  public static func buildLimitedAvailability(
    _ reducer: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce.erasing(reducer)
  }
}
