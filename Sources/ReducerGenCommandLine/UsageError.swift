import ReducerGenSyntax

/// A wrong command line.
package struct UsageError: Error, Equatable {
  package var message: String

  package init(_ message: String) { self.message = message }

  /// A word that is none of the known ones.
  package static func unknown(
    _ kind: String, _ word: String, among known: [String]
  ) -> UsageError {
    let hint = NearestName.hint(word, among: known)
    let list = known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))"
    return UsageError("there is no \(kind) '\(word)'" + (hint.isEmpty ? list : hint))
  }
}

extension NearestName {
  /// Suggests the nearest known word. Empty if none is near.
  package static func hint(_ word: String, among known: [String]) -> String {
    find(word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
