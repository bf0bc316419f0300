import GeneratedTestSupport
import Testing

@testable import GeneratedSupport

@Suite struct MainSerialExecutorTests {
  @Test func structuredWorkFollows() async {
    await withMainSerialExecutor {
      #expect(isOnCurrentExecutor())
      #expect(await nonisolated())
      #expect(await concurrent())
      async let child = isOnCurrentExecutor()
      #expect(await child)
      await withTaskGroup { group in
        group.addTask { isOnCurrentExecutor() }
        for await isOn in group { #expect(isOn) }
      }
      #expect(await Default().call())
    }
  }

  @MainActor @Test func whatTheMainActorCallsFollows() async {
    await withMainSerialExecutor {
      MainActor.assertIsolated()
      #expect(await concurrent())
      async let child = concurrent()
      #expect(await child)
      MainActor.assertIsolated()
    }
  }

  @Test func unstructuredTasksRunOnTheMainThread() async {
    await withMainSerialExecutor {
      #expect(await Task { MainQueue.isCurrent }.value)
      #expect(await Task.detached { MainQueue.isCurrent }.value)
      #expect(await Task { await Default().isOnMainQueue() }.value)
      #expect(await Task.detached { await Default().isOnMainQueue() }.value)
    }
  }

  @Test func endsWithItsClosure() async {
    #expect(await withMainSerialExecutor { await nonisolated() })
    #expect(SerialTaskExecutor.current == nil)
    #expect(withUnsafeCurrentTask { unsafe $0?.unownedTaskExecutor } == nil)
  }

  @Test func anInnerOneJoinsTheOuterOne() async {
    await withMainSerialExecutor {
      let outer = SerialTaskExecutor.current
      await withMainSerialExecutor {
        #expect(await nonisolated())
        #expect(SerialTaskExecutor.current === outer)
      }
    }
  }

  /// `SerialTestCaseTests` has the form for `invokeTest`.
  @Test(arguments: 0..<10) func unstructuredTasksRunInOrder(_: Int) async {
    for _ in 0..<10 {
      await withMainSerialExecutor {
        #expect(await order { Task(operation: $0) } == Array(0..<1_000))
        #expect(await order { Task.detached(operation: $0) } == Array(0..<1_000))
      }
    }
  }

  @Test func theLastOfOverlappingScopesEndsIt() async {
    let isOpen = AsyncStream<Never>.makeStream()
    let mayEnd = AsyncStream<Never>.makeStream()
    async let other: Void = withMainSerialExecutor {
      isOpen.continuation.finish()
      for await _ in mayEnd.stream {}
    }
    for await _ in isOpen.stream {}
    await withMainSerialExecutor { await Task.yield() }
    #expect(await Task.detached { MainQueue.isCurrent }.value)
    mayEnd.continuation.finish()
    await other
    #expect(await Task.detached { !MainQueue.isCurrent }.value)
  }

  /// The other test is one that only the runtime knows.
  @Test func aScopeOfAnotherTestDoesNotEndOrExtendThisOne() async {
    let other = JobOwner.test(-1)
    GlobalJobs.beginSerialScope(of: other)
    #expect(await Task { !MainQueue.isCurrent }.value)
    await withMainSerialExecutor {
      GlobalJobs.endSerialScope(of: other)
      #expect(await Task.detached { MainQueue.isCurrent }.value)
      GlobalJobs.beginSerialScope(of: other)
    }
    #expect(await Task { !MainQueue.isCurrent }.value)
    #expect(await Task.detached { !MainQueue.isCurrent }.value)
    GlobalJobs.endSerialScope(of: other)
    #expect(await Task.detached { !MainQueue.isCurrent }.value)
  }

  @Test func workThatGoesOnDoesNotKeepAClockWaiting() async {
    let clock = TestClock()
    let isDone = LockIsolated(false)
    async let loop: Void = { while !isDone.value { await Task.yield() } }()
    await clock.advance(by: .seconds(1))
    isDone.setValue(true)
    await loop
  }

  private typealias Operation = @Sendable () async -> Void

  /// The order in which a thousand tasks run.
  private func order(_ start: (@escaping Operation) -> Task<Void, Never>) async -> [Int] {
    let order = LockIsolated<[Int]>([])
    let tasks = (0..<1_000).map { index in start { order.withValue { $0.append(index) } } }
    for task in tasks { await task.value }
    return order.value
  }

  @Test func aHundredInParallelDoNotMeet() async {
    let executors = await withTaskGroup { group in
      for index in 0..<100 {
        group.addTask { await withMainSerialExecutor { await order(of: index) } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(executors).count == 100)
  }

  /// Ten children that take turns do so in the order in which they were made.
  private func order(of index: Int) async -> ObjectIdentifier {
    let steps = LockIsolated<[Int]>([])
    await withTaskGroup { group in
      for child in 0..<10 {
        group.addTask {
          for _ in 0..<3 {
            steps.withValue { $0.append(child) }
            await Task.yield()
          }
        }
      }
    }
    #expect(steps.value == Array(0..<10) + Array(0..<10) + Array(0..<10))
    return ObjectIdentifier(SerialTaskExecutor.current!)
  }
}

/// The same as a trait.
@Suite struct MainSerialExecutorTraitTests {
  @Test(.mainSerialExecutor) func ofATestItCoversAllTasks() async {
    #expect(await nonisolated())
    #expect(await areTasksSerial())
  }

  @Suite(.mainSerialExecutor) struct OfASuite {
    @Test func itCoversEachTest() async {
      #expect(await nonisolated())
      #expect(await areTasksSerial())
    }

    @Suite struct Inside {
      @Test(arguments: 1...3) func itCoversEachCaseOfASuiteInside(number: Int) async {
        #expect(await nonisolated())
        #expect(await areTasksSerial())
      }
    }
  }
}

/// Whether tasks of both kinds, and an actor that they call, run on the main thread.
private func areTasksSerial() async -> Bool {
  let places = await [
    Task { MainQueue.isCurrent }.value,
    Task { await Default().isOnMainQueue() }.value,
    Task.detached { MainQueue.isCurrent }.value,
    Task.detached { await Default().isOnMainQueue() }.value,
  ]
  return !places.contains(false)
}

private func nonisolated() async -> Bool { isOnCurrentExecutor() }

@concurrent private func concurrent() async -> Bool { isOnCurrentExecutor() }

private actor Default {
  func call() -> Bool { isOnCurrentExecutor() }
  func isOnMainQueue() -> Bool { MainQueue.isCurrent }
}

private func isOnCurrentExecutor() -> Bool {
  withUnsafeCurrentTask { task in
    guard let current = SerialTaskExecutor.current else { return false }
    return unsafe task?.unownedTaskExecutor == current.asUnownedTaskExecutor()
  }
}
