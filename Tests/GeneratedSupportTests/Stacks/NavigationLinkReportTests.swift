import Testing

@testable import GeneratedSupport

@Suite struct NavigationLinkReportTests {
  private let site = CallSite("App/View.swift", "/App/View.swift", 7, 1)

  @Test func aLinkToAScreenOfItsStackIsNotReported() {
    reportUnpresentableLink(Sketch.State.self, stack: Sketch.State.self, site: site)
  }

  @Test(
    arguments: [
      (nil, "there is no stack"), (Modal.State.self, "Modal.State"),
    ] as [(Any.Type?, String)])
  func aLinkThatNoStackPresentsIsReported(stack: Any.Type?, name: String) async {
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
