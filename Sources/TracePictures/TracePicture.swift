import GeneratedSupport

/// A page that shows what stores have done: a chart of actions and effects, and each change of the
/// state. It is one HTML file, which needs no network and no scripts.
///
/// ```swift
/// import GeneratedSupport
/// import TracePictures
///
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case incrementTapped }
///
///   var body: some Reducer<State, Action> { EmptyReducer() }
/// }
///
/// @MainActor func page() -> String {
///   let trace = Trace()
///   let store = withTrace(trace) {
///     Store(initialState: Counter.State()) { Counter() }
///   }
///   store.send(.incrementTapped)
///   return TracePicture(trace, title: "A session").html
/// }
/// ```
public struct TracePicture {
  private let events: [TraceEvent]
  private let missing: Int
  private let title: String

  public init(_ trace: Trace, title: String) {
    events = trace.events
    missing = trace.missing
    self.title = title
  }

  /// The whole file.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title.escaped)</title>
    <style>\(TraceStyle.text)</style>
    </head>
    <body>
    <h1>\(title.escaped)</h1>
    <p class="summary">\(summary.escaped)</p>
    <div class="chart">\(TraceChart(events).svg)</div>
    <ol class="events">
    \(TraceList(events).html)
    </ol>
    </body>
    </html>

    """
  }

  private var summary: String {
    let kinds = events.map(\.kind)
    let parts = [
      count(kinds.count { if case .action = $0 { true } else { false } }, "action"),
      count(kinds.count { if case .effectBegan = $0 { true } else { false } }, "effect"),
      count(kinds.count { if case .issue = $0 { true } else { false } }, "issue"),
    ]
    let older = missing == 0 ? "" : ". The oldest \(missing) events are missing"
    return parts.joined(separator: ", ") + older + "."
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension String {
  /// As text of an HTML page, or the value of an attribute.
  var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      default:
        // Other control characters are not allowed in a page.
        if scalar.value < 32 { text += "\u{FFFD}" } else { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}
