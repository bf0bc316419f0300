import GeneratedSupport
import Testing

@Suite struct TestContextTests {
  @Test func aTestIsKnown() throws {
    #expect(isTesting && _XCTIsTesting)
    let context = try #require(TestContext.current)
    guard case .swiftTesting(let testing?) = context else {
      Issue.record("no test is known: \(context)")
      return
    }
    #expect(testing.test.id.description.contains("aTestIsKnown"))
    #expect(context.isSwiftTesting && !TestContext.xcTest.isSwiftTesting)
  }

  @Test func aTaskKnowsItsTestAndADetachedOneItsFramework() async {
    let context = TestContext.current
    #expect(await Task { TestContext.current }.value == context)
    #expect(await Task.detached { TestContext.current }.value == .swiftTesting(nil))
  }

  @Test func anExpectedIssueIsAKnownOne() async {
    withExpectedIssue { reportIssue("known") }
    withExpectedIssue { #expect(Bool(false)) }
    withExpectedIssue { throw Problem() }
    withExpectedIssue(isIntermittent: true) {}
    await withExpectedIssue { await Task { reportIssue("known") }.value }
    withKnownIssue {
      withExpectedIssue("a reason") {}
    } matching: { issue in
      "\(issue)".contains("Known issue was not recorded") && issue.sourceLocation?.line == 29
    }
  }
}
