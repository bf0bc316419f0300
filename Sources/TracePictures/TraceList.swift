import GeneratedSupport

/// The events in order, with the differences of the state.
struct TraceList {
  private let events: [TraceEvent]

  init(_ events: [TraceEvent]) { self.events = events }

  var html: String { events.map(item).joined(separator: "\n") }

  private func item(_ event: TraceEvent) -> String {
    let (kind, head, body) = content(event.kind)
    let store = event.store.map { $0 == 1 ? "" : " · store \($0)" } ?? ""
    return """
      <li id="event-\(event.id)" class="\(kind)"><span class="when">\(event.id) · \
      \(TraceTimeText.text(event.time))\(store)</span> \(head)\(body)</li>
      """
  }

  private func content(_ kind: TraceEvent.Kind) -> (kind: String, head: String, body: String) {
    switch kind {
    case .action(let action):
      return (
        "action",
        "<b>\(action.name.escaped)</b> <span class=\"origin\">\(origin(action.origin))</span>",
        difference(action)
      )
    case .effectBegan(let effect, let action):
      return ("quiet", "effect \(effect) begins\(action.map { ", for \(link($0))" } ?? "")", "")
    case .effectFinished(let effect): return ("quiet", "effect \(effect) has ended", "")
    case .effectCancelled(let effect, let action):
      let cause = action.map { " by \(link($0))" } ?? ""
      return ("quiet", "effect \(effect) is cancelled\(cause)", "")
    case .dependencyRead(let name, let file, let line):
      return ("quiet", "<code>\(name.escaped)</code> is read at \("\(file):\(line)".escaped)", "")
    case .issue(let issue):
      return (
        "issue", "<b>Issue</b> at \("\(issue.fileID):\(issue.line)".escaped)",
        "<pre>\(issue.text.escaped)</pre>"
      )
    }
  }

  private func link(_ event: Int) -> String { "<a href=\"#event-\(event)\">event \(event)</a>" }

  private func origin(_ origin: ActionOrigin) -> String {
    switch origin {
    case .call(let file, let line): "sent at \("\(file):\(line)".escaped)"
    case .unknownCall: "sent"
    case .effect(let number): "sent by effect \(number)"
    case .action(let event): "returned for \(event.map(link) ?? "an action")"
    }
  }

  private func difference(_ action: TracedAction) -> String {
    guard let difference = action.difference else { return "" }
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = String(line).escaped
      switch line.first {
      case "+": return "<ins>\(text)</ins>"
      case "-": return "<del>\(text)</del>"
      default: return text
      }
    }
    return "<pre>\(lines.joined(separator: "\n"))</pre>"
  }
}
