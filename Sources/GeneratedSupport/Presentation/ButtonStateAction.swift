/// What happens when the user chooses a button: `.send(.confirmDelete)`.
public struct ButtonStateAction<Action> {
  /// Nil if the button only closes the alert or dialog.
  package let action: Action?
  package let animation: ButtonAnimation?

  package init(_ action: Action?, animation: ButtonAnimation? = nil) {
    self.action = action
    self.animation = animation
  }

  /// Sends the action. Nil only closes the alert or dialog.
  public static func send(_ action: Action?) -> Self { Self(action) }

  /// The same with another action.
  public func map<NewAction>(
    _ transform: (_ action: Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(transform(action), animation: animation)
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    guard let animation else {
      return Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    }
    let payload = (action, animation: animation.value.base)
    return Mirror(self, children: ["send": payload], displayStyle: .enum)
  }
}

/// The animation with which the action of a button is sent. User interfaces make it.
package struct ButtonAnimation: Hashable, Sendable {
  package let value: AnyHashableSendable
  /// Calls the function, and animates the changes that it makes.
  package let animate: @Sendable (_ change: () -> Void) -> Void

  package init(
    _ value: any Hashable & Sendable, animate: @escaping @Sendable (_ change: () -> Void) -> Void
  ) {
    self.value = AnyHashableSendable(value)
    self.animate = animate
  }

  package static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
