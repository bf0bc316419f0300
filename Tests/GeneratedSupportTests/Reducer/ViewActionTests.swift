import GeneratedSupport
import Testing

@Suite struct ViewActionTests {
  @Test func aCaseMakesTheActionOfTheView() {
    func wrapped<Action: ViewAction>(_ action: Action.ViewAction, as _: Action.Type) -> Action {
      .view(action)
    }
    #expect(wrapped(.tapped, as: ViewFeatureAction.self) == .view(.tapped))
  }
}

enum ViewFeatureAction: ViewAction, Equatable {
  case view(View)
  case loaded

  enum View { case tapped }
}
