import GeneratedSupport
import Testing

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

  /// They know the executor, because they inherit task-locals, but the system runs them elsewhere.
  @Test func unstructuredTasksDoNotFollow() async {
    await withMainSerialExecutor {
      #expect(SerialTaskExecutor.current != nil)
      #expect(await Task { isOnCurrentExecutor() }.value == false)
      #expect(await Task.detached { SerialTaskExecutor.current == nil }.value)
      let task = Task(executorPreference: SerialTaskExecutor.current) { isOnCurrentExecutor() }
      #expect(await task.value)
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
      withMainSerialExecutor { #expect(SerialTaskExecutor.current === outer) }
    }
  }

  @Test func theSynchronousFormNamesTheExecutor() async {
    let test = synchronous {
      Task {
        let executor = SerialTaskExecutor.current
        #expect(executor != nil && !isOnCurrentExecutor())
        await withMainSerialExecutor {
          #expect(await nonisolated())
          #expect(SerialTaskExecutor.current === executor)
        }
      }
    }
    await test.value
    #expect(SerialTaskExecutor.current == nil)
  }

  private func synchronous<Value>(_ body: () -> Value) -> Value {
    withMainSerialExecutor(operation: body)
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

private func nonisolated() async -> Bool { isOnCurrentExecutor() }

@concurrent private func concurrent() async -> Bool { isOnCurrentExecutor() }

private actor Default {
  func call() -> Bool { isOnCurrentExecutor() }
}

private func isOnCurrentExecutor() -> Bool {
  withUnsafeCurrentTask { task in
    guard let current = SerialTaskExecutor.current else { return false }
    return unsafe task?.unownedTaskExecutor == current.asUnownedTaskExecutor()
  }
}
