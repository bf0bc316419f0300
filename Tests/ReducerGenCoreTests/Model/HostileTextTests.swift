@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Names and paths of the user are text in generated code, and never become code.
@Suite struct HostileTextTests {
  @Test(arguments: [
    "Search \"fast\"", "\", key: evil(), \"", "\"\"\"", "// \" //", "/* \"", "#\"",
    "{{ x }} {% if %}",
  ])
  func namesStayText(name: String) {
    expectSameCode(Self.source(name), as: Self.source("a name"))
  }

  @Test(arguments: [
    "\\(evil()).swift", "a\nevil()\n.swift", "a\"\r.swift", "a\\.swift", "\t\u{7F}.swift",
  ])
  func pathsStayText(path: String) {
    expectSameCode(Self.source("a name"), path: path, as: Self.source("a name"))
  }

  @Test func moduleNamesStayText() {
    expectSameCode(Self.source("a name"), module: "\\(evil())\n", as: Self.source("a name"))
  }

  @Test func aTypeOnSeveralLinesIsOneLineInAComment() {
    let type = "Pair<\n      Int, // \"first\"\r\n      Int\n    >"
    expectSameCode(Self.source("a name", type), as: Self.source("a name", "Pair<Int, Int>"))
  }

  @Test func quotesInNamesAreEscaped() {
    let code = generated("struct `Say \"hi\"`: DependencyClient { var run: @Sendable () -> Void }")
    let literals = #"of: "`Say \"hi\"`", key: "say \"hi\"", source: "Test/Test.swift""#
    #expect(code.contains(literals), "\(code)")
  }

  /// A client, a protocol and an enum of reducers, with the name in each place that generated code shows.
  private static func source(_ name: String, _ type: String = "Int") -> String {
    """
    struct `C \(name)`: DependencyClient {
      var `\(name)`: @Sendable (_ `\(name)`: Int) throws -> Int
      var plain: (_ x: Int) -> Void = { _ in }
      let value: Holder<`C \(name)`, \(type)>
    }
    struct Client: DependencyClient {
      let value: `C \(name)`
      #if A
      static let testValue = Self(value: 1)
      #endif
    }
    // reducergen: records
    protocol `\(name) 3`: DependencyInterface {
      func `\(name)`(_ `\(name)`: \(type)) -> Int
      var `\(name) 4`: Int { get set }
    }
    struct `\(name) 2` {
      enum Action: CaseReducer { case `\(name)`(Child) }
      enum Empty: CaseReducer {}
    }
    extension `\(name) 2`.Action.State: Codable {}
    """
  }
}

/// The output for one source has the tokens of the output for another one; only literals and names
/// differ.
private func expectSameCode(
  _ source: String, path: String = "Test.swift", module: String = "Test", as plain: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = output(for: source, path, module)
  let wanted = output(for: plain, "Test.swift", "Test")
  #expect(tokens(in: found) == tokens(in: wanted), "\(found)", sourceLocation: sourceLocation)
}

private func output(for source: String, _ path: String, _ module: String) -> String {
  let file = SourceFile(path: path, text: source)
  let result = Pipeline.generate(sources: [file], options: .init(module: module))
  #expect(result.diagnostics.map(\.message) == [])
  return String(decoding: result.outputs[0].bytes, as: UTF8.self)
}

/// The kinds of the tokens, and whether a literal contains an interpolation.
private func tokens(in text: String) -> [String] {
  var kinds: [String] = []
  let file = SourceFile(path: "Output.swift", text: text)
  Lexer.read(file) { lexer in
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return }
      let isLiteral = token.kind == .string
      kinds.append(
        token.isName
          ? "name" : "\(token.kind)" + (isLiteral ? interpolation(file.text(token.range)) : ""))
    }
  }
  return kinds
}

private func interpolation(_ literal: String) -> String {
  let text = literal.replacing(bytesOf: "\\\\", with: "")
  return text.contains("\\(") ? " with code" : ""
}
