import ReducerGenSyntax

extension SourceFile {
  /// What its first line ends with: `\n`, `\r\n` or `\r`.
  var lineEnd: String {
    guard let end = bytes.firstIndex(where: { $0 == 10 || $0 == 13 }), bytes[end] == 13 else {
      return "\n"
    }
    return end + 1 < bytes.endIndex && bytes[end + 1] == 10 ? "\r\n" : "\r"
  }
}
