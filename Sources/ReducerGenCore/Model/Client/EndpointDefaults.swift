import ReducerGenIndex
import ReducerGenSyntax

/// Default values that defeat their purpose: they report a call a second time, or end the process.
extension EndpointResolver {
  func problem(withDefaultOf property: ClientProperty, _ function: FunctionType) -> Diagnostic? {
    let range = property.declaration.initializer
    guard property.isReplaced, !range.isEmpty else { return nil }
    let place = client.file.place(range)
    if let placeholder = client.file.read(range, { unimplementedCall(&$0) }) {
      let suggestion = suggestion(for: function, placeholder)
      return .unimplementedDefault(property.name, suggestion: suggestion, at: place)
    }
    if isNamed("Never", function.syntax.result, function.scope) { return nil }
    return client.file.read(range) { fatalFunction(&$0) }.map { name in
      let suggestion = suggestion(for: function, "")
      return .fatalDefault(property.name, name, suggestion: suggestion, at: place)
    }
  }

  /// A closure to write as the default value; nil for an endpoint that needs none.
  private func suggestion(for function: FunctionType, _ placeholder: String) -> String? {
    guard ending(of: function, hasDefault: false) == nil else { return nil }
    let type = result(function.syntax.result, function.scope).type
    let value = placeholder.isEmpty ? DefaultValue.suggestion(for: type) : placeholder
    return DefaultValue.closure(value, parameters: function.syntax.parameters.count)
  }

  /// The `placeholder` in `unimplemented("…", placeholder: 0)`; empty where there is none. Nil for
  /// any other expression.
  private func unimplementedCall(_ parser: inout Parser) -> String? {
    guard functionName(&parser) == "unimplemented" else { return nil }
    var arguments = parser
    parser.skipBrackets()
    guard parser.at(.endOfFile) else { return nil }
    return placeholder(&arguments)
  }

  private func placeholder(_ parser: inout Parser) -> String {
    var depth = 0
    var start: UInt32?
    while !parser.at(.endOfFile) {
      let isLabel = depth == 1 && client.file.text(parser.current.range) == "placeholder"
      depth += parser.current.kind.nesting
      if let start, depth == 0 || depth == 1 && parser.at(.comma) {
        return client.file.text(parser.range(from: start))
      }
      parser.advance()
      if isLabel, parser.eat(.colon) {
        start = parser.current.start
        depth += parser.current.kind.nesting
        parser.advance()
      }
    }
    return ""
  }

  /// `fatalError` of `{ _ in fatalError("…") }`.
  private func fatalFunction(_ parser: inout Parser) -> String? {
    guard parser.eat(.leftBrace) else { return nil }
    parser.skipClosureSignature()
    guard let name = functionName(&parser), fatalFunctions.contains(name) else { return nil }
    parser.skipBrackets()
    return parser.eat(.rightBrace) && parser.at(.endOfFile) ? name : nil
  }

  /// `f` before the parenthesis of `Swift.f(`.
  private func functionName(_ parser: inout Parser) -> String? {
    var name: String?
    repeat {
      guard parser.isAtName else { return nil }
      name = client.file.text(parser.current.range)
      parser.advance()
    } while parser.eat(.period)
    return parser.at(.leftParen) ? name : nil
  }
}

extension Parser {
  /// Moves past the `in` of a closure, if there is one before its first statement ends.
  fileprivate mutating func skipClosureSignature() {
    let start = self
    while !at(.endOfFile) && !at(.rightBrace) && !at(.leftBrace) {
      if eat(.in) { return }
      if at(.leftParen) || at(.leftSquare) { skipBrackets() } else { advance() }
    }
    self = start
  }
}

extension Token.Kind {
  /// 1 for an opening bracket, -1 for a closing one.
  var nesting: Int {
    switch self {
    case .leftParen, .leftSquare, .leftBrace: 1
    case .rightParen, .rightSquare, .rightBrace: -1
    default: 0
    }
  }
}

private let fatalFunctions: Set = ["fatalError", "preconditionFailure"]
