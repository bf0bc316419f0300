/// Reports an action of a child that isn't there.
struct ChildActionReport<Action> {
  let site: CallSite
  /// The operator that received the action: `ifLet`.
  let name: String
  /// The end of the report's first sentence: `an action for a missing element`.
  let problem: String
  let action: Action
  /// The state that was there instead.
  var state: String?
  /// What the operator did about it.
  var consequence = "The child reducer did not run."
  /// How this can happen, and what to do about it.
  let causes: [String]

  func deliver() {
    IssueReport(text, site: site).deliver()
  }

  private var text: String {
    var paragraphs = [
      #"\#(name.article) "\#(name)" at "\#(site)" received \#(problem). …"#,
      "  Action:\n" + String(customDumping: action).indented(by: 4),
    ]
    if let state { paragraphs.append("  State:\n" + state.indented(by: 4)) }
    paragraphs.append(consequence + " This can have one of these causes:")
    paragraphs += causes.map { "• " + String($0.indented(by: 2).dropFirst(2)) }
    return paragraphs.joined(separator: "\n\n")
  }
}

extension String {
  fileprivate var article: String { hasPrefix("i") ? "An" : "A" }
}
