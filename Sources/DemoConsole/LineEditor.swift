/// The line that a person is typing, and the lines before it.
public struct LineEditor: Equatable, Sendable {
  public private(set) var characters: [Character] = []
  /// The index at which the next character is inserted.
  public private(set) var cursor = 0
  private var history = History()

  public init() {}

  public var text: String { String(characters) }

  public mutating func replace(by text: String) {
    characters = Array(text)
    cursor = characters.count
  }

  /// Changes the line. Returns the line if the key is enter, and begins the next one.
  public mutating func press(_ key: Key) -> String? {
    switch key {
    case .enter: return submit()
    case .character(let character): insert(character)
    case .backspace where cursor > 0: characters.remove(at: moved(by: -1))
    case .delete where cursor < characters.count: characters.remove(at: cursor)
    case .left, .control("b"): _ = moved(by: -1)
    case .right, .control("f"): _ = moved(by: 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .up, .control("p"): history.earlier(than: text).map { replace(by: $0) }
    case .down, .control("n"): history.later().map { replace(by: $0) }
    case .escape: replace(by: "")
    case .control(let letter): erase(letter)
    default: break
    }
    return nil
  }

  private mutating func submit() -> String {
    let line = text
    history.add(line)
    replace(by: "")
    return line
  }

  private mutating func insert(_ character: Character) {
    characters.insert(character, at: cursor)
    cursor += 1
  }

  private mutating func moved(by difference: Int) -> Int {
    cursor = min(max(cursor + difference, 0), characters.count)
    return cursor
  }

  /// The letters that shells use: the text before the cursor, the text after it, and the word
  /// before it.
  private mutating func erase(_ letter: Character) {
    switch letter {
    case "u": eraseBack(to: 0)
    case "k": characters.removeSubrange(cursor...)
    case "w": eraseBack(to: startOfWord)
    default: break
    }
  }

  private mutating func eraseBack(to start: Int) {
    characters.removeSubrange(start..<cursor)
    cursor = start
  }

  private var startOfWord: Int {
    let end = characters[..<cursor].lastIndex { $0 != " " } ?? 0
    return characters[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }
}

/// The lines that were submitted. The last one is the line that was being typed when a person began
/// to look back.
private struct History: Equatable, Sendable {
  private var lines: [String] = []
  private var draft = ""
  private var index = 0

  mutating func add(_ line: String) {
    if !line.isEmpty && line != lines.last { lines.append(line) }
    index = lines.count
  }

  mutating func earlier(than text: String) -> String? {
    if index == 0 { return nil }
    if index == lines.count { draft = text }
    index -= 1
    return lines[index]
  }

  mutating func later() -> String? {
    if index == lines.count { return nil }
    index += 1
    return index == lines.count ? draft : lines[index]
  }
}
