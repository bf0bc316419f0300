@testable import AppRoot
import GeneratedTestSupport
import XCTest

// It gets the architecture through `AppRoot`.
final class RootTests: XCTestCase {
  @MainActor
  func testTabs() async {
    let store = TestStore(initialState: Root.State(), reducer: { Root() })
    await store.send(.tabSelected(.second)) { $0.tab = .second }
    await store.send(.second(.incrementTapped)) { $0.second.count = 1 }
  }
}
