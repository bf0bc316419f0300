public import DemoConsole
import DemoFeatures
import GeneratedSupport

extension FullScreen {
  /// What the screen shows now, from the top: the title, the rows of the screen, the player, a
  /// message and the prompt. If it is too small, the prompt is shown before anything else.
  public func frame(_ size: Size) -> Frame {
    let screen = Screen.top(of: store)
    let bottom = Array(bottom(size).suffix(size.rows))
    let top = [Row(showsHelp ? "\(screen.title): help" : screen.title, .title), rule(size)]
      .prefix(size.rows - bottom.count)
    let content = showsHelp ? help(screen) : rows(of: screen)
    let body = page(of: content, count: size.rows - top.count - bottom.count)
    return Frame(
      rows: top + body + bottom,
      cursor: Frame.Position(row: size.rows - 1, column: prompt(size).cursor))
  }

  private func bottom(_ size: Size) -> [Row] {
    [rule(size)] + Screen.footer(of: store) + Screen.progress(of: store, columns: size.columns)
      + [rule(size), message, Row(prompt(size).text)]
  }

  private func rule(_ size: Size) -> Row {
    Row(String(repeating: "─", count: size.columns), .faint)
  }

  private var message: Row {
    refusal.map { Row($0, .problem) }
      ?? Row(showsHelp ? "? or escape: close the help" : "?: help · quit: end", .faint)
  }

  /// As many rows as there is room for. The last one tells how many are missing.
  private func page(of rows: [Row], count: Int) -> [Row] {
    page = max(1, count - 1)
    if rows.count <= count {
      return rows + Array(repeating: "", count: count - rows.count)
    }
    if count == 0 { return [] }
    let start = scrolled(in: rows.count)
    let shown = rows[start...].prefix(count - 1)
    let range = "rows \(start + 1) to \(start + shown.count) of \(rows.count)"
    return shown + [Row("\(range) · page up, page down", .faint)]
  }

  private func help(_ screen: Screen) -> [Row] {
    let commands = screen.commands.map { ($0.usage, $0.summary) } + [("quit", "end the program")]
    let width = (commands + Self.keys).map(\.0.count).max() ?? 0
    func row(_ name: String, _ meaning: String) -> Row {
      Row(name + String(repeating: " ", count: width - name.count + 2) + meaning)
    }
    return commands.map(row) + [""] + Self.keys.map(row)
  }

  private static let keys = [
    ("tab", "complete the name of a command"),
    ("space", "let the player pause, or go on; if the prompt is empty"),
    ("up, down", "choose a track, which enter opens; if the prompt is empty"),
    ("control-p", "the command before; control-n goes forward again"),
    ("escape", "clear the prompt"),
    ("control-z", "stop the program; 'fg' continues it"),
    ("control-c", "end the program"),
  ]

  /// The end of the typed text after an ellipsis, if not all of it fits.
  private func prompt(_ size: Size) -> (text: String, cursor: Int) {
    var before = editor.characters[..<editor.cursor]
    let room = max(0, size.columns - 3)
    if before.columns > room {
      while before.columns > max(0, room - 1) { before.removeFirst() }
      if room > 0 { before = ["…"] + before }
    }
    let shown = before + editor.characters[editor.cursor...]
    return ("> " + shown, min(2 + before.columns, size.columns - 1))
  }
}
