import GeneratedSupport
import Testing

@Suite struct SerialTaskExecutorTests {
  let executor = SerialTaskExecutor()

  @Test func jobsRunOneAtATimeInOrder() async {
    let log = LockIsolated<[String]>([])
    await executor.run {
      await withTaskGroup { group in
        for name in ["a", "b", "c"] {
          group.addTask {
            for step in 1...3 {
              log.withValue { $0.append("\(name)\(step)") }
              await self.executor.settle()
            }
          }
        }
      }
    }
    #expect(log.value == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"])
  }
}
