import Foundation
import GeneratedTestSupport
import XCTest

private final class FeatureModel {
  @Dependency(\.uuid) var uuid
}

final class BasicTests: XCTestCase {
  func testBasics() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      let model = FeatureModel()
      XCTAssertEqual(model.uuid(), UUID(0))
    }
  }
}

class FeatureTests: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      super.invokeTest()
    }
  }

  func testBasics() {
    XCTAssertEqual(FeatureModel().uuid(), UUID(0))
  }

  func testThatEachTestCountsFromTheBeginning() {
    XCTAssertEqual(FeatureModel().uuid(), UUID(0))
  }
}
