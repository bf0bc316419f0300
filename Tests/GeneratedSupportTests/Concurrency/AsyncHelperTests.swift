import GeneratedSupport
import Testing

@Suite struct AsyncStreamTests {
  @Test func finishedStreamsHaveNoElements() async throws {
    for await _ in AsyncStream<Int>.finished { Issue.record("an element") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() { Issue.record("an element") }
    await #expect(throws: SomeError()) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: SomeError()) {}
    }
  }

  @Test func streamsThatNeverEndEndWhenCancelled() async throws {
    try await withThrowingTaskGroup { group in
      group.addTask { for await _ in AsyncStream<Int>.never { Issue.record("an element") } }
      group.addTask {
        let stream = AsyncThrowingStream<Int, any Error>.never
        for try await _ in stream { Issue.record("an element") }
      }
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  @Test func sequencesBecomeStreams() async throws {
    let numbers = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    #expect(await elements(of: numbers.map { $0 * 2 }.eraseToStream()) == [2, 4, 6])
    #expect(await elements(of: AsyncStream(Numbers(upTo: 2))) == [1, 2])
    var thrown: [Int] = []
    for try await number in Numbers(upTo: 2).eraseToThrowingStream() { thrown.append(number) }
    #expect(thrown == [1, 2])
  }

  @Test func errorsEndOneStreamAndAreThrownByTheOther() async {
    #expect(await elements(of: Numbers(upTo: 2, fails: true).eraseToStream()) == [1, 2])
    await #expect(throws: SomeError()) {
      for try await _ in Numbers(upTo: 2, fails: true).eraseToThrowingStream() {}
    }
  }

  /// The sequence is iterated by the task that iterates the stream: a task-local is visible in it.
  @Test func streamsOfSequencesStartNoTask() async {
    let names = Numbers(upTo: 1).map { _ in Name.current }.eraseToStream()
    let name = await Name.$current.withValue("Blob") { await elements(of: names) }
    #expect(name == ["Blob"])
  }

  @Test func iteratingInTwoTasksIsReported() async {
    let reports = await reports {
      await withMainSerialExecutor {
        let stream = AsyncStream<Int>.never.map { $0 }.eraseToStream()
        async let _: Void = { for await _ in stream {} }()
        await SerialTaskExecutor.current?.settle()
        for await _ in stream {}
      }
    }
    #expect(
      reports.contains { $0.contains("Two tasks iterate a stream that was created") })
  }

  private func elements<Element>(of stream: AsyncStream<Element>) async -> [Element] {
    await stream.reduce(into: []) { $0.append($1) }
  }
}

@Suite struct TaskTests {
  @Test func neverEndsWithCancellation() async {
    let task = Task { try await Task<Int, Never>.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellingTheWaitingTaskCancelsTheTask() async {
    let task = Task { try await Task<Int, Never>.never() }
    let waiting = Task { try await task.cancellableValue }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(task.isCancelled)
  }

  @Test func theSameForTasksThatDoNotThrow() async {
    let task = Task {
      for await _ in AsyncStream<Int>.never {}; return 3
    }
    let waiting = Task { await task.cancellableValue }
    waiting.cancel()
    #expect(await waiting.value == 3)
    #expect(task.isCancelled)
  }
}

@Suite struct ResultTests {
  @Test func catchesWhatIsThrownWithItsType() async throws {
    let failure: Result<Int, SomeError> = await Result { () async throws(SomeError) in
      try await fail()
    }
    #expect(failure == .failure(SomeError()))
    let success = await Result { try await number() }
    #expect(try success.get() == 1)
  }

  @MainActor @Test func staysWithItsCaller() async {
    let result = await Result { () async throws(SomeError) in MainActor.assertIsolated() }
    #expect(throws: Never.self) { try result.get() }
  }

  private func fail() async throws(SomeError) -> Int { throw SomeError() }
  private func number() async throws -> Int { 1 }
}

private struct SomeError: Error, Equatable {}

private enum Name {
  @TaskLocal static var current = ""
}

private struct Numbers: AsyncSequence, Sendable {
  var last: Int
  var fails: Bool

  init(upTo last: Int, fails: Bool = false) {
    self.last = last
    self.fails = fails
  }

  func makeAsyncIterator() -> Iterator { Iterator(numbers: self) }

  struct Iterator: AsyncIteratorProtocol {
    let numbers: Numbers
    var next = 1

    mutating func next() async throws -> Int? {
      defer { next += 1 }
      if next > numbers.last, numbers.fails { throw SomeError() }
      return next <= numbers.last ? next : nil
    }
  }
}
