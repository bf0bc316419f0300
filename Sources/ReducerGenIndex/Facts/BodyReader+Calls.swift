import ReducerGenSyntax

extension BodyReader {
  /// `store.send(.tapped) { … }`.
  struct Call {
    var name: String
    var nameRange: SourceRange
    /// The name before the period: `store`; empty for `.send(.tapped)` and after other
    /// expressions. Nil without a period.
    var receiver: String?
    var arguments: [ArgumentSyntax]
    /// Those after the arguments.
    var closures: [SourceRange]
    /// From the name to the last closure.
    var range: SourceRange

    /// Whether it names a type, with or without its module.
    var isOfType: Bool { receiver.map { $0.first?.isUppercase ?? false } ?? true }
  }

  /// The calls of functions, methods and initializers with these names, also in closures.
  func calls(of names: Set<String>) -> [Call] {
    tokens.indices.compactMap { index in
      isName(at: index) && names.contains(text(at: index)) ? call(at: index) : nil
    }
  }

  private func call(at index: Int) -> Call? {
    guard keyword(at: index - 1) != .func else { return nil }
    var end = indexAfterGenericArguments(index + 1)
    var call = Call(
      name: text(at: index), nameRange: tokens[index].range, receiver: receiver(at: index),
      arguments: [], closures: [], range: tokens[index].range)
    let hasArguments = kind(at: end) == .leftParen && !tokens[end].startsLine
    if hasArguments {
      call.arguments = file.read(range(end..<partners[end] + 1)) { $0.parseArguments() }
      end = partners[end] + 1
    }
    while let closure = closure(at: end, isFirst: call.closures.isEmpty) {
      call.closures.append(range(closure))
      end = closure.upperBound
    }
    call.range.end = tokens[end - 1].end
    return hasArguments || !call.closures.isEmpty ? call : nil
  }

  private func receiver(at index: Int) -> String? {
    guard kind(at: index - 1) == .period else { return nil }
    return isName(at: index - 2) ? text(at: index - 2) : ""
  }

  /// A trailing closure. Those after the first have labels.
  private func closure(at index: Int, isFirst: Bool) -> Range<Int>? {
    var start = index
    if !isFirst {
      guard isName(at: index), kind(at: index + 1) == .colon else { return nil }
      start += 2
    }
    return kind(at: start) == .leftBrace ? start..<partners[start] + 1 : nil
  }

  /// After `<State, Action>`.
  private func indexAfterGenericArguments(_ start: Int) -> Int {
    guard kind(at: start) == .operatorName, text(at: start) == "<" else { return start }
    var (index, depth) = (start, 0)
    while index < tokens.count {
      if kind(at: index) == .operatorName {
        depth += text(at: index).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
        if depth <= 0 { return index + 1 }
      } else if ![.comma, .period].contains(kind(at: index)), !isName(at: index) {
        return start
      }
      index += 1
    }
    return start
  }

  func isClosure(_ range: SourceRange) -> Bool {
    let indices = indices(in: range)
    return kind(at: indices.lowerBound) == .leftBrace
      && partners[indices.lowerBound] + 1 == indices.upperBound
  }

  /// The names of a closure's parameters. Empty if none is written.
  func parameters(of closure: SourceRange) -> [String] {
    var index = indices(in: closure).lowerBound + 1
    while kind(at: index) == .at { index += 2 }
    if kind(at: index) == .leftSquare { index = partners[index] + 1 }
    let inParentheses = kind(at: index) == .leftParen ? inside(index) : nil
    let start = inParentheses.map { $0.upperBound + 1 } ?? index
    guard let end = indexOfIn(after: start) else { return [] }
    return elements(inParentheses ?? start..<end).map { text(at: $0.lowerBound) }
  }

  /// The index of `in` after parameters without parentheses, or after those and `throws -> Int`.
  private func indexOfIn(after start: Int) -> Int? {
    var index = start
    while keyword(at: index) != .in {
      let isPart = isName(at: index) || keyword(at: index) == .throws
      guard isPart || [.comma, .arrow, .operatorName].contains(kind(at: index)) else {
        return nil
      }
      index += 1
    }
    return index
  }

  /// The types that the statements of a closure begin with: `["Login"]` of `Login()`, and
  /// `["Sheet", "Path"]` of `Sheet.Path.body`.
  func types(in closure: SourceRange) -> [[String]] {
    let indices = inside(self.indices(in: closure).lowerBound)
    var types: [[String]] = []
    var index = indices.lowerBound
    while index < indices.upperBound {
      let isStart =
        index == indices.lowerBound || tokens[index].startsLine
        || kind(at: index - 1) == .semicolon || keyword(at: index - 1) == .return
      if isStart, let type = type(at: index) { types.append(type) }
      index = partners[index] + 1
    }
    return types
  }

  private func type(at start: Int) -> [String]? {
    var names: [String] = []
    var index = start
    while isName(at: index), text(at: index).first?.isUppercase == true {
      names.append(text(at: index))
      if kind(at: index + 1) != .period { break }
      index += 2
    }
    return names.isEmpty ? nil : names
  }
}
