#if Apple
  public import SwiftUI

  extension ButtonStateAction {
    /// Sends the action with an animation. Nil only closes the alert or dialog.
    public static func send(_ action: Action?, animation: Animation?) -> Self {
      guard let animation else { return .send(action) }
      let buttonAnimation = ButtonAnimation(animation) { change in
        withTransaction(Transaction(animation: animation)) { change() }
      }
      return Self(action, animation: buttonAnimation)
    }
  }
#endif
