import GeneratedSupport
import XCTest

/// Called by GeneratedTestSupportHook before `main`.
@_cdecl("generated_test_support_install")
func install() {
  TestProcess.framework = TestFrameworks()
  XCTestObservationCenter.shared.addTestObserver(RunningTestCase.shared)
  if !TestProcess.isKnownRunner { warn() }
}

/// No linker can be told to keep this library out of an application, which would run with the test
/// values of its dependencies. It may also be that nobody here knows the name of a runner.
private func warn() {
  CurrentProcess.writeToStandardError(
    """
    GeneratedTestSupport is linked into this program, so it takes itself for a test, and uses the test \
    values of its dependencies. If it is none, link GeneratedSupport instead.

    """)
}
