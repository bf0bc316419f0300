import GeneratedSupport

/// The chart: time from left to right, actions and effects from top to bottom.
struct TraceChart {
  private static let height = 22.0
  private static let top = 28.0
  private let layout: TraceLayout

  init(_ events: [TraceEvent]) { layout = TraceLayout(events) }

  var svg: String {
    let (width, height) = (
      layout.width + 20, Self.top + Double(layout.rows.count) * Self.height + 8
    )
    let parts =
      layout.ticks.map { line($0, height) } + layout.arrows.map(arrow)
      + layout.rows.enumerated().map { row($0.element, y(of: $0.offset)) }
    return """
      <svg width="\(text(width))" height="\(text(height))" role="img" aria-label="Actions and effects over time">
      <defs><marker id="head" markerWidth="7" markerHeight="7" refX="6" refY="3" orient="auto">\
      <path d="M0,0 L6,3 L0,6 z"/></marker></defs>
      \(parts.joined(separator: "\n"))
      </svg>
      """
  }

  private func y(of row: Int) -> Double { Self.top + (Double(row) + 0.5) * Self.height }

  private func text(_ number: Double) -> String { "\(Int(number.rounded()))" }

  private func line(_ tick: TraceLayout.Tick, _ height: Double) -> String {
    let x = text(tick.x)
    return """
      <line class="tick" x1="\(x)" y1="20" x2="\(x)" y2="\(text(height))"/>\
      <text class="time" x="\(x)" y="14">\(TraceTimeText.text(tick.time).escaped)</text>
      """
  }

  private func row(_ row: TraceLayout.Row, _ y: Double) -> String {
    switch row.mark {
    case .action(let action):
      let tip = action.difference ?? "The state does not change."
      return link(
        row,
        label(action.shortName, y)
          + "<circle class=\"action\" cx=\"\(text(row.x))\" cy=\"\(text(y))\" r=\"5\">"
          + "<title>\("\(action.name)\n\(tip)".escaped)</title></circle>")
    case .issue(let issue):
      let (x, y) = (row.x, y)
      let points = [(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]
        .map { "\(text($0.0)),\(text($0.1))" }.joined(separator: " ")
      return link(
        row,
        label(issue.firstLine, y, kind: "issue")
          + "<polygon class=\"issue\" points=\"\(points)\"><title>\(issue.text.escaped)</title></polygon>"
      )
    case .effect(let effect): return link(row, bar(effect, row.x, y))
    }
  }

  private func link(_ row: TraceLayout.Row, _ content: String) -> String {
    "<a href=\"#event-\(row.event)\">\(content)</a>"
  }

  private func label(_ name: String, _ y: Double, kind: String = "name") -> String {
    let short = name.count > 34 ? name.prefix(33) + "…" : name[...]
    return "<text class=\"\(kind)\" x=\"8\" y=\"\(text(y + 4))\">\(String(short).escaped)</text>"
  }

  private func bar(_ effect: TraceLayout.Effect, _ x: Double, _ y: Double) -> String {
    let width = max(4, effect.end - x)
    let ending =
      switch effect.ending {
      case .finished: "finished"
      case .cancelled: "cancelled"
      case .running: "running"
      }
    let begin = effect.origin.map { arrow(from: (x - 9, self.y(of: $0)), to: (x - 1, y)) } ?? ""
    let cross =
      effect.ending == .cancelled
      ? "<path class=\"cross\" d=\"M\(text(x + width - 4)),\(text(y - 4)) l8,8 m0,-8 l-8,8\"/>" : ""
    return label("    effect \(effect.number)", y, kind: "effect-name") + begin
      + "<rect class=\"effect \(ending)\" x=\"\(text(x))\" y=\"\(text(y - 5))\" width=\"\(text(width))\" "
      + "height=\"10\" rx=\"4\"><title>effect \(effect.number): \(ending)</title></rect>" + cross
  }

  private func arrow(_ rows: (from: Int, to: Int)) -> String {
    let target = layout.rows[rows.to]
    return arrow(from: (target.x, y(of: rows.from)), to: (target.x, y(of: rows.to) - 5))
  }

  private func arrow(from: (x: Double, y: Double), to: (x: Double, y: Double)) -> String {
    let aside = from.x == to.x ? "" : " H\(text(to.x))"
    return "<path class=\"arrow\" d=\"M\(text(from.x)),\(text(from.y)) V\(text(to.y))\(aside)\"/>"
  }
}

extension TracedAction {
  /// The names of the cases, without those of rows, screens and presented features:
  /// `.path.detail.saved`.
  fileprivate var shortName: String {
    var name = name
    for outer in ["(.element(id:, action: .", "(.presented(.", "(."] {
      name = name.replacing(outer, with: ".")
    }
    return name.replacing(")", with: "").replacing("(", with: "")
  }
}

extension TracedIssue {
  var firstLine: String { String(text.prefix { $0 != "\n" }) }
}

enum TraceTimeText {
  /// `1.5 s`, `20 ms`.
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    if milliseconds < 1_000 { return "\(milliseconds) ms" }
    let rest = milliseconds % 1_000
    if rest == 0 { return "\(milliseconds / 1_000) s" }
    var digits = String(rest + 1_000).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(milliseconds / 1_000).\(digits) s"
  }
}
