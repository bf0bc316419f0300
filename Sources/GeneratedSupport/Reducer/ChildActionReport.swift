/// Reports an action of a child that isn't there.
struct ChildActionReport<Action> {
  let site: CallSite
  /// The operator that received the action: `ifLet`.
  let name: String
  /// The type that received the action, if it is not the call of an operator: `Feature.Destination`.
  var type: Any.Type?
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
      "\(receiver) received \(problem). …",
      "  Action:\n" + String(customDumping: action).indented(by: 4),
    ]
    if let state { paragraphs.append("  State:\n" + state.indented(by: 4)) }
    paragraphs.append(consequence + " Possible causes:")
    paragraphs += causes.map { "• " + String($0.indented(by: 2).dropFirst(2)) }
    return paragraphs.joined(separator: "\n\n")
  }

  private var receiver: String {
    if let type { return #"The "\#(name)" '\#(dumpTypeName(type))'"# }
    return #"\#(name.article) "\#(name)" at "\#(site)""#
  }
}

extension ChildActionReport {
  /// The report of a `forEach` about an action for an element that isn't there.
  ///
  /// - Parameter id: The id of the element, as a text.
  static func missingElement(_ id: String, _ action: Action, site: CallSite) -> Self {
    Self(
      site: site, name: "forEach", problem: "an action for a missing element", action: action,
      causes: [
        """
        A reducer above the "forEach" removed the element with the id \(id) while handling the same action. Apply \
        "forEach" to that reducer, so that the element runs first.
        """,
        """
        An effect of another feature sent the action after the element had been removed. Cancel that \
        effect when the element is removed. The effects of the element itself are cancelled for you.
        """,
        """
        The action was sent to the store for an id that no element has. Send actions of elements only from \
        their own views, or from a test that has checked the id.
        """,
      ])
  }
}

extension String {
  fileprivate var article: String { hasPrefix("i") ? "An" : "A" }
}
