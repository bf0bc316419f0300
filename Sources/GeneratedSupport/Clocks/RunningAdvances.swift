import Synchronization

/// The calls of a test that let time pass. A recorded test asserts after each what happened in it.
package final class RunningAdvances: Sendable {
  private struct State {
    var sites: [CallSite] = []
    var isRunning = false
  }

  private let state = Locked(State())
  private static let isWanted = Atomic(false)

  /// Those of the running test, from now on.
  package static func ofRunningTest() -> RunningAdvances? {
    isWanted.store(true, ordering: .relaxed)
    return ofTest
  }

  private static var ofTest: RunningAdvances? { TestRun.current?.belonging { RunningAdvances() } }

  /// Tells the running test of the call until it returns, if the test wants to know.
  nonisolated(nonsending) static func during(
    _ site: CallSite, _ call: nonisolated(nonsending) () async -> Void
  ) async {
    let advances = isWanted.load(ordering: .relaxed) ? ofTest : nil
    advances?.state.withLock { state in
      state.sites.append(site)
      state.isRunning = true
    }
    await call()
    advances?.state.withLock { $0.isRunning = false }
  }

  /// The index of the running call.
  package var running: Int? {
    state.withLock { $0.isRunning ? $0.sites.count - 1 : nil }
  }

  package var sites: [CallSite] { state.withLock(\.sites) }
}
