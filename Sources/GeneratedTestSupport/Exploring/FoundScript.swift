import GeneratedSupport

/// The statements of a test that repeats a run. It collects the assertions that a recorder would
/// write into a test.
final class FoundScript: AssertionRecorder {
  enum Line: Equatable, Sendable {
    /// - Parameter task: The number of the constant that keeps the task. Nil if none does.
    case send(String, [Statement], task: Int?)
    case cancel(Int)
    /// Lets time pass until all effects have ended.
    case advanceOften(Duration)
    case finish
    case receive(ReceivedAction)
    case advance(Duration)
    /// What can't be written, as a comment.
    case unknown(String)
  }

  private let state = Locked<[Line]>([])
  private let printer: AssertionPrinter

  init(_ printer: AssertionPrinter) { self.printer = printer }

  var lines: [Line] { state.withLock(\.self) }

  func append(_ line: Line) { state.withLock { $0.append(line) } }

  /// Replaces what an effect that does not end has done since by a wait for its end.
  func endWithoutEnd() {
    state.withLock { lines in
      let last = lines.lastIndex { if case .send = $0 { true } else { false } }
      let end = lines[(last.map { $0 + 1 } ?? 0)...]
      let delays = end.compactMap { if case .advance(let delay) = $0 { delay } else { nil } }
      lines.removeLast(end.count)
      if let delay = delays.max() { lines.append(.advanceOften(delay)) }
      lines.append(.finish)
    }
  }

  let replacesWrong = false

  /// The change of the action that was sent last.
  func record(_ assertion: RecordedAssertion, at site: CallSite) -> RecordingResult {
    state.withLock { lines in
      if case .closure(let statements) = assertion, case .send(let action, _, let task) = lines.last
      {
        lines[lines.count - 1] = .send(action, statements, task: task)
      }
    }
    return .unchanged
  }
}

extension FoundScript {
  /// - Parameter isKept: Whether the task is cancelled later.
  /// - Returns: The number of the kept task.
  func appendSent(_ action: any CasePathable, isKept: Bool) -> Int? {
    guard let argument = printer.argument(ofSent: action) else {
      append(unknown("An action that can't be written", action))
      return nil
    }
    let count = lines.count { if case .send(_, _, .some) = $0 { true } else { false } }
    append(.send(argument, [], task: isKept ? count + 1 : nil))
    return isKept ? count + 1 : nil
  }

  /// Appends what effects have sent.
  @MainActor
  func append<State, Action>(
    _ received: [TestJournal<State, Action>.Received], _ journal: TestJournal<State, Action>
  ) {
    for action in received {
      // Also those that effects have made since the last action.
      let changes = journal.shared.changes(to: action.change.sharedChanges.upperBound)
      defer { changes.finish(nil) }
      let assertion = journal.assertion(
        of: action, changes, hasPayload: journal.held != nil, printer)
      append(
        assertion.map { .receive($0) }
          ?? unknown("Received an action that can't be written", action))
    }
  }

  private func unknown(_ text: String, _ value: Any) -> Line {
    .unknown("\(text):\n\(String(reporting: value).indented())")
  }
}
