import SwiftParser
import SwiftSyntax

/// Compares texts of source where white space and comments between tokens do not matter.
enum TokenText {
  static func areEqual(_ one: String, _ other: String) -> Bool {
    one == other || tokens(of: one) == tokens(of: other)
  }

  /// The tokens as they stand in an initialiser, where a bare regex literal may begin.
  private static func tokens(of text: String) -> [String] {
    Parser.parse(source: "_ = \n" + text).tokens(viewMode: .sourceAccurate).map(\.text)
  }
}
