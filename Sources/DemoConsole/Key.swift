/// A key of the keyboard.
public enum Key: Equatable, Sendable {
  case character(Character)
  /// A letter with the control key.
  case control(Character)
  case enter, escape, tab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
}
