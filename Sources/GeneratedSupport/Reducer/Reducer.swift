/// Describes how a feature's state changes with an action, and which effects that has.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case incremented }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incremented:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// Implement `body`, or `reduce(into:action:)` instead. The nested `Action`, and a nested `State` that
/// is an enum, get case paths at build time.
public protocol Reducer<State, Action>: SendableMetatype {
  associatedtype State
  associatedtype Action
  associatedtype Body

  /// Changes the state; returns what is left to do.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is made of, in the order in which they run.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

/// A reducer of the same state and actions as another: `some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// Not there: this reducer implements `reduce(into:action:)`.
  public var body: Body {
    fatalError("'\(Self.self)' has no body; call 'reduce(into:action:)'")
  }
}

extension Reducer where Body: Reducer<State, Action> {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}
