import ReducerGenSyntax

/// Text as the filters need it: by bytes, without Foundation.
extension String {
  /// Every line but the first gets that many spaces; lines without text stay empty.
  func indented(by width: Int) -> String {
    guard let end = utf8.firstIndex(of: Byte.newline) else { return self }
    let rest = utf8.index(after: end)
    let spaces = String(repeating: " ", count: width)
    return String(self[..<rest]) + String(self[rest...]).indentingLines(by: spaces)
  }

  /// With `indentation` before every line that has text.
  func indentingLines(by indentation: String) -> String {
    let lines = utf8.split(separator: Byte.newline, omittingEmptySubsequences: false)
    return lines.map { line in
      (line.isEmpty || line.first == Byte.carriageReturn ? "" : indentation) + Substring(line)
    }.joined(separator: "\n")
  }

  func replacing(bytesOf old: String, with new: String) -> String {
    String(decoding: Array(utf8).replacing(Array(old.utf8), with: new.utf8), as: UTF8.self)
  }
}
