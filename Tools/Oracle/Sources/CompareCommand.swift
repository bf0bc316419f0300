import Foundation
import Synchronization

/// `oracle compare`: every declaration of many files, on all processors.
struct CompareCommand {
  struct Totals {
    var files = 0
    var declarations = 0
    /// The nodes of bodies and initial values.
    var nodes = 0
    var statements = 0
    /// Statements that the tool does not know.
    var unknown = 0
    var bytes = 0
    /// Files that SwiftParser or the compiler reports an error for: not compared, but the tool has
    /// to survive them.
    var leftOut = 0
    /// Those of them that the tool accepts: bodies are skipped, so that it need not be none.
    var accepted = 0
    var differences: [Comparison.Difference] = []
  }

  static let batchSize = 100
  static let printedDifferences = 50

  let tool: DumpTool
  let files: [String]

  /// Returns the exit code.
  func run() -> Int32 {
    let totals = Mutex(Totals())
    let batches = stride(from: 0, to: files.count, by: Self.batchSize).map {
      Array(files[$0..<min($0 + Self.batchSize, files.count)])
    }
    DispatchQueue.concurrentPerform(iterations: batches.count) { index in
      let part = compare(batches[index])
      totals.withLock { $0.add(part) }
    }
    return totals.withLock { report($0) }
  }

  /// A batch that fails is split until the file that it fails for is alone.
  private func compare(_ batch: [String]) -> Totals {
    do {
      let lines = try tool.dump(batch)
      var totals = Totals()
      for (file, line) in zip(batch, lines) { totals.add(try compare(file, with: line)) }
      return totals
    } catch {
      if batch.count > 1 {
        var totals = compare(Array(batch[..<(batch.count / 2)]))
        totals.add(compare(Array(batch[(batch.count / 2)...])))
        return totals
      }
      var comparison = Comparison(file: batch[0])
      comparison.report(nil, "", "run", nil, .string("\(error)"))
      return Totals(files: 1, differences: comparison.differences)
    }
  }

  private func compare(_ file: String, with line: JSON) throws -> Totals {
    let source = try SourceText(path: file)
    let tree = source.parsed()
    let diagnostics = line["diagnostics"]?.array ?? [.null]
    if tree.hasError { return Totals(leftOut: 1, accepted: diagnostics.isEmpty ? 1 : 0) }
    if !diagnostics.isEmpty, try !Compiler.accepts(file) { return Totals(leftOut: 1) }
    var comparison = Comparison(file: file)
    if !diagnostics.isEmpty {
      comparison.report(diagnostics[0], "", "diagnostics", .array([]), .array(diagnostics))
    }
    let expected = ExpectedDeclarations.declarations(of: source, tree: tree)
    comparison.compare(expected, with: line["declarations"]?.array ?? [.null])
    var totals = Totals(files: 1, bytes: source.bytes.count)
    // The tool's offsets count a line end as one byte.
    if !source.bytes.contains(0x0D) {
      let code = CodeComparison(ExpectedCode.nodes(of: tree), with: line["code"]?.array ?? [.null])
      comparison.report(code, in: source)
      (totals.nodes, totals.statements) = (code.compared, code.statements)
      totals.unknown = code.unknown
    }
    totals.declarations = comparison.compared
    totals.differences = comparison.differences
    return totals
  }

  private func report(_ totals: Totals) -> Int32 {
    let differences = totals.differences.sorted { ($0.place, $0.field) < ($1.place, $1.field) }
    for difference in differences.prefix(Self.printedDifferences) {
      print("\(difference.place): \(difference.path): \(difference.field)")
      print("  expected \(difference.expected)")
      print("  found    \(difference.found)")
    }
    let differing = Set(differences.map { $0.place.split(separator: ":")[0] }).count
    print(
      "compared \(totals.files) files (\(totals.bytes / 1000) kB), "
        + "\(totals.declarations) declarations, \(totals.nodes) nodes of bodies "
        + "(\(totals.unknown) of \(totals.statements) statements unknown); left out because of errors: \(totals.leftOut) "
        + "(\(totals.accepted) accepted by the tool); "
        + "differences: \(differences.count) in \(differing) files")
    if totals.files == 0 { print("nothing was compared: every file has an error") }
    return differences.isEmpty && totals.files > 0 ? 0 : 1
  }
}

extension CompareCommand.Totals {
  mutating func add(_ other: Self) {
    files += other.files
    declarations += other.declarations
    nodes += other.nodes
    statements += other.statements
    unknown += other.unknown
    bytes += other.bytes
    leftOut += other.leftOut
    accepted += other.accepted
    differences += other.differences
  }
}
