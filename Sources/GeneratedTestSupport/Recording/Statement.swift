/// A statement of a recorded closure.
package indirect enum Statement: Equatable, Sendable {
  /// `$0.title = "x"`
  case assign(place: String, SwiftCode)
  /// `$0.rows.append(Row(id: 1))`
  case call(SwiftCode, hasResult: Bool)
  /// `$0.destination?.modify(\.edit) { … }`
  case block(head: String, [Statement])
}

extension Statement {
  /// The lines, with two spaces for each level. Lines end before `width`.
  package func lines(width: Int) -> [String] {
    switch self {
    case .assign(let place, let code):
      return Self.comment(on: code) + code.lines(after: place + " = ", width: width)
    case .call(let code, _): return Self.comment(on: code) + code.lines(after: "", width: width)
    case .block(let head, let statements):
      let step = SwiftCode.step
      let body = statements.flatMap { $0.lines(width: width - step.count) }
      if body.count == 1, head.count + body[0].count + 5 <= width {
        return ["\(head) { \(body[0]) }"]
      }
      return ["\(head) {"] + body.map { step + $0 } + ["}"]
    }
  }

  /// The lines of a call with a closure after it, if there are statements. They end before `width`.
  package static func call(_ head: String, _ statements: [Statement], width: Int) -> [String] {
    if statements.isEmpty { return [head] }
    return [head + " {"] + closure(statements, width: width).dropFirst()
  }

  /// The lines of a closure, whose braces have lines of their own.
  package static func closure(_ statements: [Statement], width: Int) -> [String] {
    ["{"] + statements.flatMap { $0.lines(width: width) }.map { SwiftCode.step + $0 } + ["}"]
  }

  /// Whether a person has to fill in a value.
  package var hasPlaceholder: Bool { code.contains { !$0.dumps.isEmpty } }

  /// The values that it assigns, and the calls that it makes.
  package var code: [SwiftCode] {
    switch self {
    case .assign(_, let code), .call(let code, _): [code]
    case .block(_, let statements): statements.flatMap(\.code)
    }
  }

  /// The number of characters.
  var length: Int { lines(width: .max).map(\.count).reduce(0, +) }

  /// In a closure of one expression that is generic over its result, Swift does not ignore the
  /// result of a call.
  var withoutResult: Self {
    if case .call(let code, hasResult: true) = self { .assign(place: "_", code) } else { self }
  }

  private static func comment(on code: SwiftCode) -> [String] {
    code.dumps.flatMap { dump in
      ["// The value is:"] + dump.split(separator: "\n").map { "//   " + $0 }
    }
  }
}
