@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// The line ends that Swift reads beside LF.
let otherLineEnds = ["\r\n", "\r"]

/// Sources with other line ends have the same outputs, and the same diagnostics at the same places.
func assertSameWithOtherLineEnds(
  _ sources: [SourceFile], templates: [SourceFile] = [], checksCode: Bool = false,
  _ result: Pipeline.Result,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for end in otherLineEnds {
    var options = Pipeline.Options(
      module: "Test", templates: templates.map { $0.withLineEnds(end) })
    options.checksCode = checksCode
    let other = Pipeline.generate(sources: sources.map { $0.withLineEnds(end) }, options: options)
    #expect(
      other.outputs == result.outputs, "\(end.debugDescription)", sourceLocation: sourceLocation)
    #expect(printed(other) == printed(result), sourceLocation: sourceLocation)
  }
}

private func printed(_ result: Pipeline.Result) -> [String] {
  var printer = DiagnosticPrinter()
  return result.diagnostics.flatMap { printer.lines(for: $0) }
}

extension SourceFile {
  /// The same file, as an editor with other line ends saves it.
  fileprivate func withLineEnds(_ end: String) -> SourceFile {
    let text = text(wholeRange).replacing("\n", with: end)
    return SourceFile(path: path, relativePath: relativePath, bytes: Array(text.utf8))
  }
}
