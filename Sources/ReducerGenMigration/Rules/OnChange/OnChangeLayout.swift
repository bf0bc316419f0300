import ReducerGenSyntax

/// Writes a changed `onChange` as a person would: the statements on lines of their own, as deep as
/// the `Reduce` was.
struct OnChangeLayout {
  private let form: OnChangeForm
  private let file: MigratedFile
  private var tokens: SourceTokens { file.tokens }

  init(_ form: OnChangeForm, _ file: MigratedFile) {
    self.form = form
    self.file = file
  }

  func apply() {
    let isInLine = isInLine
    if isInLine {
      replaceHead(upTo: tokens[form.inner.keyword].end, by: form.parameters)
    } else if first.startsLine {
      let end = tokens[form.inner.keyword].end
      replaceHead(upTo: end, by: ([form.parameters] + newValue).joined(separator: newLine))
      outdent()
    } else {
      let lines = [form.parameters] + newValue + [""]
      replaceHead(upTo: first.start, by: lines.joined(separator: newLine))
    }
    if form.needsReturn { file.insert("return ", at: first.start, nil) }
    removeBrace(isInLine)
  }

  private var first: Token { tokens[form.inner.body.lowerBound] }
  private var newValue: [String] { form.newValue.map { [$0] } ?? [] }
  private var newLine: String { "\n" + indentation }

  /// Whether all of the closure is on one line, and stays there.
  private var isInLine: Bool {
    form.newValue == nil
      && (form.outer.open + 1...form.outer.close).allSatisfy { !tokens[$0].startsLine }
  }

  private func replaceHead(upTo end: UInt32, by text: String) {
    let range = SourceRange(start: tokens[form.outer.open + 1].start, end: end)
    file.replace(range, by: text, .onChange)
  }

  /// That of the statements.
  private var indentation: String {
    let reducer = tokens[form.reducer]
    if reducer.startsLine { return file.source.indentation(at: reducer.start) }
    return first.startsLine
      ? file.source.indentation(at: first.start) : lineIndentation + file.source.indentationStep
  }

  private var lineIndentation: String { file.source.indentation(at: tokens[form.outer.open].start) }

  /// The brace of the `Reduce` goes away, and the other one gets a line of its own.
  private func removeBrace(_ isInLine: Bool) {
    let (brace, outer) = (tokens[form.inner.close], tokens[form.outer.close])
    let last = tokens[form.inner.close - 1]
    // With the bracket of `Reduce({ … })`.
    let end = tokens[form.outer.close - 1].end
    if file.text(brace.trivia).contains("/") {
      file.remove(SourceRange(start: brace.start, end: end), nil)
    } else if isInLine || outer.startsLine {
      file.replace(SourceRange(start: last.end, end: end), by: "", nil)
    } else {
      let range = SourceRange(start: last.end, end: outer.start)
      file.replace(range, by: "\n" + lineIndentation, nil)
    }
  }

  /// Moves the lines of the statements to the left.
  private func outdent() {
    let (old, new) = (file.source.indentation(at: first.start), indentation)
    guard old.hasPrefix(new), old != new else { return }
    let last = tokens[form.inner.close - 1]
    let strings = form.inner.body.map { tokens[$0] }.filter { $0.kind == .string }
      .filter { !file.source.indentation(at: $0.end).hasPrefix(old) }
    for line in file.lineStarts(from: tokens[form.inner.keyword].end, to: last.end)
    where file.source.indentation(at: line).hasPrefix(old)
      && !strings.contains(where: { $0.start < line && line < $0.end })
    {
      let start = line + UInt32(new.utf8.count)
      let range = SourceRange(start: start, end: line + UInt32(old.utf8.count))
      file.replace(range, by: "", nil)
    }
  }
}

extension MigratedFile {
  /// Where the lines begin that are after the start.
  fileprivate func lineStarts(from start: UInt32, to end: UInt32) -> [UInt32] {
    (start + 1..<max(start + 1, end)).filter {
      let byte = source.bytes[Int($0) - 1]
      return byte == 10 || byte == 13 && source.bytes[Int($0)] != 10
    }
  }
}
