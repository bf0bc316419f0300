extension ForEachStack {
  @usableFromInline
  func reportMissing(
    _ id: StackElementID, _ stack: StackState<Element.State>, _ action: Parent.Action
  ) {
    var report = ChildActionReport.missingElement("\(id)", action, site: site)
    report.consequence = "\(stack.residents.text) \(report.consequence)"
    report.deliver()
  }

  func reportDuplicate(
    _ id: StackElementID, _ stack: StackState<Element.State>, _ action: Parent.Action
  ) {
    report(
      #"a "push" action for an element it already contains"#, action,
      consequence: "\(stack.residents.text) Nothing was pushed.",
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
    _ id: StackElementID, _ expected: StackElementID, _ stack: StackState<Element.State>,
    _ action: Parent.Action
  ) {
    report(
      #"a "push" action with an unexpected id"#, action,
      consequence: """
        Received ID: \(id)
        Expected ID: \(expected)

        \(stack.residents.text) The element was pushed.
        """,
      causes: [
        """
        The test numbered the element wrongly. The ids of a test begin with 0, and each pushed element has the next \
        one, also when elements have been popped in the meantime.
        """,
        """
        The test pushes elements onto several stacks, in another order than it numbered them. All stacks of a test \
        share one sequence of ids.
        """,
      ])
  }

  func reportMissingPop(
    _ id: StackElementID, _ stack: StackState<Element.State>, _ action: Parent.Action
  ) {
    report(
      #"a "popFrom" action for a missing element"#, action,
      consequence: "\(stack.residents.text) Nothing was popped.",
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
    _ problem: String, _ action: Parent.Action, consequence: String, causes: [String]
  ) {
    ChildActionReport(
      site: site, name: "forEach", problem: problem, action: action, consequence: consequence,
      causes: causes
    ).deliver()
  }
}
