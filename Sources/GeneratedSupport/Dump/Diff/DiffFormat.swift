/// The marks in front of the lines of a diff.
public struct DiffFormat: Sendable {
  /// In front of what only the first value has.
  public var first: String
  /// In front of what only the second value has.
  public var second: String
  /// In front of what both values have.
  public var both: String

  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// `-`, `+` and a space, which tools know.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// A minus sign, `+` and a figure space, which are of one width in proportional fonts too.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
