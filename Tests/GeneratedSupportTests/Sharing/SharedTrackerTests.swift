import GeneratedTestSupport
import Testing

@testable import GeneratedSupport

/// How long the changes of shared values are recorded.
@MainActor
@Suite struct SharedTrackerTests {
  private struct Counter: Reducer {
    typealias State = Int
    typealias Action = Bool

    let count: Shared<Int>
    let tracker: AsyncStream<SharedTracker?>.Continuation

    func reduce(into state: inout Int, action isFirst: Bool) -> Effect<Bool> {
      count.withLock { $0 += 1 }
      return .run { [count, tracker] send in
        for _ in 0..<3 { count.withLock { $0 += 1 } }
        tracker.yield(SharedTracker.current)
        if isFirst { await send(false) }
      }
    }
  }

  @Test(.inDebugBuilds) func effectsOfAPrintedActionDoNotRecordTheirChangesForEver() async {
    let count = Shared(value: 0)
    let printed = LockIsolated<[String]>([])
    let (trackers, tracker) = AsyncStream<SharedTracker?>.makeStream()
    let printer = _ReducerPrinter<Int, Bool> { action, _, _ in
      printed.withValue { $0.append("\(action) \(count.wrappedValue)") }
    }
    let store = Store(initialState: 0) {
      Counter(count: count, tracker: tracker)._printChanges(printer)
    }
    await store.send(true).finish()
    for await tracker in trackers.prefix(2) { #expect(tracker?.position == 0) }
    #expect(count.wrappedValue == 8)
    #expect(printed.value == ["true 1", "false 5"])
  }

  @Test func anOuterTrackerGoesOnRecording() {
    let count = Shared(value: 0)
    let outer = SharedTracker()
    let inner = outer.track {
      SharedTracker.changes {
        count.withLock { $0 = 1 }
        return SharedTracker.current
      }
    }
    #expect(inner.1.hasChanges)
    inner.0?.track { count.withLock { $0 = 2 } }
    #expect(inner.0?.position == 0)
    #expect(outer.position == 2)
  }
}
