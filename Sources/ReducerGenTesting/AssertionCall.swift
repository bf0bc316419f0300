import ReducerGenRecording
import ReducerGenSyntax

/// A call of `assertGenerated` in a test file, with the closures after it.
struct AssertionCall {
  /// The source's closure has the label `""`.
  private(set) var closures: [Closure] = []
  /// The indentation of the call's line.
  let indentation: String
  /// The start of its arguments.
  let place: Int

  struct Closure {
    var label: String
    /// From `{` to `}`.
    var range: SourceRange
    /// The source text of the literal, if the closure contains nothing else.
    var literal: String?
  }

  /// The compiler's position of a call is the start of its arguments: a parenthesis or a brace.
  ///
  /// - Throws: `.hasMoved` if there is no call at this place, and `.isOfAnother` if it is a call of
  ///   another function.
  init(in file: SourceFile, line: Int, column: Int) throws(RecordingProblem) {
    let table = LineTable(file)
    let tokens = file.tokens
    let place = tokens.firstIndex { token in
      let place = table.position(of: token.start)
      return place.line == line && place.column == column
    }
    guard let place, place > 0, [.leftParen, .leftBrace].contains(tokens[place].kind) else {
      throw .hasMoved
    }
    let start = place - 1
    let name = file.text(tokens[start].range)
    if name != "assertGenerated" {
      throw tokens[start].kind == .identifier ? .isOfAnother(name) : .hasMoved
    }
    self.place = Int(tokens[place].start)
    let lineStart = tokens[start].start - UInt32(table.position(of: tokens[start].start).column - 1)
    let head = file.text(SourceRange(start: lineStart, end: tokens[start].start))
    indentation = String(head.prefix { $0 == " " || $0 == "\t" })
    readClosures(tokens[(start + 1)...], file)
  }

  private mutating func readClosures(_ tokens: ArraySlice<Token>, _ file: SourceFile) {
    var rest = tokens
    if rest.first?.kind == .leftParen { rest = rest.dropFirst(Self.balanced(rest)) }
    var label = ""
    while rest.first?.kind == .leftBrace {
      let count = Self.balanced(rest)
      let inside = rest.dropFirst().prefix(max(0, count - 2))
      let isLiteral = inside.count == 1 && inside.first?.kind == .string
      closures.append(
        Closure(
          label: label,
          range: SourceRange(start: rest.first!.start, end: rest.prefix(count).last!.end),
          literal: isLiteral ? file.text(inside.first!.range) : nil))
      rest = rest.dropFirst(count)
      let next = Array(rest.prefix(2))
      guard next.count == 2, next[0].kind == .identifier, next[1].kind == .colon else { return }
      label = file.text(next[0].range)
      rest = rest.dropFirst(2)
    }
  }

  /// The number of tokens from a bracket to its closing bracket, both included.
  private static func balanced(_ tokens: ArraySlice<Token>) -> Int {
    var depth = 0
    for (count, token) in tokens.enumerated() {
      switch token.kind {
      case .leftBrace, .leftParen, .leftSquare: depth += 1
      case .rightBrace, .rightParen, .rightSquare: depth -= 1
      default: break
      }
      if depth == 0 { return count + 1 }
    }
    return tokens.count
  }

  func closure(_ label: String) -> Closure? { closures.first { $0.label == label } }
}

extension AssertionCall {
  /// The edit that replaces or adds the closure with this label.
  func edit(_ label: String, to text: String, lineEnd: String) -> RecordedEdit {
    let lines = StringLiteral.lines(for: text, indentation: indentation + step)
    let body = (["{"] + lines + [indentation + "}"]).joined(separator: lineEnd)
    if let old = closure(label) {
      return RecordedEdit(
        call: place, part: label, start: Int(old.range.start), end: Int(old.range.end), text: body)
    }
    // `diagnostics` comes before `matches`.
    let previous = label == "diagnostics" ? closures[0] : closures[closures.count - 1]
    let end = Int(previous.range.end)
    return RecordedEdit(call: place, part: label, start: end, end: end, text: " \(label): \(body)")
  }

  /// The indentation of the source's literal, relative to the call.
  private var step: String {
    let last = closures[0].literal?.split(separator: "\n").last ?? ""
    let inner = last.prefix { $0 == " " || $0 == "\t" }
    return inner.hasPrefix(indentation) && inner.count > indentation.count
      ? String(inner.dropFirst(indentation.count)) : "  "
  }
}
