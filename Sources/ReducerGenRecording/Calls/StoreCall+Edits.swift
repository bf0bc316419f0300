import GeneratedTestSupport
import ReducerGenSyntax

extension StoreCall {
  /// The edits for an assertion.
  func edits(for assertion: RecordedAssertion) throws(RecordingProblem) -> [RecordedEdit] {
    switch assertion {
    case .passes: return []
    case .closure(let statements): return [try closureEdit(statements)]
    case .noClosure: return closure.map { [removal(of: $0)] } ?? []
    case .removal: return [try removal]
    case .receives(let actions, let place): return receives(actions, at: place)
    }
  }

  private var step: String { file.indentationStep }

  private func edit(_ part: String, _ range: SourceRange, _ text: String) -> RecordedEdit {
    RecordedEdit(call: place, part: part, SourceEdit(range, text))
  }

  private func insertion(of text: String, at offset: UInt32, _ part: String) -> RecordedEdit {
    RecordedEdit(call: place, part: part, SourceEdit(at: offset, text))
  }

  // MARK: Closures

  private func closureEdit(_ statements: [Statement]) throws(RecordingProblem) -> RecordedEdit {
    if hasClosureArgument { throw .hasClosureArgument }
    let text = inFile(Statement.closure(statements, width: width))
    if let closure { return edit("closure", closure, text) }
    return insertion(of: " " + text, at: argumentsEnd, "closure")
  }

  /// Together with the blanks before it.
  private func removal(of closure: SourceRange) -> RecordedEdit {
    let start = file.startOfBlanks(before: closure.start)
    return edit("closure", SourceRange(start: start, end: closure.end), "")
  }

  /// The width of the lines in a closure.
  private var width: Int { 100 - indentation.count - step.count }

  /// With the file's own indentation, but for the first line.
  private func inFile(_ lines: [String]) -> String {
    let indented = lines.map { line in
      let blanks = line.prefix { $0 == " " }.count
      return String(repeating: step, count: blanks / 2) + line.dropFirst(blanks)
    }
    return indented.joined(separator: "\n" + indentation)
  }

  // MARK: Statements

  /// Together with the line break before it, so that a statement after it can be added.
  private var removal: RecordedEdit {
    get throws(RecordingProblem) {
      if method != "receive" { throw .isOfAnother(method) }
      let next = tokenAfterStatement
      if next?.kind == .semicolon { throw .sharesLine }
      let lineStart = file.lineStart(of: statement.start)
      let isWholeLine =
        file.endOfBlanks(from: lineStart) == statement.start && next?.startsLine ?? true
      let start = isWholeLine ? file.startOfLineEnd(before: lineStart) : statement.start
      return edit("statement", SourceRange(start: start, end: statement.end), "")
    }
  }

  private var tokenAfterStatement: Token? {
    let tokens = SourceTokens(file)
    return tokens[tokens.index(from: statement.end)...].first
  }

  /// Actions that arrived while time passed are asserted after the call that let it pass, if all
  /// these calls stand beside this one.
  private func receives(
    _ actions: [ReceivedAction], at place: RecordedPlace
  ) -> [RecordedEdit] {
    var edits: [RecordedEdit] = []
    for group in ActionGroup.all(actions) {
      let end = group.advance.flatMap(endOfAdvance)
      if group.advance != nil && end == nil {
        return [edit(ActionGroup(advance: nil, actions: actions), after: nil, at: place)]
      }
      edits.append(edit(group, after: end, at: place))
    }
    return edits
  }

  private func endOfAdvance(_ advance: ReceivedAction.Advance) -> UInt32? {
    let call = try? StoreCall(
      in: file, line: advance.line, column: advance.column, methods: ["advance", "run"])
    return call?.block == block ? call?.endOfLine : nil
  }

  private func edit(
    _ group: ActionGroup, after advance: UInt32?, at recordedPlace: RecordedPlace
  ) -> RecordedEdit {
    let text = group.actions.map(receive).joined(separator: "\n" + indentation)
    let before = "\n" + indentation + text
    if let advance { return insertion(of: before, at: advance, "after \(advance)") }
    switch recordedPlace {
    case .after: return insertion(of: before, at: endOfLine, "after")
    case .end: return insertion(of: before, at: endOfBlock, "end")
    case .before:
      return insertion(of: text + "\n" + indentation, at: statement.start, "before")
    }
  }

  private func receive(_ action: ReceivedAction) -> String {
    let head = "await \(receiver).receive(\(action.argument))"
    return inFile(Statement.call(head, action.statements, width: width))
  }
}
