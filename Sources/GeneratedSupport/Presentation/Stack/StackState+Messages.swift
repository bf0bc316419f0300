/// What an operator does with the actions of a stack.
extension StackState {
  /// A sentence for reports.
  var contents: String {
    ids.isEmpty ? "The stack is empty." : "The stack has the ids \(ids.elements)."
  }

  /// In a test, the pushed id is usually a literal, and then nothing has made it. It counts as made
  /// from now on.
  mutating func push(_ element: Element, id: StackElementID) {
    if DependencyValues._current.context == .test, id.generation <= nextID.generation {
      StackElementIDGenerator.current.skip(id)
    }
    append(element, id: id)
  }

  @usableFromInline
  func problem<Action>(with message: StackAction<Element, Action>) -> ChildProblem? {
    switch message {
    case .element(let id, _): contains(id: id) ? nil : missing(id)
    case .popFrom(let id): contains(id: id) ? nil : missingPop(id)
    case .push(let id, _):
      contains(id: id) ? duplicate(id) : unexpected(id)
    }
  }

  private func missing(_ id: StackElementID) -> ChildProblem {
    var problem = ChildProblem.missingElement("\(id)")
    problem.consequence = "\(contents) \(problem.consequence)"
    return problem
  }

  private func missingPop(_ id: StackElementID) -> ChildProblem {
    ChildProblem(
      name: "forEach", text: #"a "popFrom" action for a missing element"#,
      consequence: "\(contents) Nothing was popped.",
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

  private func duplicate(_ id: StackElementID) -> ChildProblem {
    ChildProblem(
      name: "forEach", text: #"a "push" action for an element it already contains"#,
      consequence: "\(contents) Nothing was pushed.",
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

  /// In a test, an id that the stack would not make. The element is pushed all the same.
  private func unexpected(_ id: StackElementID) -> ChildProblem? {
    let expected = nextID
    guard DependencyValues._current.context == .test, id.generation > expected.generation else {
      return nil
    }
    return ChildProblem(
      name: "forEach", text: #"a "push" action with an unexpected id"#,
      consequence: """
        Received ID: \(id)
        Expected ID: \(expected)

        \(contents) The element was pushed.
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
      ], isRefused: false)
  }
}
