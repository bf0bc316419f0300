import ReducerGenCore

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

  private func isNumber(_ value: Range<Int>, _ context: TokenContext) -> Bool {
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
    guard context.next?.kind == .leftParen, let close = context.close(of: context.index + 1),
      file.text(context[close + 1]) == "{", context.next(2).map(file.text) == "&",
      let value = context.argument(from: context.index + 3)
    else { return }
    let head = SourceRange(start: context.token.start, end: context[context.index + 2].end)
    if value.upperBound == close {
      file.edits.replace(head, by: "", .testStore)
      file.edits.insert(".modify(\\.some", at: context[close].start, nil)
    } else if file.text(context[value.upperBound + 1]) == "case",
      let path = context.argument(from: value.upperBound + 3), path.upperBound == close
    {
      file.edits.replace(head, by: "", .testStore)
      let label = SourceRange(
        start: context[value.upperBound].start, end: context[path.lowerBound].start)
      file.edits.replace(label, by: ".modify(", nil)
    }
  }

  private func isOnOwnLines(_ range: SourceRange) -> Bool {
    let line = file.lineStart(of: range.start)
    let rest = file.file.bytes[Int(range.end)...].drop { $0 == 32 || $0 == 9 }
    let endsLine = rest.first.map { $0 == 10 || $0 == 13 } ?? true
    return endsLine && line + UInt32(file.indentation(at: range.start).utf8.count) == range.start
  }
}
