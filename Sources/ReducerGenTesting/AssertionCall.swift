import ReducerGenRecording
import ReducerGenSyntax

/// A call of `assertGenerated` in a test file, with the closures after it.
struct AssertionCall {
  /// The source's closure has the label `""`.
  let closures: [Closure]
  /// The start of its arguments.
  let place: UInt32
  private let file: SourceFile
  /// The indentation of the call's line.
  private let indentation: String

  struct Closure {
    var label: String
    /// From `{` to `}`.
    var range: SourceRange
    /// The literal, if the closure contains nothing else.
    var literal: CodeSyntax?
  }

  /// - Throws: `.hasMoved` if there is no call at this place, and `.isOfAnother` if it is a call of
  ///   another function.
  init(in file: SourceFile, line: Int, column: Int) throws(RecordingProblem) {
    let call = try TestCall(in: file, line: line, column: column)
    if call.name != "assertGenerated" { throw .isOfAnother(call.name) }
    closures = call.closures.compactMap(Closure.init)
    place = call.place
    self.file = file
    indentation = file.indentation(at: call.place)
  }

  func closure(_ label: String) -> Closure? { closures.first { $0.label == label } }
}

extension AssertionCall.Closure {
  init?(_ argument: CodeSyntax) {
    guard let closure = argument.value else { return nil }
    let isPlain = closure.parts.count == 1 && closure.statements.count == 1
    label = argument.nameText
    range = closure.range
    literal = isPlain ? closure.statements.first { $0.kind == .literal } : nil
  }
}

extension AssertionCall {
  /// The edit that replaces or adds the closure with this label.
  func edit(_ label: String, to text: String) -> RecordedEdit {
    let lines = StringLiteral.lines(for: text, indentation: indentation + step)
    let body = (["{"] + lines + [indentation + "}"]).joined(separator: "\n")
    if let old = closure(label) {
      return RecordedEdit(call: place, part: label, SourceEdit(old.range, body))
    }
    // `diagnostics` comes before `matches`.
    let previous = label == "diagnostics" ? closures[0] : closures[closures.count - 1]
    return RecordedEdit(
      call: place, part: label, SourceEdit(at: previous.range.end, " \(label): \(body)"))
  }

  /// The indentation of the source's literal, relative to the call.
  private var step: String {
    guard let literal = closures[0].literal?.range, file.lineStart(of: literal.end) > literal.start
    else { return "  " }
    let inner = file.indentation(at: literal.end)
    return inner.hasPrefix(indentation) && inner.count > indentation.count
      ? String(inner.dropFirst(indentation.count)) : "  "
  }
}
