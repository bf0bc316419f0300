extension ForEachStack {
  @usableFromInline
  func reportMissing(_ id: StackElementID, _ action: Parent.Action) {
    report(
      "an action for a missing element", action,
      causes: [
        """
        A reducer above the "forEach" removed the element with the id \(id) while handling the same action. Apply \
        "forEach" to that reducer, so that the element runs first.
        """,
        """
        An effect of another feature sent the action after the element had been removed. Cancel that \
        effect at the same time. The effects of the element itself are cancelled for you.
        """,
        """
        The action was sent to the store for an id that no element has. Send actions of elements only from \
        their own views, or from a test that has checked the id.
        """,
      ])
  }

  func reportDuplicate(_ id: StackElementID, _ action: Parent.Action) {
    report(
      #"a "push" action for an element it already contains"#, action,
      consequence: "Nothing was pushed.",
      causes: [
        """
        The action was sent twice, so the second one found an element with the id \(id). Send each "push" action \
        once.
        """,
        """
        A reducer above the "forEach" appended the element while handling the same action. Leave it to the "forEach".
        """,
        """
        A test used an id that an element of the stack already has. The next id is the number of elements that the \
        test has pushed so far.
        """,
      ])
  }

  func reportUnexpected(
    _ id: StackElementID, _ expected: StackElementID, _ action: Parent.Action
  ) {
    report(
      #"a "push" action with an unexpected generational ID"#, action,
      consequence: "Received ID: \(id)\nExpected ID: \(expected)\n\nThe element was pushed.",
      causes: [
        """
        The test numbered the element wrongly. The ids of a test begin with 0, and each pushed element has the next \
        one, also when elements have been popped in the meantime.
        """,
        """
        Another stack of the same test made ids. All stacks of a test share the numbers.
        """,
      ])
  }

  func reportMissingPop(_ id: StackElementID, _ action: Parent.Action) {
    report(
      #"a "popFrom" action for a missing element"#, action,
      consequence: "Nothing was popped.",
      causes: [
        """
        A reducer above the "forEach" removed the element with the id \(id) while handling the same action. Leave it \
        to the "forEach".
        """,
        """
        The action was sent to the store for an id that no element has. Send it only while the element is on the stack.
        """,
      ])
  }

  private func report(
    _ problem: String, _ action: Parent.Action, consequence: String? = nil, causes: [String]
  ) {
    var report = ChildActionReport(
      site: site, name: "forEach", problem: problem, action: action, causes: causes)
    if let consequence { report.consequence = consequence }
    report.deliver()
  }
}
