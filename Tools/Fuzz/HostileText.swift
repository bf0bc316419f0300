/// Names, paths and default values of the user are text in generated code, and never become code:
/// the output has the same tokens as for harmless ones, and no literal has an interpolation.
func expectTextStaysText(_ input: [UInt8]) {
  let text = String(decoding: input.prefix(80), as: UTF8.self)
  let name = rawName(text)
  let hostile = output(for: source(name, default: text), path: "a" + text + ".swift", module: text)
  let harmless = output(for: source("a name", default: "x"), path: "Source.swift", module: "Fuzz")
  expect(
    shape(of: hostile) == shape(of: harmless),
    "a name, a path or a default value became code:\n"
      + String(decoding: hostile, as: UTF8.self))
}

/// The text without what no name can contain, even in back-ticks.
private func rawName(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars where SwiftName.escaped("a " + String(scalar)) != nil {
    scalars.append(scalar)
  }
  return "a " + String(scalars)
}

/// A client, a protocol and an enum of reducers, with the name in each place that generated code shows.
private func source(_ name: String, default text: String) -> String {
  let line = text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\0" }
  let literal = pounds + "\"" + String(String.UnicodeScalarView(line)) + "\"" + pounds
  return """
    struct `C \(name)`: DependencyClient {
      var `\(name)`: @Sendable (_ `\(name)`: Int) -> Int = { _ in \(literal).count }
      var plain: (_ x: Int) -> Void = { _ in }
      let value: Pair<`C \(name)`,
        Int>
    }
    // reducergen: records
    protocol `\(name) 3`: DependencyInterface {
      // reducergen: default Thing()
      func `\(name)`(_ `\(name)`: Int) -> Thing
      var `\(name) 4`: Int { get set }
    }
    struct `\(name) 2` {
      enum Action: CaseReducer { case `\(name)`(Child) }
    }
    extension `\(name) 2`.Action.State: Codable {}
    """
}

/// What a careful template prints of names, types and paths.
private let template = SourceFile(
  path: "shown.stencil",
  text: """
    {# reducergen: for type conforming to DependencyClient #}
    // {{ type.name | inComment }} in {{ type.file | inComment }}
    extension {{ type }} {
    {% for property in type.properties %}
      // {{ property.type | default:"none" | inComment }}
      static let {{ property.name | escaped }}: Int = "{{ property.plainName | inLiteral }}".count
    {% endfor %}
    }
    """)

/// More than an input of this length can close.
private let pounds = String(repeating: "#", count: 81)

private func output(for source: String, path: String, module: String) -> [UInt8] {
  let file = SourceFile(path: path, text: source)
  let result = Pipeline.generate(
    sources: [file], options: Pipeline.Options(module: module, templates: [template]))
  expect(
    result.diagnostics.isEmpty,
    "a name or a path is refused: \(result.diagnostics.first?.message ?? "")\n" + source)
  return result.outputs[0].bytes
}

/// The kinds of the tokens. A literal with an interpolation has another kind.
private func shape(of bytes: [UInt8]) -> [String] {
  var kinds: [String] = []
  let file = SourceFile(path: "Output.swift", bytes: bytes)
  Lexer.read(file) { lexer in
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return }
      let isCode = token.kind == .string && hasInterpolation(file.text(token.range))
      kinds.append(isCode ? "interpolation" : "\(token.kind)")
    }
  }
  return kinds
}

private func hasInterpolation(_ literal: String) -> Bool {
  literal.replacing(bytesOf: "\\\\", with: "").utf8.split(separator: Byte.backslash).dropFirst()
    .contains { $0.first == Byte.leftParen }
}
