extension [SourceFile] {
  /// By path, so that no result depends on the order in which files are named: which of two types
  /// of one name is meant, say. Build systems name them in order, and then nothing is sorted.
  package var sortedByPath: [SourceFile] {
    var index = 1
    while index < count, self[index - 1].precedes(self[index]) { index += 1 }
    return index >= count ? self : sorted { $0.precedes($1) }
  }
}

extension SourceFile {
  /// `<` compares fast, but takes two spellings of one accented letter for equal.
  fileprivate func precedes(_ other: SourceFile) -> Bool {
    if relativePath != other.relativePath { return relativePath < other.relativePath }
    return relativePath.utf8.lexicographicallyPrecedes(other.relativePath.utf8)
  }
}
