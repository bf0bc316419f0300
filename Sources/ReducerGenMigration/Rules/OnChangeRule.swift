import ReducerGenCore

/// `.onChange(of: \.a.b) { _, x in Reduce { state, _ in … } }` returns an effect, and no reducer.
struct OnChangeRule {
  static let name = "onChange"

  private let file: MigratedFile
  private let tokens: [Token]

  init(_ file: MigratedFile) {
    self.file = file
    tokens = file.tokens
  }

  func apply() {
    for index in file.watched.places(of: [Self.name]) {
      if let form = SimpleForm(tokens, index, file) { replace(form) }
    }
  }

  private func replace(_ form: SimpleForm) {
    let parameters = "\(form.oldValue), \(form.state) in"
    let value = form.value == "_" ? "" : " let \(form.value) = \(form.state)\(form.path);"
    file.edits.replace(form.head, by: parameters + value, .onChange)
    file.edits.replace(form.tail, by: "", nil)
  }
}

/// `onChange(of: \.path) { oldValue, value in Reduce { state, _ in BODY } }`.
private struct SimpleForm {
  /// `.a.b`.
  var path: String
  var oldValue: String
  var value: String
  var state: String
  /// From `_, value in` to the `in` of the inner closure.
  var head: SourceRange
  /// The brace that closes the inner closure, with the blanks before it.
  var tail: SourceRange

  init?(_ tokens: [Token], _ start: Int, _ file: MigratedFile) {
    let context = TokenContext(tokens, start)
    func text(_ index: Int) -> String { index < tokens.count ? file.text(tokens[index]) : "" }
    guard text(start + 1) == "(", text(start + 2) == "of",
      text(start + 4) == "\\", text(start + 5) == ".",
      let close = context.close(of: start + 1), text(close + 1) == "{",
      let end = context.close(of: close + 1)
    else { return nil }
    let first = close + 2
    guard text(first) == "_" || tokens[first].isName, text(first + 1) == ",",
      text(first + 3) == "in",
      text(first + 4) == "Reduce", text(first + 5) == "{", text(first + 7) == ",",
      text(first + 8) == "_", text(first + 9) == "in",
      let inner = context.close(of: first + 5), inner == end - 1
    else { return nil }
    let pathStart = tokens[start + 5]
    path = file.text(SourceRange(start: pathStart.start, end: tokens[close].start))
    (oldValue, value, state) = (text(first), text(first + 2), text(first + 6))
    head = SourceRange(start: tokens[first].start, end: tokens[first + 9].end)
    tail = SourceRange(start: tokens[inner].triviaStart, end: tokens[inner].end)
  }
}
