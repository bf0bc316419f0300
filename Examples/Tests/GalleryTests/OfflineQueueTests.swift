import Foundation
import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct OfflineQueueTests {
  private struct Failure: Error {}
  private let clock = TestClock()
  private let received = LockIsolated<[String]>([])
  private let a = QueuedNote(id: UUID(0), text: "a")
  private let b = QueuedNote(id: UUID(1), text: "b")

  /// Each request takes a second.
  private func makeStore() -> TestStoreOf<OfflineQueue> {
    TestStore(initialState: OfflineQueue.State()) {
      OfflineQueue()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
      $0.noteClient.send = { [clock, received] note in
        try await clock.sleep(for: .seconds(1))
        received.withValue { $0.append(note.text) }
      }
    }
  }

  @Test func sendsTheNotesInOrderWhenTheConnectionIsBack() async {
    let (connection, continuation) = AsyncStream<Bool>.makeStream()
    let store = makeStore()
    store.dependencies.noteClient.connection = { connection }
    await store.send(.appeared)
    await store.send(.noteAdded("a")) { $0.$queue.withLock { $0 = [a] } }
    await store.send(.noteAdded("b")) { $0.$queue.withLock { $0 = [a, b] } }
    continuation.yield(true)
    await store.receive(\.connectionChanged, true) {
      $0.isOnline = true
      $0.isSending = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sent, UUID(0)) { $0.$queue.withLock { $0 = [b] } }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sent, UUID(1)) {
      $0.$queue.withLock { $0 = [] }
      $0.isSending = false
    }
    #expect(received.value == ["a", "b"])
    continuation.finish()
    await store.finish()
  }

  @Test func aStoredQueueIsSent() async {
    @Shared(.queuedNotes) var queue
    $queue.withLock { $0 = [a] }
    let store = makeStore()
    await store.send(.connectionChanged(isOnline: true)) {
      $0.isOnline = true
      $0.isSending = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sent, UUID(0)) {
      $0.$queue.withLock { $0 = [] }
      $0.isSending = false
    }
  }

  @Test func waitsLongerAfterEachFailure() async {
    let store = makeStore()
    store.dependencies.noteClient.send = { [clock] _ in
      try await clock.sleep(for: .seconds(1))
      throw Failure()
    }
    await store.send(.connectionChanged(isOnline: true)) { $0.isOnline = true }
    await store.send(.noteAdded("a")) {
      $0.$queue.withLock { $0 = [a] }
      $0.isSending = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.failed) { $0.failureCount = 1 }
    await clock.advance(by: .seconds(1 + 1))
    await store.receive(\.failed) { $0.failureCount = 2 }
    // A new note does not send the first one before its time.
    await store.send(.noteAdded("b")) { $0.$queue.withLock { $0 = [a, b] } }
    await clock.advance(by: .seconds(2 + 1))
    await store.receive(\.failed) { $0.failureCount = 3 }
    await clock.advance(by: .seconds(4))
    await store.send(.connectionChanged(isOnline: false)) {
      $0.isOnline = false
      $0.isSending = false
      $0.failureCount = 0
    }
    await clock.advance(by: .seconds(60))
  }

  @Test func theDelayIsAtMostAMinute() {
    let delays = (0...8).map(OfflineQueue.delay(afterFailures:))
    #expect(delays == [0, 1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    #expect(OfflineQueue.delay(afterFailures: .max) == .seconds(60))
  }

  @Test func losingTheConnectionKeepsTheNote() async {
    let store = makeStore()
    await store.send(.connectionChanged(isOnline: true)) { $0.isOnline = true }
    await store.send(.noteAdded("a")) {
      $0.$queue.withLock { $0 = [a] }
      $0.isSending = true
    }
    await store.send(.connectionChanged(isOnline: false)) {
      $0.isOnline = false
      $0.isSending = false
    }
    await clock.advance(by: .seconds(60))
    #expect(store.state.queue == [a])
  }

  @Test func noNoteIsLostOrOvertaken() async throws {
    let known = LockIsolated<[UUID]>([])
    try await explore([\.noteAdded, \.connectionChanged]) {
      known.setValue([])
      return TestStore(initialState: OfflineQueue.State()) {
        OfflineQueue()
      } withDependencies: {
        let clock = TestClock()
        let count = LockIsolated(0)
        $0.continuousClock = clock
        $0.uuid = .incrementing
        $0.noteClient.send = { note in
          known.withValue { if !$0.contains(note.id) { $0.append(note.id) } }
          // The answer comes later, and every third one gets lost.
          try await clock.sleep(for: .seconds(1))
          count.withValue { $0 += 1 }
          if count.value.isMultiple(of: 3) { throw Failure() }
        }
      }
    } invariant: { state in
      let ids = known.value + state.queue.map(\.id).filter { !known.value.contains($0) }
      #expect(ids == ids.indices.map { UUID($0) })
    }
  }
}
