/// A line on a terminal that is overwritten as the run progresses; it appears after the first second.
package struct ProgressLine {
  private let console: Console
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private var shown: ContinuousClock.Instant?

  package init(_ console: Console, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.console = console
    self.now = now
    start = now()
  }

  /// Shows a text, unless the last one was shown a moment ago.
  package mutating func show(_ text: @autoclosure () -> String) {
    guard console.isTerminal else { return }
    let now = now()
    guard now - start > .seconds(1), shown.map({ now - $0 > .milliseconds(100) }) ?? true else {
      return
    }
    shown = now
    console.report("\r\u{1B}[Kreducergen: \(text())")
  }

  package mutating func clear() {
    if shown != nil { console.report("\r\u{1B}[K") }
    shown = nil
  }
}
