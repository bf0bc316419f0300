/// Runs a feature: holds its state, processes actions with its reducer, and runs the effects.
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
///
/// @MainActor func start() {
///   let store = Store(initialState: Counter.State()) { Counter() }
///   store.send(.incrementTapped)
///   print(store.count)
/// }
/// ```
///
/// A store belongs to the main actor. ``send(_:)`` processes the action before it returns. It also
/// processes the actions that are sent in the meantime, one after the other.
///
/// Effects run as long as the store exists. `scope(_:action:)` makes a store for a part of the
/// feature. The child store keeps the whole store alive.
@preconcurrency @MainActor @dynamicMemberLookup
public final class Store<State, Action> {
  package let core: StoreCore<State, Action>
  public nonisolated let id: StoreID
  /// The parent store, which keeps the core of the parent: cores do not keep their parents.
  private let parent: AnyObject?

  /// Makes the store of a whole feature.
  package init(_ core: StoreCore<State, Action>) {
    self.core = core
    id = StoreID(root: core)
    parent = nil
  }

  /// Makes a child store.
  init(_ core: StoreCore<State, Action>, id: StoreID, parent: AnyObject) {
    self.core = core
    self.id = id
    self.parent = parent
    core.store = self
  }

  /// Makes the store of a feature.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with. It is made with the overridden dependencies.
  ///   - reducer: The reducer of the feature. It is made with the overridden dependencies, too.
  ///   - updateDependencies: Overrides dependencies for the reducer and its effects.
  public convenience init<Feature: Reducer>(
    initialState: @autoclosure () -> State,
    reducer: () -> Feature,
    withDependencies updateDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Feature.State == State, Feature.Action == Action {
    let core = GeneratedSupport.withDependencies {
      updateDependencies(&$0)
    } operation: {
      RootCore(initialState(), reducer(), site: CallSite(fileID, filePath, line, column))
    }
    self.init(core)
  }

  /// Makes the store of several reducers, which run in their order.
  ///
  /// The compiler chooses it only if `reducer` is not a single expression, because it cannot infer
  /// the type of `initialState: .init()` from the closure of a result builder.
  @_disfavoredOverload
  public convenience init<Feature: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> Feature,
    withDependencies updateDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Feature.State == State, Feature.Action == Action {
    self.init(
      initialState: initialState(), reducer: reducer,
      withDependencies: { updateDependencies?(&$0) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The state of the feature.
  ///
  /// Outside of reducers, this is the state after the last action that was processed completely. A
  /// reducer that reads its own store ends the program.
  public var state: State { readState() }

  /// A part of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    get { read(keyPath) }
    @available(
      *, unavailable,
      message: """
        a store sets only Equatable properties, and its action must conform to BindableAction
        """
    )
    set { fatalError("unavailable") }
  }

  /// Sends an action to the store, which processes it before the call returns.
  ///
  /// - Returns: The effects of the action, which can be awaited and cancelled.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(core.send(action))
  }
}

/// The store of a reducer: `StoreOf<Counter>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// The store of a collection whose elements have the reducer `R`.
public typealias IdentifiedStoreOf<R: Reducer> = Store<
  IdentifiedArrayOf<R.State>, IdentifiedActionOf<R>
> where R.State: Identifiable

extension Store {
  /// The child store for these key paths: the one that is in use, or a new one. The new one has the
  /// core of the last one, if that core has reads that are still tracked.
  func child<ChildState, ChildAction>(
    _ step: StoreStep, make: () -> StoreCore<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let child = core.children[step] as? StoreCore<ChildState, ChildAction> ?? addChild(step, make())
    if let store = child.store { return store }
    return Store<ChildState, ChildAction>(child, id: id.appending(step), parent: self)
  }

  private func addChild<Core: AnyObject>(_ step: StoreStep, _ child: Core) -> Core {
    core.children[step] = child
    return child
  }
}
