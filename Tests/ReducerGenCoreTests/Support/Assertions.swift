@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// The tokens' texts and kinds; the lengths of tokens and trivia add up to the file.
func assertTokens(
  _ source: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SourceFile(path: "Test.swift", text: source)
  var found: [String] = []
  Lexer.read(file) { lexer in
    var position: UInt32 = 0
    while true {
      let token = lexer.next()
      #expect(token.triviaStart == position, sourceLocation: sourceLocation)
      position = token.end
      if token.kind == .endOfFile { break }
      found.append(file.text(token.range))
    }
    #expect(Int(position) == file.count, sourceLocation: sourceLocation)
  }
  #expect(found == expected, sourceLocation: sourceLocation)
}

/// Parses without a diagnostic and gives back what `dump` prints of the declarations.
@discardableResult
func assertParses(
  _ source: String, sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  let file = SourceFile(path: "Test.swift", text: source)
  let (_, diagnostics) = Parser.parse(file)
  #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  let line = String(decoding: Dump.line(for: file).bytes, as: UTF8.self)
  let marker = "\"declarations\":"
  return line.firstRange(of: marker).map { String(line[$0.upperBound...].dropLast()) } ?? line
}

/// What is reported of one file.
func diagnostics(_ source: String) -> [Diagnostic] {
  let file = SourceFile(path: "Test.swift", text: source)
  return Pipeline.generate(sources: [file], options: .checking).diagnostics
}

/// Reports what is written into the source, and nothing else. The other files have nothing to
/// report.
func assertDiagnoses(
  _ text: String, otherFiles: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  let annotated = Annotated(text)
  let file = SourceFile(path: "Test.swift", text: annotated.source)
  let others = otherFiles.enumerated().map { index, text in
    SourceFile(path: "Other\(index).swift", text: text)
  }
  let result = Pipeline.generate(sources: [file] + others, options: .checking)
  let table = LineTable(file)
  let found = result.diagnostics.map { diagnostic in
    let (line, column) = table.position(of: diagnostic.place.range.start)
    return Annotated.Expectation(
      line: line, column: column,
      message: "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]")
  }
  #expect(found == annotated.expectations, sourceLocation: sourceLocation)
  assertSameWithOtherLineEnds(
    [file] + others, checksCode: true, result, sourceLocation: sourceLocation)
}

/// What is generated for the first file, after the header and the imports; twice the same, and
/// whatever the order of the files.
func assertGenerates(
  _ source: String, _ expected: String, otherFiles: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = generated(source, otherFiles: otherFiles, sourceLocation: sourceLocation)
  #expect(text == expected, sourceLocation: sourceLocation)
}

/// All that is generated for the first file, without the header.
func generated(
  _ source: String, otherFiles: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  var sources = [SourceFile(path: "Test.swift", text: source)]
  sources += otherFiles.enumerated().map { index, text in
    SourceFile(path: "Other\(index).swift", text: text)
  }
  let result = Pipeline.generate(sources: sources, options: .init(module: "Test"))
  let reversed = Pipeline.generate(sources: sources.reversed(), options: .init(module: "Test"))
  #expect(result.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  func text(_ result: Pipeline.Result) -> String {
    let output = result.outputs.first { $0.name == "Test.generated.swift" }
    return String(decoding: output?.bytes ?? [], as: UTF8.self)
  }
  #expect(text(result) == text(reversed), sourceLocation: sourceLocation)
  assertSameWithOtherLineEnds(sources, result, sourceLocation: sourceLocation)
  let lines = text(result).split(separator: "\n", omittingEmptySubsequences: false)
  return lines.dropFirst(5).joined(separator: "\n")
}

extension Pipeline.Options {
  /// As in a build.
  static var checking: Self {
    var options = Self(module: "Test")
    options.checksCode = true
    return options
  }
}
