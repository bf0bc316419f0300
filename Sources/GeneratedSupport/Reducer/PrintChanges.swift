extension Reducer {
  /// Prints each action that this reducer receives, and what it changes in the state. For
  /// debugging.
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
  /// let reducer = Counter()._printChanges()
  /// // received action:
  /// //   Counter.Action.incrementTapped
  /// // - Counter.State(count: 0)
  /// // + Counter.State(count: 1)
  /// ```
  ///
  /// The text is printed before the reducer returns, so it comes before everything that its effects
  /// print, and no line is lost when the program ends. A queue would also read objects of the state
  /// while they change. A release build prints nothing.
  ///
  /// - Parameter printer: How to print. With `nil`, nothing is printed.
  @inlinable
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> some Reducer<State, Action> {
    PrintChanges(base: self, printer: printer)
  }
}

@usableFromInline
struct PrintChanges<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let printer: _ReducerPrinter<Base.State, Base.Action>?

  @usableFromInline
  init(base: Base, printer: _ReducerPrinter<Base.State, Base.Action>?) {
    self.base = base
    self.printer = printer
  }

  @usableFromInline
  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    #if DEBUG
      guard let printer else { return base.reduce(into: &state, action: action) }
      let oldState = state
      let (effect, changes) = SharedTracker.changes {
        base.reduce(into: &state, action: action)
      }
      changes.comparing {
        printer.printChange(receivedAction: action, oldState: oldState, newState: state)
      }
      return effect
    #else
      return base.reduce(into: &state, action: action)
    #endif
  }

  @usableFromInline typealias Body = Never
}

/// Prints an action and the change of the state that it has caused.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case incrementTapped }
///
///   var body: some Reducer<State, Action> { EmptyReducer() }
/// }
///
/// let reducer = Counter()._printChanges(
///   _ReducerPrinter { action, oldState, newState in
///     print(action, newState.count - oldState.count)
///   })
/// ```
public struct _ReducerPrinter<State, Action>: Sendable {
  private let print: @Sendable (Action, State, State) -> Void

  public init(
    printChange:
      @escaping @Sendable (
        _ receivedAction: Action, _ oldState: State, _ newState: State
      ) -> Void
  ) {
    print = printChange
  }

  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }
}

extension _ReducerPrinter {
  /// Prints the action, and the difference between the states.
  public static var customDump: Self { customDump { Swift.print($0) } }

  /// Prints the names of the action's cases, without their payloads.
  public static var actionLabels: Self { actionLabels { Swift.print($0) } }

  package static func customDump(to print: @escaping @Sendable (String) -> Void) -> Self {
    Self { action, oldState, newState in
      print(TracedAction(action, .unknownCall, from: oldState, to: newState).text)
    }
  }

  package static func actionLabels(to print: @escaping @Sendable (String) -> Void) -> Self {
    Self { action, _, _ in print("received action: \(GeneratedSupport.actionLabels(of: action))") }
  }
}
