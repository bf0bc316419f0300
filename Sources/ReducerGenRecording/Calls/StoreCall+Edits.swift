import GeneratedTestSupport
import ReducerGenSyntax

extension StoreCall {
  /// The edits for an assertion.
  func edits(for assertion: RecordedAssertion) throws(RecordingProblem) -> [RecordedEdit] {
    switch assertion {
    case .passes: return []
    case .closure(let statements): return [try closureEdit(statements)]
    case .noClosure: return closure.map { [edit("closure", removing: $0)] } ?? []
    case .removal: return [try removal]
    case .receives(let actions, let place): return try receives(actions, at: place)
    }
  }

  private var lineEnd: String { file.bytes.contains(13) ? "\r\n" : "\n" }
  private var step: String { TokenWalk.step(in: file) }

  // MARK: Closures

  private func closureEdit(
    _ statements: [Statement]
  ) throws(RecordingProblem) -> RecordedEdit {
    if hasClosureArgument { throw .hasClosureArgument }
    let text = closureText(statements).joined(separator: lineEnd + indentation)
    if let closure {
      return RecordedEdit(
        call: place, part: "closure", start: Int(closure.start), end: Int(closure.end), text: text)
    }
    return RecordedEdit(
      call: place, part: "closure", start: argumentsEnd, end: argumentsEnd, text: " " + text)
  }

  /// The lines of `{ … }`, of which the first has no indentation.
  private func closureText(_ statements: [Statement]) -> [String] {
    let width = 100 - indentation.count - step.count
    return ["{"] + statements.flatMap { $0.lines(width: width) }.map { step + indented($0) } + ["}"]
  }

  /// With the file's own indentation.
  private func indented(_ line: String) -> String {
    let blanks = line.prefix { $0 == " " }.count
    return String(repeating: step, count: blanks / 2) + line.dropFirst(blanks)
  }

  private func edit(_ part: String, removing range: SourceRange) -> RecordedEdit {
    let blanks = file.bytes[..<Int(range.start)].reversed().prefix { $0 == 32 }.count
    return RecordedEdit(
      call: place, part: part, start: Int(range.start) - blanks, end: Int(range.end), text: "")
  }

  // MARK: Statements

  /// Together with the line break before it, so that a statement after it can be added.
  private var removal: RecordedEdit {
    get throws(RecordingProblem) {
      if method != "receive" { throw .isOfAnother(method) }
      let lineStart = TokenWalk.lineStart(of: Int(statement.start), in: file)
      let isWholeLine =
        lineStart + indentation.utf8.count == Int(statement.start) && lineStart > 0
        && endOfLine >= Int(statement.end)
      let lineBreak = lineStart > 1 && file.bytes[lineStart - 2] == 13 ? 2 : 1
      return RecordedEdit(
        call: place, part: "statement",
        start: isWholeLine ? lineStart - lineBreak : Int(statement.start), end: Int(statement.end),
        text: "")
    }
  }

  /// Actions that arrived while time passed are asserted after the call that let it pass, if all
  /// these calls stand beside this one.
  private func receives(
    _ actions: [ReceivedAction], at place: RecordedPlace
  ) throws(RecordingProblem) -> [RecordedEdit] {
    var edits: [RecordedEdit] = []
    for group in ActionGroup.all(actions) {
      let end = group.advance.flatMap(endOfAdvance)
      if group.advance != nil && end == nil {
        return [try edit(ActionGroup(advance: nil, actions: actions), after: nil, at: place)]
      }
      edits.append(try edit(group, after: end, at: place))
    }
    return edits
  }

  private func endOfAdvance(_ advance: ReceivedAction.Advance) -> Int? {
    let call = try? StoreCall(
      in: file, line: advance.line, column: advance.column, methods: ["advance", "run"])
    return call?.block == block ? call?.endOfLine : nil
  }

  private func edit(
    _ group: ActionGroup, after advance: Int?, at recordedPlace: RecordedPlace
  ) throws(RecordingProblem) -> RecordedEdit {
    let text = group.actions.map(receive).joined(separator: lineEnd + indentation)
    let before = lineEnd + indentation + text
    if let advance { return insertion(of: before, at: advance, "after \(advance)") }
    switch recordedPlace {
    case .after: return insertion(of: before, at: endOfLine, "after")
    case .end:
      guard let end = endOfBlock else { throw .isNoStatement }
      return insertion(of: before, at: end, "end")
    case .before:
      return insertion(of: text + lineEnd + indentation, at: Int(statement.start), "before")
    }
  }

  private func receive(_ action: ReceivedAction) -> String {
    let call = "await \(receiver).receive(\(action.argument))"
    let closure = action.statements.isEmpty ? [] : closureText(action.statements)
    return (closure.isEmpty ? [call] : [call + " {"] + closure.dropFirst())
      .joined(separator: lineEnd + indentation)
  }

  private func insertion(of text: String, at offset: Int, _ part: String) -> RecordedEdit {
    RecordedEdit(call: place, part: part, start: offset, end: offset, text: text)
  }
}
