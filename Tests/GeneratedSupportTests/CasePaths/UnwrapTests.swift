import GeneratedTestSupport
import Testing
import XCTest

@Suite struct UnwrapTests {
  @Test func thePayloadIsReturned() throws {
    #expect(try XCTUnwrap(Screen.settings(isOn: true), case: \.settings))
    #expect(try XCTUnwrap(Feature.Action.child(.saved(3)), case: \.child.saved) == 3)
    #expect(try XCTUnwrap(Feature.Action.selected(nil), case: \.selected) == nil)
  }

  @Test func aDifferentCaseIsReportedAndThrown() {
    withKnownIssue {
      var tab: Bool?
      do { tab = try XCTUnwrap(Screen.home, case: \.settings, "after opening") } catch {}
      #expect(tab == nil)
    } matching: {
      $0.sourceLocation?.fileName == "UnwrapTests.swift"
        && $0.comments[0].rawValue == """
          XCTUnwrap failed: expected the case with a payload of type 'Bool', but this 'Screen' is in another case - after opening

          Actual:
            Screen.home
          """
    }
  }

  @Test func aValueOfSeveralLinesIsIndented() {
    withKnownIssue {
      do { _ = try XCTUnwrap(Loadable<[Int], Int>.loaded([1, 2]), case: \.both) } catch {}
    } matching: {
      $0.comments[0].rawValue.hasSuffix(
        """

        Actual:
          Loadable.loaded(
            [
              [0]: 1,
              [1]: 2
            ]
          )
        """)
    }
  }

  @Test func anErrorOfTheExpressionIsThrown() {
    func screen() throws -> Screen { throw Feature.Failure() }
    #expect(throws: Feature.Failure()) { try XCTUnwrap(screen(), case: \.settings) }
  }
}

final class UnwrapTestCase: XCTestCase {
  func testThatThePayloadIsReturned() throws {
    XCTAssertTrue(try XCTUnwrap(Screen.settings(isOn: true), case: \.settings))
    XCTAssertEqual(try XCTUnwrap(Optional(1)), 1)
  }

  func testThatADifferentCaseIsReportedAndThrown() {
    var error: (any Error)?
    withExpectedIssue {
      do { _ = try XCTUnwrap(Screen.home, case: \.settings) } catch let other { error = other }
    }
    XCTAssertEqual(error.map { "\($0)" }, "The enum is in a different case.")
  }
}
