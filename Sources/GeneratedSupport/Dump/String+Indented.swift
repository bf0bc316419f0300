extension String {
  /// The text with spaces before each line that is not empty.
  package func indented(by count: Int = 2) -> String {
    let space = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : space + $0 }.joined(separator: "\n")
  }
}
