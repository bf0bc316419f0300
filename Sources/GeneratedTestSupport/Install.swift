import GeneratedSupport
import XCTest

/// Called by GeneratedTestSupportHook before `main`.
@_cdecl("generated_test_support_install")
func install() {
  TestProcess.framework = TestFrameworks()
  XCTestObservationCenter.shared.addTestObserver(RunningTestCase.shared)
}
