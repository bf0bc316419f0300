/// A choice of features, of which one is shown at a time: the destinations of a screen, or the
/// screens of a stack.
///
/// Write an enum with a reducer in each case. The generator writes everything else: the `State` and
/// the `Action` with the same cases, and a `body` that runs the reducer of the current case.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case incrementTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
///
/// struct Help: Reducer {
///   struct State { var page = 1 }
///   enum Action { case nextTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, _ in
///       state.page += 1
///       return .none
///     }
///   }
/// }
///
/// enum Destination: CaseReducer {
///   case counter(Counter)
///   case help(Help)
/// }
///
/// @MainActor func start() {
///   let store = Store(initialState: .help(Help.State())) { Destination.body }
///   store.send(.help(.nextTapped))
///   switch store.case {
///   case .counter(let store): print(store.count)
///   case .help(let store): print(store.page)
///   }
/// }
/// ```
///
/// The payload of an alert or a confirmation dialog is its state, not a reducer. To keep another
/// payload that is not a reducer, write `// reducergen: ignore` above the case. A case can have
/// several values, or none.
///
/// The reducer of a case is made without arguments. To make it otherwise, write a default value:
/// `case help(Help = Help(pageCount: 3))`. The payload of a case can be another enum of reducers:
/// `case more(MoreDestination)`.
///
/// For other conformances of the generated types, write an extension:
/// `extension Destination.State: Equatable {}`. It may stand in any file of the target, and works
/// for `Equatable`, `Hashable`, `Encodable` and `Decodable`. `State` and `Action` are `Sendable` if
/// the target's code shows that all payloads are. Where it does not show that, write
/// `// reducergen: sendable` above the enum.
@preconcurrency @MainActor
public protocol CaseReducer<State, Action>: Reducer
where
  State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action
{
  // These members are generated. If they are missing, add the plugin to your target in
  // Package.swift: `plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]`
  associatedtype State  // add ReducerGenPlugin to the target
  associatedtype Action
  associatedtype Body

  /// The current case, with the store of its feature: see ``Store/case``.
  associatedtype CaseScope

  /// Runs the reducer of the current case.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// The current case, with the store of its feature.
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// Runs the reducer of the current case, whichever case this value is in.
  @inlinable
  public var body: Body { Self.body }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    noteRun(ofReducerFor: Action.self)
    return Self.body.reduce(into: &state, action: action)
  }
}

/// The state of a ``CaseReducer``, which leads back to the reducer.
public protocol CaseReducerState: CasePathable {
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
