import ReducerGenCommandLine
import ReducerGenCore
import ReducerGenSyntax

/// Reports the progress of a run on standard error. A verbose run reports each stage with its time.
/// On a terminal, a run of more than a second shows its progress in one line.
final class RunLog {
  private let isVerbose: Bool
  private let console: Console
  private var stage: ContinuousClock.Instant
  private var progress: ProgressLine
  private var total = 0
  private var count = 0
  private var marked = 0
  /// Details that are printed at the end of the stage.
  private var lines: [String] = []

  init(isVerbose: Bool, _ console: Console) {
    self.isVerbose = isVerbose
    self.console = console
    stage = .now
    progress = ProgressLine(console)
  }

  func read(_ sources: [SourceFile], _ templates: [SourceFile]) {
    total = sources.count
    let bytes = sources.reduce(0) { $0 + $1.count }
    let more = templates.isEmpty ? "" : " and \(Count(templates.count, "template"))"
    finish("read \(Count(total, "file"))\(more), \(Count(bytes, "byte"))")
  }

  func note(_ event: Pipeline.Event) {
    switch event {
    case .parsed(let path, let isMarked):
      if isMarked { marked += 1 }
      add(isMarked ? path + ": annotated" : path)
      progress.show("\(count) of \(total) files parsed")
    case .hasParsed: finish("parsed \(Count(count, "file")), \(marked) annotated")
    case .decided(let part): add("\(part.place.file.relativePath): \(part.title)")
    case .hasDecided: finish("planned \(Count(count, "part")) of code")
    case .printed:
      count += 1
      progress.show("\(count) of \(total) outputs printed")
    }
  }

  private func add(_ line: @autoclosure () -> String) {
    count += 1
    if isVerbose { lines.append(line()) }
  }

  func printed(_ outputs: [Pipeline.Output]) {
    progress.clear()
    let count = outputs.count(where: \.hasCode)
    finish("printed \(Count(outputs.count, "output")), \(count) with code")
  }

  func wrote(_ written: [String], upToDate: Int, removed: [String]) {
    lines = written + removed.map { $0 + ": removed" }
    let others = "\(upToDate) were up to date, \(removed.count) removed"
    finish("wrote \(Count(written.count, "file")), \(others)")
  }

  func compared(_ count: Int) { finish("compared \(Count(count, "file"))") }

  private func finish(_ text: @autoclosure () -> String) {
    defer { (count, lines) = (0, []) }
    guard isVerbose else { return }
    progress.clear()
    let now = ContinuousClock.now
    let hundredths = Int((now - stage) / .microseconds(10))
    console.report("\(text()): \(Double(hundredths) / 100) ms\n")
    for line in lines { console.report("  \(line)\n") }
    stage = now
  }
}

/// `1 file`, `2 files`.
private struct Count: CustomStringConvertible {
  var description: String

  init(_ count: Int, _ noun: String) {
    description = "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
