import Observation

/// Calls a closure at once, and again whenever something that it has read from a store or from
/// another observable object has changed.
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
/// @MainActor final class CounterScreen {
///   private let store = Store(initialState: Counter.State()) { Counter() }
///   private var token: ObserveToken?
///   private(set) var title = ""
///
///   func appear() {
///     token = observe { [weak self] in
///       guard let self else { return }
///       title = "Count: \(store.count)"
///     }
///   }
/// }
/// ```
///
/// After a change, the closure is called in the next turn of the main actor, once for all changes
/// until then. It has the dependencies that are in force where `observe` is called.
///
/// - Returns: A token. When it is cancelled or released, the closure is not called any more.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken(apply)
  token.run()
  return token
}

/// Keeps an observation alive. See ``observe(_:)``.
public final class ObserveToken: Sendable {
  /// A struct, because each access to a function in a generic lock wraps it in one more function.
  private struct Closure {
    let apply: @MainActor () -> Void
  }

  /// Nil when the observation has been cancelled.
  private let closure: Locked<Closure?>
  private let frame: DependencyFrame?

  @MainActor
  fileprivate init(_ apply: @escaping @MainActor () -> Void) {
    closure = Locked(Closure(apply: apply))
    frame = .inForce
  }

  /// Ends the observation, and releases the closure. This can be done on any thread.
  ///
  /// The objects that the closure has captured may belong to the main actor. So they are released
  /// there: at once if the call is on the main queue, otherwise in a later turn.
  public func cancel() {
    let closure = closure.withLock { $0.take() }
    if closure == nil || MainQueue.isCurrent { return }
    Task { @MainActor in _ = closure }
  }

  /// Whether the observation has been cancelled.
  public var isCancelled: Bool { closure.withLock { $0 == nil } }

  @MainActor
  fileprivate func run() {
    guard let closure = closure.withLock(\.self) else { return }
    withObservationTracking {
      DependencyFrame.taskLocal.withValue(frame) { closure.apply() }
    } onChange: { [weak self] in
      Task { @MainActor in self?.run() }
    }
  }
}

extension ObserveToken: Hashable {
  public static func == (left: ObserveToken, right: ObserveToken) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Keeps the token in a set, as long as the set exists.
  public func store(in tokens: inout Set<ObserveToken>) { tokens.insert(self) }
}
