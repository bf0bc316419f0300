import SwiftParserDiagnostics
import SwiftSyntax

/// What SwiftParser says about a file: for whoever asks why a program was rejected.
enum Diagnosis {
  static func print(_ file: String) throws {
    let source = try SourceText(path: file)
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: source.parsed()) {
      let (line, column) = source.position(diagnostic.position)
      Swift.print("\(file):\(line):\(column): \(diagnostic.message)")
    }
  }
}
