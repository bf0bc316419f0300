/// What a person would see on a terminal: it obeys the codes that the Demo sends.
struct TerminalScreen {
  private(set) var cursor = (row: 0, column: 0)
  private(set) var isAlternate = false
  private(set) var isCursorVisible = true
  /// The parameters of all codes that have changed the style.
  private(set) var styles: [String] = []
  /// The codes that this terminal does not know.
  private(set) var unknown: [String] = []
  private var cells: [[Character]]
  private var main: [[Character]] = []
  private var pending: [UInt8] = []

  init(rows: Int, columns: Int) {
    cells = Self.blank(rows, columns)
  }

  private static func blank(_ rows: Int, _ columns: Int) -> [[Character]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without the spaces at their ends.
  var rows: [String] {
    cells.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  var text: String { rows.joined(separator: "\n") }

  mutating func resize(rows: Int, columns: Int) {
    cells = Self.blank(rows, columns)
    cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
  }

  mutating func receive(_ bytes: [UInt8]) {
    pending += bytes
    while let length = lengthOfFirst {
      obey(String(decoding: pending.prefix(length), as: UTF8.self))
      pending.removeFirst(length)
    }
  }

  /// The number of bytes of the first character or code. Nil if bytes are missing.
  private var lengthOfFirst: Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1B {
      return pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    }
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return pending.count < length ? nil : length
  }

  private mutating func obey(_ text: String) {
    switch text {
    case "\r": cursor.column = 0
    case "\n": lineFeed()
    case "\u{1B}[2J": cells = Self.blank(cells.count, cells[0].count)
    case "\u{1B}[2K": cells[cursor.row] = Self.blank(1, cells[0].count)[0]
    case "\u{1B}[?25h": isCursorVisible = true
    case "\u{1B}[?25l": isCursorVisible = false
    case "\u{1B}[?1049h": enterAlternateScreen()
    case "\u{1B}[?1049l": leaveAlternateScreen()
    case _ where text.hasPrefix("\u{1B}[") && text.hasSuffix("m"):
      styles.append(String(text.dropFirst(2).dropLast()))
    case _ where text.hasPrefix("\u{1B}[") && text.hasSuffix("H"): move(text)
    case _ where text.unicodeScalars.contains { $0.value < 32 }: unknown.append(text)
    default: put(Character(text))
    }
  }

  private mutating func move(_ text: String) {
    let numbers = text.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 2 else { return unknown.append(text) }
    cursor = (min(numbers[0], cells.count) - 1, min(numbers[1], cells[0].count) - 1)
  }

  private mutating func put(_ character: Character) {
    if cursor.column == cells[0].count {
      cursor.column = 0
      lineFeed()
    }
    cells[cursor.row][cursor.column] = character
    cursor.column += 1
  }

  private mutating func lineFeed() {
    cursor.row += 1
    if cursor.row < cells.count { return }
    cursor.row -= 1
    cells = Array(cells.dropFirst()) + Self.blank(1, cells[0].count)
  }

  private mutating func enterAlternateScreen() {
    if !isAlternate { main = cells }
    isAlternate = true
    cells = Self.blank(cells.count, cells[0].count)
  }

  private mutating func leaveAlternateScreen() {
    if isAlternate { cells = main }
    isAlternate = false
    cursor = (0, 0)
  }
}
