/// As long as it exists, `Task {}`, `Task.detached` and default actors of the running test run one
/// at a time, on the main thread. A test store has one, because its effects may start such tasks.
package final class SerialScope: Sendable {
  private let owner = GlobalJobs.ownerOfRunningCode

  package init() { GlobalJobs.beginSerialScope(of: owner) }

  deinit { GlobalJobs.endSerialScope(of: owner) }
}
