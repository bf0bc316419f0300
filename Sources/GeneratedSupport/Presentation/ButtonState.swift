/// A button of an alert or a dialog.
///
/// ```swift
/// enum AlertAction: Equatable { case confirmDelete }
///
/// let button = ButtonState(role: .destructive, action: AlertAction.confirmDelete) {
///   TextState("Delete")
/// }
/// ```
public struct ButtonState<Action>: Identifiable {
  public let id: AlertID
  /// The meaning of the button for the user, which decides how it looks and where it is.
  public let role: ButtonStateRole?
  /// The action that is sent when the user chooses the button.
  public let action: ButtonStateAction<Action>
  public let label: TextState

  /// A button that sends an action, perhaps with an animation.
  ///
  /// - Parameter action: Without it, the button only closes the alert or dialog.
  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(AlertID(), role, action, label())
  }

  /// A button that sends an action.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(AlertID(), role, .send(action), label())
  }

  private init(
    _ id: AlertID, _ role: ButtonStateRole?, _ action: ButtonStateAction<Action>, _ label: TextState
  ) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// Calls the closure with the action of the button. If the button has an animation, it is used
  /// for the changes that the closure makes.
  public func withAction(_ perform: (_ action: Action?) -> Void) {
    guard let animation = action.animation else { return perform(action.action) }
    animation.animate { perform(action.action) }
  }

  /// Calls the asynchronous closure with the action of the button. If the button has an animation,
  /// an issue is reported, because only changes that are made at once can be animated.
  public nonisolated(nonsending) func withAction(
    _ perform: nonisolated(nonsending) (_ action: Action?) async -> Void
  ) async {
    if action.animation != nil {
      reportIssue(
        """
        An animated action was performed asynchronously: …

          Action:
        \(String(customDumping: action).indented(by: 4))

        Asynchronous functions cannot be animated. Pass 'withAction' a synchronous closure, or leave out the \
        animation of the button.
        """)
    }
    await perform(action.action)
  }

  /// The same button with another action. The closure returns nil if the new button only closes the
  /// alert or dialog.
  public func map<NewAction>(
    _ transform: (_ action: Action?) -> NewAction?
  ) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id, role, action.map(transform), label)
  }
}

/// The meaning of a button for the user.
public enum ButtonStateRole: Hashable, Sendable {
  /// The button closes the alert or dialog, and does nothing.
  case cancel
  /// The button deletes something, or does something else that cannot be undone.
  case destructive
}

// Buttons are equal if they look the same and do the same.

extension ButtonState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.role == right.role && left.action == right.action && left.label == right.label
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    let role: [(String?, Any)] = role.map { [("role", $0)] } ?? []
    return Mirror(
      self, children: role + [("action", action), ("label", label)], displayStyle: .struct)
  }
}
