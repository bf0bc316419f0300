import ReducerGenIndex
import ReducerGenSyntax

/// What a `TestStore` takes in another form, or does not need.
struct TestStoreRules {
  static let names = ["useMainSerialExecutor", "timeout", "XCTModify"]

  private let file: MigratedFile

  init(_ file: MigratedFile) { self.file = file }

  func apply() {
    for index in file.watched.places(of: Self.names) {
      let context = TokenContext(file.tokens, index)
      switch file.text(context.token) {
      case "timeout": replaceNanoseconds(context)
      case "XCTModify": replaceModification(context)
      default: removeExecutor(context)
      }
    }
  }

  /// `receive(\.loaded, timeout: NSEC_PER_SEC)`.
  private func replaceNanoseconds(_ context: TokenContext) {
    guard [.comma, .leftParen].contains(context.previous?.kind), context.next?.kind == .colon,
      let value = context.argument(from: context.index + 2), isNumber(value, context),
      let function = context.callee, ["receive", "finish"].contains(file.text(function))
    else { return }
    file.edits.insert(".nanoseconds(", at: context[value.lowerBound].start, .testStore)
    file.edits.insert(")", at: context[value.upperBound - 1].end, nil)
  }

  /// A number, and not a function of a `Duration` with a number in it.
  private func isNumber(_ value: Range<Int>, _ context: TokenContext) -> Bool {
    if value.contains(where: { context[$0].kind == .period }) { return false }
    let first = file.text(context[value.lowerBound])
    return first.first?.isNumber == true
      || value.contains { file.text(context[$0]).hasPrefix("NSEC_PER_") }
  }

  /// `store.useMainSerialExecutor = true`, which is always so here.
  private func removeExecutor(_ context: TokenContext) {
    let value = context.next(2).map(file.text)
    guard context.next.map(file.text) == "=", value == "true" || value == "false",
      context.previous?.kind == .period, let store = context.previous(2), store.isName
    else { return }
    let range = SourceRange(start: store.start, end: context.next(2)!.end)
    if isOnOwnLines(range) { file.edits.remove(range, .testStore) }
  }

  /// `XCTModify(&value, case: \.name) {`, which is `value.modify(\.name) {`. An optional has the case
  /// `some`.
  private func replaceModification(_ context: TokenContext) {
    guard context.next?.kind == .leftParen, context.previous?.keyword != .func else { return }
    guard let close = context.close(of: context.index + 1), takesClosure(after: close, context),
      context.next(2).map(file.text) == "&", let value = context.argument(from: context.index + 3),
      let path = path(after: value, close, context)
    else { return file.report(.xctModify(at: file.parsed.place(context.token.range))) }
    let head = SourceRange(start: context.token.start, end: context[context.index + 2].end)
    file.edits.replace(head, by: "", .testStore)
    file.edits.replace(path.range, by: path.text, nil)
  }

  /// What stands between the value and the bracket, and what it becomes. Nil if there is more than
  /// a case.
  private func path(
    after value: Range<Int>, _ close: Int, _ context: TokenContext
  ) -> (range: SourceRange, text: String)? {
    let end = context[close].start
    if value.upperBound == close { return (SourceRange(start: end, end: end), ".modify(\\.some") }
    guard file.text(context[value.upperBound + 1]) == "case",
      let path = context.argument(from: value.upperBound + 3), path.upperBound == close
    else { return nil }
    let start = context[value.upperBound].start
    return (SourceRange(start: start, end: context[path.lowerBound].start), ".modify(")
  }

  /// Whether a closure follows that cannot throw: it would need a `try` before the call.
  private func takesClosure(after close: Int, _ context: TokenContext) -> Bool {
    guard close + 1 < file.tokens.count, file.tokens[close + 1].kind == .leftBrace,
      let end = context.close(of: close + 1)
    else { return false }
    return !(close + 1..<end).contains { file.tokens[$0].keyword == .try }
  }

  private func isOnOwnLines(_ range: SourceRange) -> Bool {
    let line = file.lineStart(of: range.start)
    let rest = file.file.bytes[Int(range.end)...].drop { $0 == 32 || $0 == 9 }
    let endsLine = rest.first.map { $0 == 10 || $0 == 13 } ?? true
    return endsLine && line + UInt32(file.indentation(at: range.start).utf8.count) == range.start
  }
}
