import ReducerGenSyntax

extension MigratedFile {
  /// The tokens that begin in the range.
  func tokens(in range: SourceRange) -> ArraySlice<Token> {
    tokens[index(ofTokenFrom: range.start)..<index(ofTokenFrom: range.end)]
  }

  /// The index of the first token that begins at the offset or after it.
  private func index(ofTokenFrom offset: UInt32) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
