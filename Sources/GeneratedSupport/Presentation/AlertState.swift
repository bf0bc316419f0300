/// An alert in the state of a feature.
///
/// ```swift
/// struct Item: Reducer {
///   struct State: Equatable {
///     @Presents var alert: AlertState<Action.Alert>?
///     var isDeleted = false
///   }
///   enum Action {
///     case deleteButtonTapped
///     case alert(PresentationAction<Alert>)
///
///     enum Alert { case confirmDelete }
///   }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .deleteButtonTapped:
///         state.alert = AlertState {
///           TextState("Delete the item?")
///         } actions: {
///           ButtonState(role: .destructive, action: .confirmDelete) { TextState("Delete") }
///           ButtonState(role: .cancel) { TextState("Keep") }
///         } message: {
///           TextState("This cannot be undone.")
///         }
///       case .alert(.presented(.confirmDelete)): state.isDeleted = true
///       case .alert(.dismiss): break
///       }
///       return .none
///     }
///     .ifLet(\.$alert, action: \.alert)
///   }
/// }
/// ```
///
/// `ifLet` sets the state to nil after any action of the alert. To show another alert instead,
/// assign it when you handle the action.
///
/// Alerts are equal if they look the same and do the same. But each has an ``id`` of its own, which
/// tells one alert from the next.
public struct AlertState<Action>: Identifiable, _EphemeralState {
  public let id: AlertID
  public var title: TextState
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  /// Makes an alert.
  ///
  /// - Parameter actions: The buttons. Without buttons, the user interface adds one that closes the
  ///   alert.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(AlertID(), title(), message?(), actions())
  }

  private init(
    _ id: AlertID, _ title: TextState, _ message: TextState?, _ buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The same alert with other actions. The closure returns nil for a button that only closes the
  /// alert.
  public func map<NewAction>(
    _ transform: (_ action: Action?) -> NewAction?
  ) -> AlertState<NewAction> {
    AlertState<NewAction>(id, title, message, buttons.map { $0.map(transform) })
  }
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.message == right.message && left.buttons == right.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(self, children: dumpChildren(title, buttons, message), displayStyle: .struct)
  }
}

/// What the dumps of alerts and dialogs show.
func dumpChildren<Action>(
  _ title: TextState, _ buttons: [ButtonState<Action>], _ message: TextState?
) -> [(label: String?, value: Any)] {
  var children: [(label: String?, value: Any)] = [("title", title)]
  if !buttons.isEmpty { children.append(("actions", buttons)) }
  if let message { children.append(("message", message)) }
  return children
}
