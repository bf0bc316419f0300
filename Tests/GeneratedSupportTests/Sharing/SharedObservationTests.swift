import GeneratedTestSupport
import Observation
import Testing

@testable import GeneratedSupport

/// Who is told that a shared value has changed.
@Suite struct SharedObservationTests {
  /// Observes what `read` reads, and counts the changes.
  private func changes(of read: () -> Void) -> LockIsolated<Int> {
    let count = LockIsolated(0)
    withObservationTracking(read) { count.withValue { $0 += 1 } }
    return count
  }

  @MainActor @Test func onTheMainThreadObserversAreToldAtOnce() {
    @Shared(value: 0) var count
    @Shared(value: 0) var other
    let changes = changes { _ = count }
    $other.withLock { $0 = 1 }
    #expect(changes.value == 0)
    $count.withLock { $0 = 1 }
    #expect(changes.value == 1)
  }

  @MainActor @Test func observersSeeTheNewValue() {
    @Shared(value: 0) var count
    let seen = LockIsolated<Int?>(nil)
    withObservationTracking {
      _ = count
    } onChange: { [$count] in
      seen.setValue($count.wrappedValue)
    }
    $count.withLock { $0 = 1 }
    #expect(seen.value == 1)
  }

  @MainActor @Test func aPartIsObservedToo() {
    @Shared(value: SharedPerson(name: SharedName(first: "Blob"))) var person
    let name = $person.name.first
    let length = name.read { $0.count }
    let changes = changes { _ = length.wrappedValue }
    name.withLock { $0 = "Bob" }
    #expect(changes.value == 1)
  }

  @Test func onOtherThreadsObserversAreToldOnTheMainActor() async {
    @Shared(value: 0) var count
    let told = AsyncStream<Bool>.makeStream()
    withObservationTracking {
      _ = count
    } onChange: {
      told.continuation.yield(MainQueue.isCurrent)
    }
    await Task.detached { [$count] in $count.withLock { $0 = 1 } }.value
    var iterator = told.stream.makeAsyncIterator()
    #expect(await iterator.next() == true)
  }

  @Test func observersAreToldAmongTheEffectsOfATest() async {
    @Shared(value: 0) var count
    let executor = SerialTaskExecutor()
    let isTold = LockIsolated(false)
    withObservationTracking {
      _ = count
    } onChange: {
      isTold.setValue(withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil })
    }
    await executor.run {
      await Task.detached { [$count] in
        SerialTaskExecutor.$current.withValue(executor) { $count.withLock { $0 = 1 } }
      }.value
      await executor.settle()
    }
    #expect(isTold.value)
  }

  @MainActor @Test func loadingAndErrorsAreObserved() {
    struct Failure: Error {}
    let key = ProbeKey(isSlow: true)
    @Shared(key) var value = ""
    let loading = changes { _ = $value.isLoading }
    key.pending.value?.resume(returning: "loaded")
    #expect(loading.value == 1)
    let errors = changes { _ = $value.loadError }
    key.subscriber.value?.yield(throwing: Failure())
    #expect(errors.value == 1)
    #expect($value.loadError is Failure)
  }

  @MainActor @Test func aComparisonObservesBothValues() {
    @Shared(value: 0) var one
    @Shared(value: 0) var other
    let changes = changes { _ = $one == $other }
    $other.withLock { $0 = 1 }
    #expect(changes.value == 1)
  }
}
