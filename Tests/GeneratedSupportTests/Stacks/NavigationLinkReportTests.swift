import Testing

@testable import GeneratedSupport

@Suite struct NavigationLinkReportTests {
  private let site = CallSite("App/View.swift", "/App/View.swift", 7, 1)

  @Test func aLinkToAScreenOfItsStackIsNotReported() {
    reportUnpresentableLink(Sketch.State.self, stack: Sketch.State.self, site: site)
  }

  @Test func aLinkWithoutAStackIsReported() async {
    await expectReport(nil, named: "there is no stack")
  }

  @Test func aLinkToAScreenOfAnotherStackIsReported() async {
    await expectReport(Modal.State.self, named: "Modal.State")
  }

  private func expectReport(_ stack: Any.Type?, named name: String) async {
    let reports = await reports {
      reportUnpresentableLink(Sketch.State.self, stack: stack, site: site)
    }
    #expect(
      reports == [
        """
        App/View.swift:7: A navigation link at "App/View.swift:7" is not presentable. …

          State of the screens of the stack: \(name)
          State of the link: Sketch.State

        Put the link into a "NavigationStack(path:root:destination:)" whose path is a "StackState". The state of the \
        link must be an element of that stack. If the screens are an enum of reducers, write the case: \
        NavigationLink(state: Path.State.detail(…)).
        """
      ])
  }
}
