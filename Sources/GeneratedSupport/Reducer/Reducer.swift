/// Describes how an action changes the state of a feature, and which effects it has.
///
/// Most reducers combine other reducers in their `body`:
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
/// A reducer that does not combine others implements ``reduce(into:action:)`` instead. Do not
/// implement both: `body` is then not used.
///
/// Write the conformance on the declaration of the type, not in an extension in another file: the
/// compiler finds the result builder of `body` through it. The plugin generates case paths for the
/// actions (`\.incrementTapped`).
///
/// Reducers run on the main actor. States, actions and models stay where their module puts them:
/// see <doc:Isolation>.
@preconcurrency @MainActor
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  /// The type of `body`; `Never` for a reducer that has none.
  associatedtype Body

  /// Changes the state, and returns the effect of the action.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this reducer combines. They run from top to bottom.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

extension Reducer where Body == Never {
  /// Traps: this reducer implements ``reduce(into:action:)``.
  @_transparent
  public var body: Body {
    fatalError("\(Self.self) has no body: call 'reduce(into:action:)'")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    noteRun(ofReducerFor: Action.self)
    return body.reduce(into: &state, action: action)
  }
}

/// A reducer with the state and the actions of another: `some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The effect of a reducer: `EffectOf<Counter>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
