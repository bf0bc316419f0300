/// A row of the screen. Its style applies to the whole row.
public struct Row: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let text: String
  public let style: Style

  public enum Style: Sendable {
    case plain, title, faint, favorite, player, problem
  }

  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }
}

/// What the screen shows: its rows from the top, and the place of the cursor.
public struct Frame: Equatable, Sendable {
  public var rows: [Row]
  public var cursor: Position

  public struct Position: Equatable, Sendable {
    public var row: Int
    public var column: Int

    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  public init(rows: [Row], cursor: Position) {
    self.rows = rows
    self.cursor = cursor
  }
}

/// The number of rows and columns of a screen.
public struct Size: Equatable, Sendable {
  public var rows: Int
  public var columns: Int

  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}
