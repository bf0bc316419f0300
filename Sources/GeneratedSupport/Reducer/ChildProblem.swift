/// What is wrong with an action for a child.
@usableFromInline
struct ChildProblem {
  /// The operator that received the action: `ifLet`.
  let name: String
  /// The end of the report's first sentence: `an action for a missing element`.
  let text: String
  /// The state that was there instead.
  var state: String?
  /// What the operator did about it.
  var consequence = "The child reducer did not run."
  /// How this can happen, and what to do about it.
  let causes: [String]
  /// Whether the operator does nothing else with the action.
  @usableFromInline var isRefused = true

  /// `A "forEach" at "App/Feature.swift:12"`
  @usableFromInline
  func receiver(at site: CallSite) -> String {
    #"\#(name.article) "\#(name)" at "\#(site)""#
  }

  @usableFromInline
  func deliver(for action: some Any, receiver: String, site: CallSite) {
    var paragraphs = [
      "\(receiver) received \(text). …",
      "  Action:\n" + String(customDumping: action).indented(by: 4),
    ]
    if let state { paragraphs.append("  State:\n" + state.indented(by: 4)) }
    paragraphs.append(consequence + " Possible causes:")
    paragraphs += causes.map { "• " + String($0.indented(by: 2).dropFirst(2)) }
    IssueReport(paragraphs.joined(separator: "\n\n"), site: site).deliver()
  }
}

extension String {
  fileprivate var article: String { hasPrefix("i") ? "An" : "A" }
}

/// How a child can be missing when an action for it arrives, in the words of one operator.
struct AbsenceCauses {
  /// What a reducer above the operator did.
  let removal: String
  /// What to do about that.
  let remedy: String
  /// Which effect can have sent the action.
  var effect = "An effect of another feature"
  /// Since when an effect of another feature had no child.
  let since: String
  /// When to cancel that effect.
  let when: String
  /// Which effects need not be cancelled.
  let others: String
  /// How the action was sent by someone else.
  let sent: String
  /// How to send it.
  let advice: String

  func list(_ name: String) -> [String] {
    [
      """
      A reducer above the "\(name)" \(removal) while handling the same action. \(remedy)
      """,
      """
      \(effect) sent the action after \(since). Cancel that effect when \(when). \(others)
      """,
      """
      The action was sent to the store \(sent). \(advice)
      """,
    ]
  }
}

extension ChildProblem {
  /// The optional state of a child is nil.
  static var missingChild: Self {
    ChildProblem(
      name: "ifLet", text: #"a child action when child state was "nil""#,
      causes: AbsenceCauses(
        removal: #"set the child state to "nil""#,
        remedy: #"Apply "ifLet" to that reducer, so that the child runs first."#,
        since: #"the child state had become "nil""#, when: #"the child state becomes "nil""#,
        others: "The effects of the child itself are cancelled for you.",
        sent: #"while the child state was "nil""#,
        advice: "Send child actions only from a view or test that has checked the state."
      ).list("ifLet"))
  }

  /// The state is in a different case.
  static func otherCase(
    _ state: some Any, for name: String, remedy: String,
    effect: String = "An effect of another feature", others: String, sender: String
  ) -> Self {
    ChildProblem(
      name: name, text: "a child action when child state was set to a different case",
      state: String(customDumping: state),
      causes: AbsenceCauses(
        removal: "changed the case", remedy: remedy, effect: effect,
        since: "the case had changed", when: "the case changes", others: others,
        sent: "while the state was in the other case",
        advice: "Send \(sender) only from a view or test that has checked the case."
      ).list(name))
  }

  /// No element has the id.
  static func missingElement(_ id: String) -> Self {
    ChildProblem(
      name: "forEach", text: "an action for a missing element",
      causes: AbsenceCauses(
        removal: "removed the element with the id \(id)",
        remedy: #"Apply "forEach" to that reducer, so that the element runs first."#,
        since: "the element had been removed", when: "the element is removed",
        others: "The effects of the element itself are cancelled for you.",
        sent: "for an id that no element has",
        advice:
          "Send actions of elements only from their own views, or from a test that has checked the id."
      ).list("forEach"))
  }
}
