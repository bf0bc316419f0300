import Testing

@testable import GeneratedSupport

/// How an issue of the app that hosts tests is told from one of a test. That it is asked only on
/// Apple's platforms is not tested here.
@Suite struct AppHostTests {
  private let app = ["0   App   0x01 $s3App4mainyyF + 8", "1   dyld   0x02 start + 100"]

  @Test func theAppItselfIsWarnedAbout() {
    let warning = AppHost.warning(bundleExtension: "app", callStack: app)
    #expect(warning?.contains("if !isTesting { AppView() }") == true)
  }

  @Test(arguments: [
    "2   XCTestCore   0x03 -[XCTestCase invokeTest] + 8",
    "2   Testing   0x03 $s7Testing6RunnerV + 8",
    "2   AppTests   0x03 $s8AppTests5SuiteV + 8",
  ])
  func aTestIsNot(frame: String) {
    #expect(AppHost.warning(bundleExtension: "app", callStack: app + [frame]) == nil)
  }

  @Test func withoutAnAppNothingIs() {
    #expect(AppHost.warning(bundleExtension: "", callStack: app) == nil)
  }
}
