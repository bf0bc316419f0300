import GeneratedSupport
import Testing

@MainActor
@Suite struct StackBindingTests {
  private typealias Action = StackAction<String, Never>

  private let stack = StackState(["a", "b", "c"])

  @Test func removedScreensArePopped() {
    #expect(actions(showing: 0, 1, 2) == [])
    #expect(actions(showing: 0, 1) == [.popFrom(id: 2)])
    #expect(actions(showing: 0) == [.popFrom(id: 1)])
    #expect(actions() == [.popFrom(id: 0)])
  }

  @Test func addedScreensArePushedInTheirOrder() {
    #expect(
      actions(showing: 0, 1, 2, 3, 4) == [.push(id: 3, state: "3"), .push(id: 4, state: "4")])
  }

  @Test func otherScreensArePoppedBeforeTheNewOnesArePushed() {
    #expect(
      actions(showing: 0, 5, 6)
        == [.popFrom(id: 1), .push(id: 5, state: "5"), .push(id: 6, state: "6")])
    #expect(actions(showing: 1, 2).first == .popFrom(id: 0))
  }

  @Test func theScreensOfAStackAreItsElements() {
    #expect(stack.screens.map(\.id) == [0, 1, 2])
    #expect(stack.screens.map(\.state) == ["a", "b", "c"])
    #expect(stack.actions(toShow: stack.screens) as [Action] == [])
  }

  @Test func writtenScreensAreShown() {
    let path = path(of: RouterFeature())
    path.show(screens(0, 1), site: site)
    #expect(path.ids == [0, 1])
    path.show(screens(1), site: site)
    #expect(path.ids == [1])
    path.show(screens(2), site: site)
    #expect(path.ids == [2])
    path.show(screens(2), site: site)
    path.show([], site: site)
    #expect(path.isEmpty)
  }

  @Test func aWriteThatChangesNothingIsReported() async {
    let path = path(of: EmptyReducer<RouterFeature.State, RouterFeature.Action>())
    let reports = await reports { path.show(screens(0, 1), site: site) }
    #expect(
      reports == [
        """
        App/View.swift:7: A path was written to the navigation stack binding at "App/View.swift:7". It is longer or \
        shorter than the stack in the store, but the number of elements in the store did not change. …

          Elements in the store: 0
          Elements in the written path: 2

        This usually means that no "forEach" handles the actions of the stack. Apply a "forEach" to the reducer of the \
        feature:

          Reduce { state, action in
            …
          }
          .forEach(\\.path, action: \\.path) { Path() }
        """
      ])
  }

  @Test func aReportAboutAnEnumOfFeaturesMakesNoReducer() async {
    let store = Store(initialState: StackState<Modal.State>()) {
      EmptyReducer<StackState<Modal.State>, StackActionOf<Modal>>()
    }
    let reports = await reports {
      store.show([StackScreen(id: StackElementID(generation: 0), state: .plain)], site: site)
    }
    #expect(reports.first?.hasSuffix(".forEach(\\.path, action: \\.path)") == true)
  }

  private let site = CallSite("App/View.swift", "App/View.swift", 7, 1)

  private func actions(showing ids: Int...) -> [Action] {
    let screens = ids.map {
      StackScreen(id: StackElementID(generation: $0), state: $0 < 3 ? "abc" : "\($0)")
    }
    return stack.actions(toShow: screens)
  }

  private func screens(_ ids: Int...) -> [StackScreen<RouterPath.State>] {
    ids.map { StackScreen(id: StackElementID(generation: $0), state: .help) }
  }

  private func path(
    of reducer: some ReducerOf<RouterFeature>
  ) -> Store<StackState<RouterPath.State>, StackActionOf<RouterPath>> {
    Store(initialState: RouterFeature.State()) { reducer }.scope(\.path, action: \.path)
  }
}
