#if canImport(SwiftUI)
  public import SwiftUI

  extension ButtonStateAction {
    /// Sends the action with an animation. Nil only closes the alert or dialog.
    public static func send(_ action: Action?, animation: Animation?) -> Self {
      guard let animation else { return .send(action) }
      return Self(
        action,
        animation: ButtonAnimation(animation) { change in withAnimation(animation) { change() } })
    }
  }
#endif
