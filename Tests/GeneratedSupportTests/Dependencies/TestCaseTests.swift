import Synchronization
import XCTest

@testable import GeneratedTestSupport

/// A dependency with a state, which test cases must not share.
private final class Tally: TestDependencyKey, Sendable {
  private let count = Atomic(0)
  static var testValue: Tally { Tally() }

  var next: Int { count.add(1, ordering: .relaxed).newValue }
}

class DependencyTestCase: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.level.value = 7
    } operation: {
      super.invokeTest()
    }
  }

  override func setUp() {
    XCTAssertEqual(LevelModel().level.value, 7)
  }

  func testThatOverridesOfTheWholeClassAreSeen() {
    XCTAssertEqual(LevelModel().level.value, 7)
  }

  func testThatTheyAreSeenInAsyncTests() async throws {
    await Task.yield()
    XCTAssertEqual(LevelModel().level.value, 7)
    let value = await Task { LevelModel().level.value }.value
    XCTAssertEqual(value, 7)
  }

  func testThatTheyAreSeenInThrowingTests() throws {
    XCTAssertEqual(try XCTUnwrap(LevelModel()).level.value, 7)
  }

  /// Outside of the live context, `greeting` has no value without a report.
  func testThatTheContextCanBePreparedAmongThem() {
    prepareDependencies { $0.context = .live }
    XCTAssertEqual(Dependency(\.context).wrappedValue, .live)
    XCTAssertEqual(LevelModel().greeting, "Hello")
    XCTAssertEqual(LevelModel().level.value, 7)
  }
}

final class DerivedDependencyTestCase: DependencyTestCase {
  func testThatAClassInheritsTheOverrides() {
    XCTAssertEqual(LevelModel().level.value, 7)
    withDependencies {
      $0.level.value = 8
    } operation: {
      XCTAssertEqual(LevelModel().level.value, 8)
    }
  }
}

/// Whichever runs first, the other must not see what it did.
final class FreshDependencyTestCase: XCTestCase {
  func testThatEachTestCaseHasItsOwnDefaults() {
    XCTAssertEqual(Dependency(Tally.self).wrappedValue.next, 1)
    prepareDependencies { $0.level.value = 8 }
    XCTAssertEqual(LevelModel().level.value, 8)
  }

  func testThatTheOtherOneHasToo() async {
    XCTAssertEqual(Dependency(Tally.self).wrappedValue.next, 1)
    let next = await Task.detached { Dependency(Tally.self).wrappedValue.next }.value
    XCTAssertEqual(next, 2)
    XCTAssertEqual(LevelModel().level.value, 3)
  }

  func testThatTheContextCanBePrepared() async {
    prepareDependencies { $0.context = .live }
    XCTAssertEqual(Dependency(\.context).wrappedValue, .live)
    XCTAssertEqual(LevelModel().level.value, 1)
    let value = await Task { LevelModel().level.value }.value
    XCTAssertEqual(value, 1)
  }

  func testThatItsRunEndsWithIt() throws {
    let observer = RunningTestCase()
    observer.testCaseWillStart(self)
    let run = try XCTUnwrap(observer.run)
    XCTAssertFalse(run.hasEnded)
    observer.testCaseDidFinish(self)
    XCTAssertTrue(run.hasEnded)
  }

  func testThatALiveValueIsReported() {
    withExpectedIssue { XCTAssertEqual(LevelModel().greeting, "Hello") }
  }
}
