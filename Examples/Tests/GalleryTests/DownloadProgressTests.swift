import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct DownloadProgressTests {
  private struct Failure: Error {}
  private let clock = TestClock()

  /// A file of 30 bytes, of which 10 arrive each second.
  private func makeStore() -> TestStoreOf<DownloadProgress> {
    TestStore(initialState: DownloadProgress.State()) {
      DownloadProgress()
    } withDependencies: {
      $0.downloadClient.parts = { [clock] in .file(of: 30, from: $0, clock: clock) }
    }
  }

  @Test func downloadsAFile() async {
    let store = makeStore()
    await store.send(.startTapped) { $0.status = .running }
    await store.send(.startTapped)
    #expect(store.state.line == "[????????????????????]")
    await clock.advance(by: .seconds(1))
    await store.receive(\.received) {
      $0.receivedBytes = 10
      $0.totalBytes = 30
    }
    #expect(store.state.line == "[######--------------]  33 %")
    await clock.advance(by: .seconds(2))
    await store.receive(\.received) { $0.receivedBytes = 20 }
    await store.receive(\.received) { $0.receivedBytes = 30 }
    await store.receive(\.streamEnded) { $0.status = .ended }
    #expect(store.state.line == "[####################] 100 %  Done")
  }

  @Test func resumesWithTheNextByte() async {
    let store = makeStore()
    await store.send(.startTapped) { $0.status = .running }
    await clock.advance(by: .seconds(1))
    await store.receive(\.received) {
      $0.receivedBytes = 10
      $0.totalBytes = 30
    }
    await store.send(.pauseTapped) { $0.status = .paused }
    await clock.advance(by: .seconds(60))
    #expect(store.state.line == "[######--------------]  33 %  Paused")
    await store.send(.startTapped) { $0.status = .running }
    await clock.advance(by: .seconds(2))
    await store.receive(\.received) { $0.receivedBytes = 20 }
    await store.receive(\.received) { $0.receivedBytes = 30 }
    await store.receive(\.streamEnded) { $0.status = .ended }
  }

  @Test func cancellingForgetsTheBytes() async {
    let store = makeStore()
    await store.send(.startTapped) { $0.status = .running }
    await clock.advance(by: .seconds(1))
    await store.receive(\.received) {
      $0.receivedBytes = 10
      $0.totalBytes = 30
    }
    await store.send(.cancelTapped) {
      $0.receivedBytes = 0
      $0.totalBytes = nil
      $0.status = .ready
    }
    await clock.advance(by: .seconds(60))
  }

  @Test func aFailureCanBeRetried() async {
    let store = makeStore()
    let parts = store.dependencies.downloadClient.parts
    store.dependencies.downloadClient.parts = { _ in throw Failure() }
    await store.send(.startTapped) { $0.status = .running }
    await store.receive(\.failed) { $0.status = .failed }
    #expect(store.state.line == "[????????????????????]  Failed")
    store.dependencies.downloadClient.parts = parts
    store.exhaustivity = .off
    await store.send(.startTapped)
    await clock.advance(by: .seconds(3))
    await store.receive(\.streamEnded) { $0.status = .ended }
  }

  @Test func aStreamThatEndsTooEarlyIsAFailure() async {
    let store = makeStore()
    store.dependencies.downloadClient.parts = { _ in
      AsyncThrowingStream {
        $0.yield(DownloadPart(byteCount: 10, totalBytes: 30))
        $0.finish()
      }
    }
    await store.send(.startTapped) { $0.status = .running }
    await store.receive(\.received) {
      $0.receivedBytes = 10
      $0.totalBytes = 30
    }
    await store.receive(\.streamEnded) { $0.status = .failed }
  }

  @Test(arguments: [
    (0, 8, "[----]   0 %"), (1, 8, "[----]  12 %"), (2, 8, "[#---]  25 %"), (7, 8, "[###-]  87 %"),
    (999, 1000, "[###-]  99 %"), (8, 8, "[####] 100 %"), (9, 8, "[####] 100 %"),
    (-1, 8, "[----]   0 %"), (0, 0, "[####] 100 %"), (5, nil, "[????]"),
  ])
  func drawsTheBar(received: Int, total: Int?, bar: String) {
    #expect(progressBar(received, of: total, width: 4) == bar)
  }

  @Test func noByteIsMissingOrReadTwice() async throws {
    try await explore([\.startTapped, \.pauseTapped, \.cancelTapped]) {
      TestStore(initialState: DownloadProgress.State()) {
        DownloadProgress()
      } withDependencies: {
        let clock = TestClock()
        $0.downloadClient.parts = { .file(of: 30, from: $0, clock: clock) }
      }
    } invariant: { state in
      #expect(state.receivedBytes <= 30 && state.status != .failed)
      if state.status == .ended { #expect(state.receivedBytes == 30) }
    }
  }
}

extension AsyncThrowingStream<DownloadPart, any Error> {
  /// A stream that sends ten bytes each second.
  fileprivate static func file(of size: Int, from offset: Int, clock: TestClock<Duration>) -> Self {
    Self { continuation in
      let task = Task {
        for _ in stride(from: offset, to: size, by: 10) {
          try await clock.sleep(for: .seconds(1))
          continuation.yield(DownloadPart(byteCount: 10, totalBytes: size))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
