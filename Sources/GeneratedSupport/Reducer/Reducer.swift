/// Tells how a state changes when an action happens, and which effects that has.
///
/// Most reducers are made of others, in `body`:
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case incrementTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .incrementTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// One that is not made of others implements ``reduce(into:action:)`` instead. Implement one of the
/// two, never both: with both, `body` is not used.
///
/// The conformance has to stand on the type's declaration, where the compiler looks for the result
/// builder of `body`. The key paths of the action's cases (`\.incrementTapped`) are generated.
///
/// It refines `SendableMetatype` so that reducers and the types nested in them stay nonisolated in a
/// module whose declarations are on the main actor by default.
public protocol Reducer<State, Action>: SendableMetatype {
  associatedtype State
  associatedtype Action

  /// The type of `body`; `Never` for a reducer that has none.
  associatedtype Body

  /// Changes the state and returns what is to be done besides.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is made of; they run from top to bottom.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

extension Reducer where Body == Never {
  /// There is none: this reducer implements ``reduce(into:action:)``.
  @_transparent
  public var body: Body {
    fatalError("\(Self.self) has no body: call 'reduce(into:action:)'")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer with the state and the actions of another: `some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The effect of a reducer: `EffectOf<Counter>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
