import DemoConsole

/// The arrow keys choose a row, and enter performs its command.
extension FullScreen {
  /// The command of the chosen row, if the screen still has it.
  var chosenCommand: String? {
    Screen.top(of: store).choices.contains { $0.command == chosen } ? chosen : nil
  }

  /// Whether the prompt is empty and there is something to choose.
  var choosesRows: Bool {
    editor.text.isEmpty && !showsHelp && !Screen.top(of: store).choices.isEmpty
  }

  /// The command that is so many rows below the chosen one, or above it.
  func command(movedBy difference: Int) -> String? {
    let choices = Screen.top(of: store).choices
    guard let index = choices.firstIndex(where: { $0.command == chosen }) else {
      return (difference > 0 ? choices.first : choices.last)?.command
    }
    return choices[min(max(index + difference, 0), choices.count - 1)].command
  }

  /// The rows of the screen, with a sign at the chosen one.
  func rows(of screen: Screen) -> [Row] {
    guard let choice = screen.choices.first(where: { $0.command == chosen }) else {
      return screen.rows
    }
    var rows = screen.rows
    rows[choice.row] = Row("▸ " + rows[choice.row].text, rows[choice.row].style)
    return rows
  }

  /// The number of the chosen row, which has to be on the screen.
  func chosenRow(of screen: Screen) -> Int? {
    screen.choices.first { $0.command == chosen }?.row
  }
}
