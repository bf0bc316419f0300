import SwiftParser
import SwiftSyntax

/// Compares texts of source where white space and comments between tokens do not matter.
enum TokenText {
  static func areEqual(_ one: String, _ other: String) -> Bool {
    one == other || tokens(of: one) == tokens(of: other)
  }

  /// The tokens as they stand in an initialiser, where a bare regex literal may begin.
  private static func tokens(of text: String) -> [String] {
    Parser.parse(source: "_ = \n" + withLineFeeds(text)).tokens(viewMode: .sourceAccurate)
      .map(\.text)
  }

  /// The generator reads every line end as a line feed, also in literals on several lines.
  private static func withLineFeeds(_ text: String) -> String {
    String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}
