import GeneratedSupport
import Testing

/// The texts about actions that do not fit the stack.
@MainActor
@Suite struct ForEachStackReportTests {
  private let store = Store(initialState: Paths.State(path: [.screen(1)])) {
    Paths(work: RunningWork())
  }

  @Test func anActionOfAMissingElementIsReported() async {
    let reports = await reports { store.send(.element(2, .sent("a"))) }
    #expect(
      reports == [
        """
        App/Path.swift:7: A "forEach" at "App/Path.swift:7" received an action for a missing element. …

          Action:
            Paths.Action.path(
              .element(
                id: #2,
                action: .leaf(
                  .sent("a")
                )
              )
            )

        The stack has the ids [#0]. The child reducer did not run. Possible causes:

        • A reducer above the "forEach" removed the element with the id #2 while handling the same action. \
        Apply "forEach" to that reducer, so that the element runs first.

        • An effect of another feature sent the action after the element had been removed. Cancel that \
        effect when the element is removed. The effects of the element itself are cancelled for you.

        • The action was sent to the store for an id that no element has. Send actions of elements only from \
        their own views, or from a test that has checked the id.
        """
      ])
    #expect(store.seen == [0])
  }

  @Test func aPushOfAnIDThatIsThereIsReported() async {
    let reports = await reports { store.send(.path(.push(id: 0, state: .screen(5)))) }
    #expect(
      reports == [
        """
        App/Path.swift:7: A "forEach" at "App/Path.swift:7" received a "push" action for an element it already \
        contains. …

          Action:
            Paths.Action.path(
              .push(
                id: #0,
                state: .leaf(
                  Leaf.State(
                    id: 5,
                    log: []
                  )
                )
              )
            )

        The stack has the ids [#0]. Nothing was pushed. Possible causes:

        • The action was sent twice, so the second one found an element with the id #0. Send each "push" action \
        once.

        • A reducer above the "forEach" appended the element while handling the same action. Leave it to the \
        "forEach".

        • A test used an id that an element of the stack already has. The next id is the number of elements that \
        the test has pushed so far.
        """
      ])
    #expect(store.path == [0: .screen(1)])
    #expect(store.seen == [0])
  }

  @Test func inATestAPushWithAnIDThatIsTooHighIsReported() async {
    let reports = await reports { store.send(.path(.push(id: 4, state: .screen(5)))) }
    #expect(
      reports == [
        """
        App/Path.swift:7: A "forEach" at "App/Path.swift:7" received a "push" action with an unexpected id. …

          Action:
            Paths.Action.path(
              .push(
                id: #4,
                state: .leaf(
                  Leaf.State(
                    id: 5,
                    log: []
                  )
                )
              )
            )

        Received ID: #4
        Expected ID: #1

        The stack has the ids [#0]. The element was pushed. Possible causes:

        • The test numbered the element wrongly. The ids of a test begin with 0, and each pushed element has the \
        next one, also when elements have been popped in the meantime.

        • The test pushes elements onto several stacks, in another order than it numbered them. All stacks of a test \
        share one sequence of ids.
        """
      ])
    #expect(store.path == [0: .screen(1), 4: .screen(5)])
    store.send(.changed { $0.append(.screen(6)) })
    #expect(store.path.ids == [0, 4, 1])
  }

  @Test func aPushedIDCountsAsMade() {
    store.send(.path(.push(id: 1, state: .screen(5))))
    store.send(.path(.popFrom(id: 1)))
    store.send(.path(.push(id: 2, state: .screen(5))))
    store.send(.changed { $0.append(.screen(6)) })
    store.send(.path(.popFrom(id: 2)))
    // An id that was popped may return, as when a screen is restored.
    store.send(.path(.push(id: 2, state: .screen(5))))
    #expect(store.path.ids == [0, 2])
  }

  @Test func outsideOfATestAnyNewIDCanBePushed() {
    let store = Store(initialState: Paths.State()) {
      Paths(work: RunningWork())
    } withDependencies: {
      $0.context = .live
    }
    store.send(.path(.push(id: 4, state: .screen(5))))
    #expect(store.path.ids == [4])
  }

  @Test func aPopFromAMissingIDIsReported() async {
    let reports = await reports { store.send(.path(.popFrom(id: 3))) }
    #expect(
      reports == [
        """
        App/Path.swift:7: A "forEach" at "App/Path.swift:7" received a "popFrom" action for a missing element. …

          Action:
            Paths.Action.path(
              .popFrom(id: #3)
            )

        The stack has the ids [#0]. Nothing was popped. Possible causes:

        • A reducer above the "forEach" removed the element with the id #3 while handling the same action. Leave it \
        to the "forEach".

        • The action was sent to the store for an id that no element has. Send it only while the element is on the \
        stack.
        """
      ])
    #expect(store.path.ids == [0])
    #expect(store.seen == [0])
  }
}
