/// The work that an action causes in addition to changing the state.
///
/// A reducer returns an effect. The store runs it after the reducer has returned, and processes the
/// actions that the effect sends:
///
/// ```swift
/// struct Fact: Reducer {
///   struct State { var fact = "" }
///   enum Action { case factButtonTapped, factLoaded(String) }
///
///   var loadFact: @Sendable () async throws -> String
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .factButtonTapped:
///         return .run { send in
///           await send(.factLoaded(try await loadFact()))
///         }
///       case .factLoaded(let fact):
///         state.fact = fact
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// An effect is a value: a list of operations that have not begun. Nothing happens until a store
/// runs it.
public struct Effect<Action> {
  /// The operations begin in this order. Those that take time then run concurrently.
  @usableFromInline package var operations: [Operation]
  /// Whether this is ``none``. Stored, because asking a generic array takes a tenth of the time of
  /// `Store.send`.
  @usableFromInline package let isNone: Bool

  @inlinable
  package init(operations: [Operation]) {
    self.operations = operations
    isNone = operations.isEmpty
  }

  init(_ kind: Operation.Kind) {
    self.init(operations: [Operation(kind)])
  }

  /// A part of an effect.
  @usableFromInline package struct Operation {
    package enum Kind {
      /// Sends an action at once.
      case send(Action)
      /// Runs an asynchronous function.
      case run(EffectRun<Action>)
      /// Runs the stages one after the other.
      case sequence([Effect])
      /// Runs an effect, and limits how often it sends.
      case throttle(Throttle, Effect)
      /// Runs an effect, and does something around each action that it sends.
      case delivered(EffectDelivery, Effect)
      /// Cancels running effects in the scope of this operation and below.
      case cancel(CancelID)
    }

    package var kind: Kind
    /// The part of the state that it belongs to.
    package var scope = EffectScope()
    /// The ids with which it can be cancelled.
    package var ids: [ScopedID] = []

    init(_ kind: Kind) { self.kind = kind }
  }
}

extension Effect: Sendable where Action: Sendable {}
extension Effect.Operation: Sendable where Action: Sendable {}
extension Effect.Operation.Kind: Sendable where Action: Sendable {}

extension Effect {
  /// An effect that does nothing.
  @inlinable
  public static var none: Self { Self(operations: []) }

  /// Sends an action as soon as the reducer has returned: before the call of `Store.send` returns,
  /// and after the actions that were sent earlier.
  ///
  /// Use it to tell a parent feature that something happened. To share code between two actions,
  /// call a method instead.
  public static func send(_ action: Action) -> Self {
    Self(.send(action))
  }

  /// Runs all effects at the same time. They begin in this order.
  @inlinable
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Runs all effects at the same time. They begin in this order.
  @inlinable
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    Self(operations: effects.flatMap(\.operations))
  }

  /// Runs this effect and the other at the same time. This one begins first.
  @inlinable
  public func merge(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return Self(operations: operations + other.operations)
  }

  /// Runs the effects one after the other. Each begins when the one before it has completed or was
  /// cancelled.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Runs the effects one after the other.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let stages = effects.flatMap(\.stages)
    return stages.count < 2 ? stages.first ?? .none : Self(.sequence(stages))
  }

  /// Runs this effect, then the other.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  /// This effect as a list of effects that follow each other.
  private var stages: [Self] {
    if isNone { return [] }
    guard operations.count == 1, operations[0].ids.isEmpty, operations[0].scope.isRoot,
      case .sequence(let stages) = operations[0].kind
    else { return [self] }
    return stages
  }
}
