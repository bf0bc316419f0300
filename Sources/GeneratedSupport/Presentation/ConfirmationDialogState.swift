/// A confirmation dialog in the state of a feature: a list of actions to choose from.
///
/// ```swift
/// enum DialogAction: Equatable { case save, discard }
///
/// let dialog = ConfirmationDialogState<DialogAction>(titleVisibility: .visible) {
///   TextState("Save the changes?")
/// } actions: {
///   ButtonState(action: .save) { TextState("Save") }
///   ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
/// }
/// ```
///
/// It is used in the same way as an ``AlertState``.
public struct ConfirmationDialogState<Action>: Identifiable, _EphemeralState {
  public let id: AlertID
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  public var title: TextState
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  /// Makes a dialog.
  ///
  /// - Parameter actions: The buttons. Unless one of them has the role ``ButtonStateRole/cancel``,
  ///   the user interface adds a button that closes the dialog.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(AlertID(), titleVisibility, title(), message?(), actions())
  }

  private init(
    _ id: AlertID, _ titleVisibility: ConfirmationDialogStateTitleVisibility, _ title: TextState,
    _ message: TextState?, _ buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.titleVisibility = titleVisibility
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The same dialog with other actions. The closure returns nil for a button that only closes the
  /// dialog.
  public func map<NewAction>(
    _ transform: (_ action: Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id, titleVisibility, title, message, buttons.map { $0.map(transform) })
  }
}

/// Whether a dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The platform decides.
  case automatic
  case hidden
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.titleVisibility == right.titleVisibility && left.title == right.title
      && left.message == right.message && left.buttons == right.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(titleVisibility)
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    let visibility: [(label: String?, value: Any)] =
      titleVisibility == .automatic ? [] : [("titleVisibility", titleVisibility)]
    return Mirror(
      self, children: visibility + dumpChildren(title, buttons, message), displayStyle: .struct)
  }
}
