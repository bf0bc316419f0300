@testable import ReducerGenCore

/// A source with its expected messages written into it, each under its place:
///
///     private enum E: CasePathable {}
///                  ^ error: 'E' is private… [private-type]
///
/// A message that ends in `…` is compared up to there, and so is one that begins with it. Several
/// messages at one place stand on lines of their own.
struct Annotated {
  var source: String
  var expectations: [Expectation] = []

  struct Expectation: Equatable, CustomStringConvertible {
    var line: Int
    var column: Int
    var message: String

    var description: String { "\(line):\(column): \(message)" }
  }

  init(_ text: String) {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix("^ error: ") || trimmed.hasPrefix("^ warning: ") else {
        lines.append(String(line))
        continue
      }
      expectations.append(
        Expectation(
          line: lines.count, column: line.count - trimmed.count + 1,
          message: String(trimmed.dropFirst(2))))
    }
    source = lines.joined(separator: "\n")
  }
}
