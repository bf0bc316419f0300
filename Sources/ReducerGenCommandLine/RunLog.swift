import ReducerGenCore
import ReducerGenSyntax

/// Reports the progress of a run on standard error. A verbose run reports each stage with its time.
/// On a terminal, a run of more than a second shows its progress in one line.
final class RunLog {
  private let isVerbose: Bool
  private let terminal: Terminal
  private var stage: ContinuousClock.Instant
  private var progress: ProgressLine
  private var total = 0
  private var count = 0
  private var marked = 0
  /// Details that are printed at the end of the stage.
  private var lines: [String] = []

  init(isVerbose: Bool, on terminal: Terminal = Terminal()) {
    self.isVerbose = isVerbose
    self.terminal = terminal
    stage = terminal.now()
    progress = ProgressLine(terminal)
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
    case .decided(let title, let path): add("\(path): \(title)")
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
    let now = terminal.now()
    let hundredths = Int((now - stage) / .microseconds(10))
    terminal.write("\(text()): \(Double(hundredths) / 100) ms\n")
    for line in lines { terminal.write("  \(line)\n") }
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

/// The terminal that reports are written to, and its clock.
struct Terminal {
  /// Output goes to a terminal, where a line can be overwritten.
  var isInteractive = Platform.isTerminal(2)
  var now: () -> ContinuousClock.Instant = { .now }
  var write: (String) -> Void = Output.report
}

/// A line that is overwritten as the run progresses; it appears after the first second.
private struct ProgressLine {
  private let terminal: Terminal
  private let start: ContinuousClock.Instant
  private var shown: ContinuousClock.Instant?

  init(_ terminal: Terminal) {
    self.terminal = terminal
    start = terminal.now()
  }

  mutating func show(_ text: @autoclosure () -> String) {
    guard terminal.isInteractive else { return }
    let now = terminal.now()
    guard now - start > .seconds(1), shown.map({ now - $0 > .milliseconds(100) }) ?? true else {
      return
    }
    shown = now
    terminal.write("\r\u{1B}[Kreducergen: \(text())")
  }

  mutating func clear() {
    if shown != nil { terminal.write("\r\u{1B}[K") }
    shown = nil
  }
}
