import GeneratedTestSupport
import Testing

/// The reference to applications that host tests.
struct HostTests {
  @Test func theEntryPointIsLeftOut() {
    var hasStarted = false
    func start() {
      guard !_XCTIsTesting else { return }
      hasStarted = true
    }
    start()
    #expect(!hasStarted)
    #expect(Dependency(\.context).wrappedValue == .test)
  }
}
