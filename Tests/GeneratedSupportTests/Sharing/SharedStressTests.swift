import GeneratedTestSupport
import Testing

/// Shared values that many tasks use at once.
@Suite struct SharedStressTests {
  private static let tasks = 20
  private static let rounds = 200

  private func inManyTasks(_ body: @escaping @Sendable (_ task: Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<Self.tasks { group.addTask { @concurrent in body(task) } }
    }
  }

  @Test func noChangeIsLost() async {
    @Shared(.inMemory("counts")) var counts: [Int: Int] = [:]
    await inManyTasks { task in
      for _ in 0..<Self.rounds {
        // Each round gets the reference anew.
        @Shared(.inMemory("counts")) var counts: [Int: Int] = [:]
        $counts.withLock { $0[task % 5, default: 0] += 1 }
      }
    }
    #expect(counts.values.reduce(0, +) == Self.tasks * Self.rounds)
    #expect(counts.count == 5)
  }

  @Test func changesOfPartsAreNotLost() async {
    @Shared(value: [0, 0, 0]) var counts: [Int]
    await inManyTasks { [$counts] task in
      let part = $counts[task % 3]
      for _ in 0..<Self.rounds { part.withLock { $0 += 1 } }
    }
    #expect(counts.reduce(0, +) == Self.tasks * Self.rounds)
  }

  @Test func theNewestValueIsSavedLast() async throws {
    let key = ProbeKey()
    @Shared(key) var value = ""
    await inManyTasks { [$value] task in
      for round in 0..<Self.rounds { $value.withLock { $0 = "\(task) \(round)" } }
    }
    #expect(key.stored.value == value)
    try await $value.save()
    #expect(key.stored.value == value)
  }

  @Test func changesFromOutsideDoNotReplaceNewerOnes() async throws {
    let key = ProbeKey()
    @Shared(key) var value = ""
    await inManyTasks { [$value] task in
      for round in 0..<Self.rounds {
        if task == 0 {
          key.subscriber.value?.yield(key.stored.value ?? "")
        } else {
          $value.withLock { $0 = "\(task) \(round)" }
        }
      }
    }
    $value.withLock { $0 = "last" }
    #expect(key.stored.value == "last")
    #expect(value == "last")
  }

  @Test func aReaderSeesWholeValues() async {
    @Shared(value: [0, 0]) var pair: [Int]
    await inManyTasks { [$pair] task in
      for round in 0..<Self.rounds {
        if task.isMultiple(of: 2) {
          $pair.withLock { value in
            value[0] = task * 1_000 + round
            value[1] = value[0]
          }
        } else {
          let value = $pair.wrappedValue
          if value[0] != value[1] { Issue.record("a torn value: \(value)") }
        }
      }
    }
  }

  @Test func aStreamEndsWithTheNewestValue() async {
    @Shared(value: 0) var count
    let values = $count.values
    async let last: Int? = values.first { $0 == Self.tasks * Self.rounds }
    await inManyTasks { [$count] _ in
      for _ in 0..<Self.rounds { $count.withLock { $0 += 1 } }
    }
    #expect(await last == count)
  }
}
