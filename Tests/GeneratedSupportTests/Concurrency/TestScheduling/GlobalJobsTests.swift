import Testing

@testable import GeneratedSupport

@Suite struct GlobalJobsTests {
  /// In a process of its own, in which no test uses a clock.
  @Test func jobsAreKnownFromTheStart() async {
    await #expect(processExitsWith: .success) {
      await Task.detached {}.value
      let status = GlobalJobs.status(of: GlobalJobs.ownerOfRunningCode)
      #expect(status.count + status.unknownCount > 0)
    }
  }
}
