/// A reducer that runs a closure.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let function: (inout State, Action) -> Effect<Action>

  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    function = reduce
  }

  /// Erases the type of a reducer.
  ///
  /// This is a function, because `Reduce` must have only one public initialiser. With two of them,
  /// the compiler would report each mistake in the closure of a `Reduce` at the wrong line.
  @inlinable
  public static func erasing(_ reducer: some Reducer<State, Action>) -> Self {
    Self { reducer.reduce(into: &$0, action: $1) }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    function(&state, action)
  }

  public typealias Body = Never
}
