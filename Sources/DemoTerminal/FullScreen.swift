public import DemoConsole
public import DemoFeatures
public import GeneratedSupport

/// The application on a whole screen: it turns keys into commands, and the state into frames. It
/// touches no terminal.
@MainActor
public final class FullScreen {
  let store: StoreOf<Music>
  private(set) var editor = LineEditor()
  private(set) var showsHelp = false
  /// Why the last command was not performed.
  private(set) var refusal: String?
  /// The command of the row that the arrow keys have chosen.
  private(set) var chosen: String?
  /// The last line that was performed while it was typed.
  private var followed: String?
  /// The number of rows above those that are shown.
  private(set) var scrolled = 0
  /// The number of rows that fit in the last frame.
  var page = 1

  public init(_ store: StoreOf<Music>) {
    self.store = store
  }

  /// Whether the program goes on.
  public func press(_ key: Key) -> Bool {
    refusal = nil
    switch key {
    case .character("?") where editor.text.isEmpty: showsHelp.toggle()
    case .character(" ") where editor.text.isEmpty: perform("pause")
    case .escape where editor.text.isEmpty: showsHelp = false
    case .control("d") where editor.text.isEmpty: return false
    case .up where choosesRows: choose(command(movedBy: -1))
    case .down where choosesRows: choose(command(movedBy: 1))
    case .enter where choosesRows: if let chosenCommand { perform(chosenCommand) }
    case .tab: complete()
    case .pageUp: scrolled = max(0, scrolled - page)
    case .pageDown: scrolled += page
    default: return edit(key)
    }
    return true
  }

  private func edit(_ key: Key) -> Bool {
    guard let line = editor.press(key) else {
      follow()
      return true
    }
    followed = nil
    let command = line.split(separator: " ").joined(separator: " ")
    if command == "quit" { return false }
    if command == "?" || command == "help" { showsHelp = true } else { perform(line) }
    return true
  }

  /// Performs a search while a person types it. When its text is gone, all tracks are listed again.
  private func follow() {
    let screen = Screen.top(of: store)
    let text = editor.text
    let names = screen.commands.filter(\.followsTyping).map { $0.name + " " }
    if names.contains(where: { text.hasPrefix($0) && text != $0 }) {
      if text == followed { return }
      followed = text
      _ = try? screen.perform(text)
    } else if let name = followed?.prefix(while: { $0 != " " }) {
      followed = nil
      _ = try? screen.perform(String(name))
    }
  }

  private func choose(_ command: String?) {
    chosen = command
    guard let row = chosenRow(of: Screen.top(of: store)) else { return }
    scrolled = min(max(scrolled, row - page + 1), row)
  }

  private func perform(_ line: String) {
    if line.allSatisfy({ $0 == " " }) { return }
    do {
      _ = try Screen.top(of: store).perform(line)
      showsHelp = false
      scrolled = 0
    } catch {
      refusal = error.reason
    }
  }

  /// Completes the name of a command if only one begins with the typed text.
  private func complete() {
    let names = (Screen.top(of: store).commands.map(\.name) + ["quit"])
      .filter { $0.hasPrefix(editor.text) }
    if let name = names.first, names.count == 1 { editor.replace(by: name + " ") }
  }

  /// Shows the rows after the first ones, so that the last page is full.
  func scrolled(in count: Int) -> Int {
    scrolled = min(scrolled, max(0, count - page))
    return scrolled
  }
}
