import Dispatch
import Foundation
import GeneratedTestSupport
import Testing

@testable import GeneratedSupport

/// What others see while a file is being written.
@Suite(.timeLimit(.minutes(10))) struct FileWritingTests {
  private let url = URL(filePath: "/settings.json")
  private let device = SlowFiles()

  /// The pause between two writes never ends.
  private func storage() -> FileStorage { FileStorage(device, clock: StoppedClock()) }

  private func shared(in storage: FileStorage) -> Shared<Int> {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      Shared(wrappedValue: 0, .fileStorage(url))
    }
  }

  @Test func aChangeThatIsBeingWrittenIsNotLostByALoad() async throws {
    let count = shared(in: storage())
    await device.whileWriting {
      count.withLock { $0 = 1 }
    } do: {
      try? await count.load()
      #expect(count.wrappedValue == 1)
    }
    #expect(count.wrappedValue == 1)
    #expect(device.content(of: url) == "1")
  }

  @Test func aLateWriteIsNotLostByALoad() async throws {
    let storage = storage()
    let count = shared(in: storage)
    count.withLock { $0 = 1 }
    count.withLock { $0 = 2 }
    await device.whileWriting {
      storage.files.file(url).write()
    } do: {
      try? await count.load()
      #expect(count.wrappedValue == 2)
    }
    #expect(count.wrappedValue == 2)
    #expect(device.content(of: url) == "2")
  }

  @Test func aChangeOfAnotherProcessThatIsAboutToBeReplacedIsNotSeen() async {
    let storage = storage()
    let count = shared(in: storage)
    count.withLock { $0 = 1 }
    count.withLock { $0 = 2 }
    await device.whileWriting {
      storage.files.file(url).write()
    } do: {
      device.files.withValue { $0[url] = Data("7".utf8) }
      device.poll()
      #expect(count.wrappedValue == 2)
    }
    device.poll()
    #expect(count.wrappedValue == 2)
    #expect(device.content(of: url) == "2")
  }

  @Test func aChangeDuringALoadIsNewer() {
    let count = shared(in: storage())
    count.withLock { $0 = 1 }
    device.files.withValue { $0[url] = Data("7".utf8) }
    device.afterRead.setValue { count.withLock { $0 = 2 } }
    device.poll()
    #expect(count.wrappedValue == 2)
  }

  @Test func aChangeIsNewerThanALoadThatItsObserverBegins() async {
    let count = shared(in: storage())
    let (loads, end) = AsyncStream<Task<Void, any Error>>.makeStream()
    let subscription = count.reference.status.observation.listen {
      // Before the change is saved.
      let isLoaded = DispatchSemaphore(value: 0)
      let load = Task.detached {
        defer { isLoaded.signal() }
        try await count.load()
      }
      isLoaded.wait()
      end.yield(load)
    }
    await device.inThread { count.withLock { $0 = 1 } }
    subscription.cancel()
    end.finish()
    for await load in loads { try? await load.value }
    #expect(count.wrappedValue == 1)
    #expect(device.content(of: url) == "1")
  }
}

/// Files whose writing a test can stop.
private final class SlowFiles: FileDevice {
  let files = LockIsolated<[URL: Data]>([:])
  let afterRead = LockIsolated<(@Sendable () -> Void)?>(nil)
  private let watchers = LockIsolated<[@Sendable () -> Void]>([])
  private let isSlow = LockIsolated(false)
  private let begin = AsyncStream<Void>.makeStream()
  private let end = DispatchSemaphore(value: 0)

  private var memory: MemoryFiles { MemoryFiles(files) }

  func read(_ url: URL) -> Data? {
    let data = memory.read(url)
    let function = afterRead.withValue { function in
      defer { function = nil }
      return function
    }
    function?()
    return data
  }

  func stamp(_ url: URL) -> FileStamp? { memory.stamp(url) }

  func write(_ data: Data, to url: URL) -> FileStamp? {
    if isSlow.value {
      begin.continuation.yield()
      end.wait()
    }
    return memory.write(data, to: url)
  }

  func keepAside(_ url: URL) { memory.keepAside(url) }

  func removeRemains(of url: URL) {}

  func watch(_ url: URL, _ function: @escaping @Sendable () -> Void) -> SharedSubscription {
    watchers.withValue { $0.append(function) }
    return SharedSubscription {}
  }

  /// What the poller does.
  func poll() { for function in watchers.value { function() } }

  func content(of url: URL) -> String? {
    files.value[url].map { String(decoding: $0, as: UTF8.self) }
  }

  /// `body` runs while a thread that runs `write` is about to replace the file.
  func whileWriting(
    _ write: @escaping @Sendable () -> Void, do body: () async -> Void
  ) async {
    isSlow.setValue(true)
    async let writing: Void = inThread(write)
    var begins = begin.stream.makeAsyncIterator()
    _ = await begins.next()
    isSlow.setValue(false)
    await body()
    end.signal()
    await writing
  }

  func inThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body()
        continuation.resume()
      }
    }
  }
}
