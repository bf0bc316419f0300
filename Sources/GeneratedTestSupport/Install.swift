import GeneratedSupport
import XCTest

/// Called by GeneratedTestSupportHook before `main`.
@_cdecl("generated_test_support_install")
func install() {
  Backtraces.prepare()
  TestProcess.framework = TestFrameworks()
  // All jobs of the tests are known, because none has been made yet.
  if TestProcess.isKnownRunner { _ = GlobalJobs.isHookInstalled }
  XCTestObservationCenter.shared.addTestObserver(RunningTestCase.shared)
  if !TestProcess.isKnownRunner { warn() }
}

/// Warns that an application links this library, because it would run with the test values of its
/// dependencies. The program can also be a test runner with an unknown name.
private func warn() {
  CurrentProcess.writeToStandardError(
    """
    GeneratedTestSupport is linked into this program, so the program behaves like a test and uses the \
    test values of its dependencies. If it is not a test, link GeneratedSupport instead.

    """)
}
