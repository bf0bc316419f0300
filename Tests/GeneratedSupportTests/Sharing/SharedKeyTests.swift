import Dispatch
import Foundation
import GeneratedTestSupport
import Testing

/// Keys, and the values that they identify.
@Suite struct SharedKeyTests {
  @Test func valuesWithOneKeyAreOneValue() {
    @Shared(.inMemory("count")) var one = 0
    @Shared(.inMemory("count")) var other = 5
    #expect(other == 0)
    $one.withLock { $0 += 1 }
    #expect(other == 1)
    @SharedReader(.inMemory("count")) var reader = 9
    #expect(reader == 1)
  }

  @Test(arguments: 0..<20) func eachTestCaseHasItsOwnValues(number: Int) async {
    @Shared(.inMemory("number")) var value = -1
    #expect(value == -1)
    $value.withLock { $0 = number }
    await Task.yield()
    await Task.detached { [$value] in
      $value.withLock { #expect($0 == number) }
    }.value
    #expect(value == number)
  }

  @Test func anInMemoryValueOutlivesItsReferences() {
    do {
      @Shared(.inMemory("count")) var count = 0
      $count.withLock { $0 = 7 }
    }
    @Shared(.inMemory("count")) var count = 0
    #expect(count == 7)
  }

  @Test func theFirstDefaultOfAnInMemoryValueIsKept() async throws {
    do {
      @Shared(.inMemory("count")) var count = 1
    }
    #expect(try await Shared<Int>(require: .inMemory("count")).wrappedValue == 1)
    @Shared(.inMemory("count")) var count = 2
    #expect(count == 1)
  }

  @Test func aValueInUseIsARequiredOne() async throws {
    let key = ProbeKey()
    await #expect(throws: (any Error).self) { try await Shared(require: key) }
    @Shared(key) var value = "default"
    let required = try await Shared(require: key)
    $value.withLock { $0 = "new" }
    #expect(required.wrappedValue == "new")
  }

  @Test func referencesAreReleased() {
    let key = ProbeKey()
    do {
      @Shared(key) var value = "default"
      #expect(key.log.value == ["load", "subscribe"])
    }
    #expect(key.log.value == ["load", "subscribe", "cancel"])
    @Shared(key) var value = "other"
    #expect(value == "other")
  }

  @Test func aStoredNilIsNotAMissingValue() {
    do {
      @Shared(.inMemory("name")) var name: String? = "Blob"
      #expect(name == "Blob")
      $name.withLock { $0 = nil }
    }
    @Shared(.inMemory("name")) var name: String? = "Blob"
    #expect(name == nil)
    @Shared(.inMemory("new")) var new: String?
    #expect(new == nil)
    @Shared(.inMemory("newer")) var newer: String? = "Blob"
    #expect(newer == "Blob")
  }

  @Test func valuesOfDifferentTypesAreDifferentValues() {
    @Shared(.inMemory("x")) var number = 1
    @Shared(.inMemory("x")) var text = "one"
    $number.withLock { $0 = 2 }
    #expect(text == "one")
  }

  @Test func aKeyHasADefault() {
    @Shared(.isMuted) var isMuted
    #expect(isMuted)
    @Shared(.inMemory("isMuted")) var same = false
    #expect(same)
    $same.withLock { $0 = false }
    #expect(!isMuted)
    @Shared(.volume) var volume = 3
    #expect(volume == 3)
    @SharedReader(.isMuted) var reader
    #expect(!reader)
  }

  @Test func aKeyHasAnOptionalDefault() {
    @Shared(.nickname) var nickname
    @SharedReader(.nickname) var reader
    @Shared(.storedNickname) var stored
    @Shared(.nicknameInFile) var inFile
    for name in [nickname, reader, stored, inFile] { #expect(name == "Blob") }
    let key: InMemoryKey<String?>.Default = .nickname
    #expect(key.initialValue == "Blob")
  }

  @Test func idsNeedNotBeSendable() {
    @Shared(KeyWithClass(name: Name("a"))) var one = 1
    @Shared(KeyWithClass(name: Name("a"))) var same = 2
    @Shared(KeyWithClass(name: Name("b"))) var other = 3
    #expect(one == 1 && same == 1 && other == 3)
  }

  @Test func storagesAreComparedByIdentity() {
    let storage = InMemoryStorage()
    #expect(Set([storage, storage, InMemoryStorage()]).count == 2)
  }

  @Test func aStaticKeyDoesNotKeepTheStorageOfATest() {
    let storage = InMemoryStorage()
    withDependencies {
      $0.defaultInMemoryStorage = storage
    } operation: {
      @Shared(ConstantKeys.count) var count = 0
      $count.withLock { $0 = 5 }
    }
    @Shared(ConstantKeys.count) var count = 0
    #expect(count == 0)
  }

  @Test func aRequiredValueIsLoaded() async throws {
    let key = ProbeKey()
    await #expect(throws: (any Error).self) { try await Shared(require: key) }
    key.stored.setValue("stored")
    let value = try await Shared(require: key)
    #expect(value.wrappedValue == "stored")
    key.stored.setValue("newer")
    _ = try await SharedReader(require: key)
    #expect(value.wrappedValue == "newer")
  }

  @Test func aValueIsLoadedAgain() async throws {
    let key = ProbeKey()
    @Shared(key) var value = "default"
    #expect(value == "default")
    key.stored.setValue("stored")
    try await $value.load()
    #expect(value == "stored")
  }

  @Test func eachChangeIsSaved() async throws {
    let key = ProbeKey()
    @Shared(key) var value = ""
    $value.withLock { $0 = "a" }
    #expect(key.stored.value == "a")
    try await $value.save()
    #expect(key.log.value == ["load", "subscribe", "save a didSet", "save a userInitiated"])
  }

  @Test func changesElsewhereAreSeenAndNotSavedBack() {
    let key = ProbeKey()
    @Shared(key) var value = "default"
    key.subscriber.value?.yield("elsewhere")
    #expect(value == "elsewhere")
    key.subscriber.value?.yieldReturningInitialValue()
    #expect(value == "default")
    #expect(key.log.value == ["load", "subscribe"])
  }

  @Test func theEchoOfASaveIsIgnored() {
    let key = ProbeKey(echoes: "echo")
    @Shared(key) var value = "default"
    $value.withLock { $0 = "new" }
    #expect(value == "new")
  }

  /// Such as a key that needs the main thread while that thread declares the same value.
  @Test(.timeLimit(.minutes(10))) func aKeyCanWaitForAThreadThatDeclaresTheSameValue() async {
    let key = WaitingKey()
    let (ends, end) = AsyncStream<String>.makeStream()
    withEscapedDependencies { dependencies in
      Thread.detachNewThread {
        dependencies.yield {
          @Shared(key) var value = "default"
          end.yield(value)
        }
      }
    }
    await key.loadBegins()
    @Shared(key) var value = "default"
    #expect(value == "stored")
    $value.withLock { $0 += "!" }
    key.isDeclared.signal()
    for await other in ends.prefix(1) { #expect(other == "stored!") }
    #expect(!key.timedOut.value)
    #expect(value == "stored!")
    #expect(key.subscriptions.value == 1)
  }

  @Test func errorsAreShown() async {
    struct Failure: Error {}
    let key = ProbeKey()
    @Shared(key) var value = "default"
    key.error.setValue(Failure())
    await #expect(throws: Failure.self) { try await $value.load() }
    #expect($value.loadError is Failure)
    $value.withLock { $0 = "a" }
    #expect($value.saveError is Failure)
    #expect(value == "a")
    await #expect(throws: Failure.self) { try await $value.save() }
    key.error.setValue(nil)
    $value.withLock { $0 = "b" }
    #expect($value.saveError == nil)
    try? await $value.load()
    #expect($value.loadError == nil)
    key.subscriber.value?.yield(throwing: Failure())
    #expect($value.loadError is Failure)
    $value.withLock { $0 = "c" }
    #expect($value.loadError == nil)
  }

  @Test func errorsAreReportedOutsideOfTests() async {
    struct Failure: Error {}
    let reports = await reports {
      withDependencies {
        $0.context = .live
      } operation: {
        let key = ProbeKey()
        key.error.setValue(Failure())
        @Shared(key) var value = "default"
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": Shared<String>(") == true)
  }

  @Test func aValueIsLoadingUntilItIsLoaded() {
    let key = ProbeKey(isSlow: true)
    @Shared(key) var value = "default"
    #expect($value.isLoading)
    key.pending.value?.resume(returning: "loaded")
    #expect(!$value.isLoading)
    #expect(value == "loaded")
    key.subscriber.value?.yieldLoading()
    #expect($value.isLoading)
    key.subscriber.value?.yieldLoading(false)
    #expect(!$value.isLoading)
    key.subscriber.value?.yieldLoading()
    key.subscriber.value?.yield("newer")
    #expect(!$value.isLoading)
  }

  @Test func aChangeIsNotReplacedByAnOlderValueThatIsStillLoading() {
    let key = ProbeKey(isSlow: true)
    @Shared(key) var value = "default"
    $value.withLock { $0 = "changed" }
    key.pending.value?.resume(returning: "old")
    #expect(value == "changed")
    #expect(!$value.isLoading)
  }

  @Test func aContinuationThatIsResumedTwiceIsReported() async {
    let reports = await reports {
      let continuation = LoadContinuation<Int>("count") { _ in }
      continuation.resume(returning: 1)
      continuation.resumeReturningInitialValue()
    }
    #expect(reports.count == 1)
    #expect(
      reports[0].hasSuffix(
        """
        : The load continuation of 'count' was resumed more than once. Only the first result counts.

        The method 'load' of the key must resume its continuation exactly once.
        """))
  }

  @Test func aLeakedContinuationIsReportedAndResumed() async {
    let results = LockIsolated<[String]>([])
    let reports = await reports {
      _ = LoadContinuation<Int>("count") { result in results.withValue { $0.append("\(result)") } }
      _ = SaveContinuation("count") { result in results.withValue { $0.append("\(result)") } }
    }
    #expect(reports.count == 2)
    #expect(
      reports[0].hasSuffix(
        """
        : The load continuation of 'count' was leaked: it was released without having been resumed. It is resumed now, \
        with the initial value.

        The method 'load' of the key must resume its continuation exactly once.
        """))
    #expect(
      reports[1].hasSuffix(
        """
        : The save continuation of 'count' was leaked: it was released without having been resumed. It is resumed now, \
        with an error.

        The method 'save' of the key must resume its continuation exactly once.
        """))
    #expect(
      results.value == [
        "success(nil)",
        "failure('count' was not saved: its key did not resume the continuation)",
      ])
  }

  @Test func aMissingDefaultIsAnErrorOfTheCompiler() async throws {
    let messages = try await Compiler.shared.messages(
      """
      struct Feature {
        @Shared(.inMemory("count")) var count: Int
      }
      """)
    #expect(messages.contains("assign a default value: '@Shared(…) var x = 0'"))
  }
}

extension SharedReaderKey where Self == InMemoryKey<Bool>.Default {
  fileprivate static var isMuted: Self { Self[.inMemory("isMuted"), default: true] }
}

extension SharedReaderKey where Self == InMemoryKey<String?>.Default {
  fileprivate static var nickname: Self { Self[.inMemory("nickname"), default: "Blob"] }
}

extension SharedReaderKey where Self == AppStorageKey<String?>.Default {
  fileprivate static var storedNickname: Self { Self[.appStorage("nickname"), default: "Blob"] }
}

extension SharedReaderKey where Self == FileStorageKey<String?>.Default {
  fileprivate static var nicknameInFile: Self {
    Self[.fileStorage(URL(filePath: "/nickname.json")), default: "Blob"]
  }
}

/// An id that is not `Sendable`.
private final class Name: Hashable {
  let text: String
  init(_ text: String) { self.text = text }
  static func == (left: Name, right: Name) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

private struct KeyWithClass: SharedKey, @unchecked Sendable {
  let name: Name
  var id: Name { name }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription { SharedSubscription {} }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var volume: Self { Self[.inMemory("volume"), default: 1] }
}

private enum ConstantKeys {
  static let count = InMemoryKey<Int>.inMemory("count")
}

/// A key that is stopped when it loads the value for the first time.
private final class WaitingKey: SharedKey {
  let isDeclared = DispatchSemaphore(value: 0)
  let timedOut = LockIsolated(false)
  let subscriptions = LockIsolated(0)
  private let loads = LockIsolated(0)
  private let begin = AsyncStream<Void>.makeStream()

  var id: ObjectIdentifier { ObjectIdentifier(self) }

  func loadBegins() async {
    for await _ in begin.stream.prefix(1) {}
  }

  func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
    let number = loads.withValue { loads in
      loads += 1
      return loads
    }
    if number == 1 {
      begin.continuation.yield()
      timedOut.setValue(isDeclared.wait(timeout: .now() + 300) == .timedOut)
    }
    continuation.resume(returning: "stored")
  }

  func subscribe(
    context: LoadContext<String>, subscriber: SharedSubscriber<String>
  ) -> SharedSubscription {
    subscriptions.withValue { $0 += 1 }
    return SharedSubscription {}
  }

  func save(_ value: String, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

/// A key whose storage the test holds in its hands.
final class ProbeKey: SharedKey {
  let log = LockIsolated<[String]>([])
  let stored = LockIsolated<String?>(nil)
  let error = LockIsolated<(any Error)?>(nil)
  let subscriber = LockIsolated<SharedSubscriber<String>?>(nil)
  let pending = LockIsolated<LoadContinuation<String>?>(nil)
  private let isSlow: Bool
  private let echo: String?

  init(isSlow: Bool = false, echoes echo: String? = nil) {
    self.isSlow = isSlow
    self.echo = echo
  }

  var id: ObjectIdentifier { ObjectIdentifier(self) }

  func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
    log.withValue { $0.append("load") }
    if isSlow { return pending.setValue(continuation) }
    if let error = error.value { return continuation.resume(throwing: error) }
    continuation.resume(with: .success(stored.value))
  }

  func subscribe(
    context: LoadContext<String>, subscriber: SharedSubscriber<String>
  ) -> SharedSubscription {
    log.withValue { $0.append("subscribe") }
    self.subscriber.setValue(subscriber)
    return SharedSubscription { [log] in log.withValue { $0.append("cancel") } }
  }

  func save(_ value: String, context: SaveContext, continuation: SaveContinuation) {
    log.withValue { $0.append("save \(value) \(context)") }
    if let echo { subscriber.value?.yield(echo) }
    if let error = error.value { return continuation.resume(throwing: error) }
    stored.setValue(value)
    continuation.resume()
  }
}
