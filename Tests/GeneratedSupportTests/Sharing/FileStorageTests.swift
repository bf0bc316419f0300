import Foundation
import GeneratedTestSupport
import Testing

@testable import GeneratedSupport

/// Values in files.
@Suite struct FileStorageTests {
  private let url = URL(filePath: "/folder/settings.json")
  private let files = LockIsolated<[URL: Data]>([:])

  private func withFiles<Result>(
    clock: (any Clock<Duration>)? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try withDependencies {
      $0.defaultFileStorage = .inMemory(files, clock: clock)
    } operation: {
      try body()
    }
  }

  private var content: String? {
    files.value[url].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aValueIsStoredAndLoaded() {
    withFiles {
      do {
        @Shared(.fileStorage(url)) var numbers = [1]
        #expect(files.value == [:])
        $numbers.withLock { $0.append(2) }
        #expect(content == "[1,2]")
      }
      @Shared(.fileStorage(url)) var numbers: [Int] = []
      #expect(numbers == [1, 2])
      #expect("\($numbers)" == #"Shared<[Int]>(.fileStorage("/folder/settings.json"))"#)
    }
  }

  @Test func aFormatOfOnesOwnIsUsed() {
    withFiles {
      let key = FileStorageKey.fileStorage(
        url, decode: { (data: Data) in data.count }, encode: { Data(count: $0) })
      @Shared(key) var count = 1
      $count.withLock { $0 = 3 }
      #expect(files.value[url] == Data(count: 3))
    }
  }

  @Test func anEmptyFileIsLikeAMissingOne() {
    files.setValue([url: Data()])
    withFiles {
      @Shared(.fileStorage(url)) var count = 5
      #expect(count == 5)
      #expect($count.loadError == nil)
      $count.withLock { $0 = 6 }
      #expect(files.value == [url: Data("6".utf8)])
    }
  }

  @Test func theDefaultStorageOfATestIsMemory() {
    @Shared(.fileStorage(url)) var count = 5
    $count.withLock { $0 = 6 }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect($count.saveError == nil)
  }

  @Test func theFirstChangeIsWrittenAtOnceAndThenAtMostOnceASecond() async {
    let clock = TestClock()
    let count = withFiles(clock: clock) { Shared(wrappedValue: 0, .fileStorage(url)) }
    count.withLock { $0 = 1 }
    #expect(content == "1")
    count.withLock { $0 = 2 }
    count.withLock { $0 = 3 }
    #expect(content == "1")
    await clock.advance(by: .milliseconds(999))
    #expect(content == "1")
    await clock.advance(by: .milliseconds(1))
    #expect(content == "3")
    count.withLock { $0 = 4 }
    #expect(content == "3")
    await clock.advance(by: .seconds(1))
    #expect(content == "4")
    await clock.advance(by: .seconds(1))
    count.withLock { $0 = 5 }
    #expect(content == "5")
    await clock.advance(by: .seconds(5))
  }

  @Test func savingWritesAtOnce() async throws {
    let clock = TestClock()
    let count = withFiles(clock: clock) { Shared(wrappedValue: 0, .fileStorage(url)) }
    count.withLock { $0 = 1 }
    count.withLock { $0 = 2 }
    try await count.save()
    #expect(content == "2")
    await clock.advance(by: .seconds(5))
    #expect(content == "2")
  }

  @Test func anUnwrittenChangeIsLoaded() async {
    let clock = TestClock()
    withFiles(clock: clock) {
      do {
        @Shared(.fileStorage(url)) var count = 0
        $count.withLock { $0 = 1 }
        $count.withLock { $0 = 2 }
      }
      #expect(content == "1")
      @Shared(.fileStorage(url)) var count = 0
      #expect(count == 2)
    }
    await clock.advance(by: .seconds(2))
    #expect(content == "2")
  }

  @Test func theReportOfACorruptedFileSaysWhereItIsKept() {
    files.setValue([url: Data("[1,".utf8)])
    let text = LockIsolated("")
    withKnownIssue {
      withFiles {
        withDependencies {
          $0.context = .live
        } operation: {
          @Shared(.fileStorage(url)) var numbers = [7]
        }
      }
    } matching: { issue in
      text.setValue(issue.error.map { "\($0)" } ?? "")
      return true
    }
    #expect(
      text.value.hasPrefix(
        """
        The file '/folder/settings.json' does not contain a value of type '[Int]'. When the next change is saved, \
        the old content is kept in 'settings.json.corrupted', or in a file with a number at the end if there is \
        already such a file. The error was: 
        """))
  }

  @Test func aCorruptedFileIsShownAndKept() {
    files.setValue([url: Data("[1,".utf8)])
    withFiles {
      @Shared(.fileStorage(url)) var numbers = [7]
      #expect(numbers == [7])
      #expect($numbers.loadError is DecodingError)
      #expect(content == "[1,")
      $numbers.withLock { $0.append(8) }
      #expect(content == "[7,8]")
      $numbers.withLock { $0.append(9) }
      #expect(content == "[7,8,9]")
    }
    let aside = URL(filePath: "/folder/settings.json.corrupted")
    #expect(files.value.keys.count == 2)
    #expect(files.value[aside] == Data("[1,".utf8))
  }

  @Test func aFileThatIsCorruptedLaterIsKeptUnderAnotherName() {
    let aside = URL(filePath: "/folder/settings.json.corrupted")
    files.setValue([aside: Data("older".utf8)])
    withFiles {
      @Shared(.fileStorage(url)) var count = 1
      $count.withLock { $0 = 2 }
      files.withValue { $0[url] = Data("broken".utf8) }
      $count.withLock { $0 = 3 }
    }
    #expect(content == "3")
    #expect(files.value[aside] == Data("older".utf8))
    #expect(
      files.value[URL(filePath: "/folder/settings.json.corrupted-2")] == Data("broken".utf8))
  }

  @Test func aCorruptedFileIsReportedOutsideOfTests() async {
    files.setValue([url: Data("broken".utf8)])
    let reports = await reports {
      withDependencies {
        $0.context = .live
        $0.defaultFileStorage = .inMemory(files)
      } operation: {
        @Shared(.fileStorage(url)) var count = 1
        #expect(count == 1)
      }
    }
    #expect(reports.count == 1)
  }

  @Test func anErrorOfTheEncoderIsShown() {
    withFiles {
      @Shared(.fileStorage(url)) var number = 1.0
      $number.withLock { $0 = .infinity }
      #expect($number.saveError is EncodingError)
      $number.withLock { $0 = 2 }
      #expect($number.saveError == nil)
    }
  }
}

/// Values in real files.
@Suite struct FileSystemTests: ~Copyable {
  private let folder = URL.temporaryDirectory.appending(path: "reducergen-\(UUID())")
  private var url: URL { folder.appending(path: "a/settings.json") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func shared<Value: Codable & Sendable>(_ value: Value) -> Shared<Value> {
    withDependencies {
      // The pause between two writes never ends.
      $0.defaultFileStorage = .fileSystem(clock: StoppedClock())
    } operation: {
      Shared(wrappedValue: value, .fileStorage(url))
    }
  }

  private var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path)
    return (names ?? []).sorted()
  }

  @Test func theFolderIsMadeAndNothingElseIsLeftThere() throws {
    let count = shared(0)
    #expect(names == [])
    count.withLock { $0 = 1 }
    #expect(names == ["settings.json"])
    #expect(try String(contentsOf: url, encoding: .utf8) == "1")
    #expect(shared(0).wrappedValue == 1)
  }

  @Test func changesOfOtherProcessesAreSeen() throws {
    let count = shared(0)
    count.withLock { $0 = 1 }
    try Data("22".utf8).write(to: url)
    FilePoller.shared.poll()
    #expect(count.wrappedValue == 22)
    try Data("333".utf8).write(to: url, options: .atomic)
    FilePoller.shared.poll()
    #expect(count.wrappedValue == 333)
    try FileManager.default.removeItem(at: url)
    FilePoller.shared.poll()
    #expect(count.wrappedValue == 0)
  }

  @Test func changesOfOtherProcessesAreSeenWithoutAsking() async throws {
    let count = shared(0)
    count.withLock { $0 = 1 }
    var values = count.values.makeAsyncIterator()
    #expect(await values.next() == 1)
    try Data("22".utf8).write(to: url, options: .atomic)
    #expect(await values.next() == 22)
  }

  @Test func aFileThatIsEmptyForAMomentChangesNothing() throws {
    let count = shared(0)
    count.withLock { $0 = 1 }
    try Data().write(to: url)
    FilePoller.shared.poll()
    #expect(count.wrappedValue == 1)
    try Data("2".utf8).write(to: url)
    FilePoller.shared.poll()
    #expect(count.wrappedValue == 2)
  }

  @Test func anUnwrittenChangeIsNewerThanThatOfAnotherProcess() async throws {
    let count = shared(0)
    count.withLock { $0 = 1 }
    count.withLock { $0 = 2 }
    try Data("33".utf8).write(to: url, options: .atomic)
    FilePoller.shared.poll()
    #expect(count.wrappedValue == 2)
    try await count.save()
    #expect(try String(contentsOf: url, encoding: .utf8) == "2")
  }

  @Test func anUnwrittenChangeIsNewerThanTheRemovalOfTheFile() async throws {
    let count = shared(0)
    count.withLock { $0 = 1 }
    count.withLock { $0 = 2 }
    try FileManager.default.removeItem(at: url)
    FilePoller.shared.poll()
    #expect(count.wrappedValue == 2)
    try await count.save()
    #expect(try String(contentsOf: url, encoding: .utf8) == "2")
  }

  @Test func aDeclarationMakesNoFile() {
    let count = shared(7)
    #expect(count.wrappedValue == 7)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func aFileThatAnotherProcessHasCorruptedIsShownAndKept() async throws {
    let count = shared(0)
    count.withLock { $0 = 1 }
    try Data("broken".utf8).write(to: url)
    FilePoller.shared.poll()
    #expect(count.wrappedValue == 1)
    #expect(count.loadError is DecodingError)
    count.withLock { $0 = 2 }
    try await count.save()
    #expect(names == ["settings.json", "settings.json.corrupted"])
    let aside = folder.appending(path: "a/settings.json.corrupted")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "broken")
    #expect(try String(contentsOf: url, encoding: .utf8) == "2")
  }

  @Test func aLinkAndThePermissionsOfItsFileStay() throws {
    let target = folder.appending(path: "target.json")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("1".utf8).write(to: target)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target.path)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    shared(0).withLock { $0 += 1 }
    #expect(try String(contentsOf: target, encoding: .utf8) == "2")
    let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: url.path) == target.path)
  }

  /// Processes usually exclude writing by others with their `umask`.
  @Test func theFileOfAGroupStaysWritableForIt() throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("1".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: url.path)
    shared(0).withLock { $0 += 1 }
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o666)
  }

  @Test func remainsOfKilledProcessesAreRemoved() throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    for (name, age) in [(".settings.json.1-1.tmp", 120.0), (".settings.json.2-1.tmp", 0)] {
      let file = url.deletingLastPathComponent().appending(path: name)
      try Data().write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
    }
    shared(0).withLock { $0 = 1 }
    #expect(names == [".settings.json.2-1.tmp", "settings.json"])
  }

  @Test func aFailedWriteIsShownAndLeavesTheOldFile() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "a"))
    let count = shared(0)
    count.withLock { $0 = 1 }
    #expect(count.saveError != nil)
    #expect(count.wrappedValue == 1)
  }
}
