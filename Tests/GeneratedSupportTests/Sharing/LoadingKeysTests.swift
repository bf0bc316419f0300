import GeneratedTestSupport
import Observation
import Testing

@testable import GeneratedSupport

/// A declaration that changes to another key.
@Suite struct LoadingKeysTests {
  private func key(storing value: String?) -> ProbeKey {
    let key = ProbeKey()
    key.stored.setValue(value)
    return key
  }

  @Test func aDeclarationGetsTheValueOfAnotherKey() async throws {
    let (first, second) = (key(storing: "a"), key(storing: "b"))
    @Shared(first) var value = ""
    @Shared(first) var other = ""
    try await $value.load(second)
    #expect(value == "b")
    #expect(other == "a")
    #expect(second.log.value == ["load", "subscribe"])
    $value.withLock { $0 = "c" }
    #expect(second.stored.value == "c")
    #expect(first.stored.value == "a")
    second.subscriber.value?.yield("d")
    #expect(value == "d")
    first.subscriber.value?.yield("e")
    #expect(value == "d")
    #expect(other == "e")
  }

  @Test func copiesAndPartsFollow() async throws {
    @Shared(value: "a") var value
    let copy = $value
    let reader = SharedReader($value)
    let count = $value.count
    try await $value.load(key(storing: "bcd"))
    #expect(copy.wrappedValue == "bcd")
    #expect(reader.wrappedValue == "bcd")
    #expect(count.wrappedValue == 3)
  }

  @Test func aKeyInUseIsOneValue() async throws {
    let key = key(storing: "a")
    @Shared(key) var one = ""
    @Shared(value: "") var other
    try await $other.load(key)
    #expect(key.log.value == ["load", "subscribe", "load"])
    $other.withLock { $0 = "b" }
    #expect(one == "b")
  }

  @Test func theValueStaysIfNothingIsStored() async throws {
    @Shared(value: "a") var value
    try await $value.load(key(storing: nil))
    #expect(value == "a")
    @SharedReader(value: 1) var number
    try await $number.load(.page)
    #expect(number == 7)
  }

  @Test func theKeyThatIsNoLongerUsedIsReleased() async throws {
    let (first, second) = (key(storing: "a"), key(storing: "b"))
    @Shared(first) var value = ""
    try await $value.load(second)
    #expect(first.log.value == ["load", "subscribe", "cancel"])
  }

  @Test func anErrorIsThrown() async throws {
    struct Failure: Error {}
    let failing = key(storing: "b")
    failing.error.setValue(Failure())
    @Shared(value: "a") var value
    await #expect(throws: Failure.self) { try await $value.load(failing) }
    #expect($value.loadError is Failure)
    #expect(value == "a")
  }

  @MainActor @Test func itIsLoadingUntilTheValueIsThere() async throws {
    let slow = ProbeKey(isSlow: true)
    @SharedReader(value: "a") var value
    let load = Task { [$value] in try await $value.load(slow) }
    while slow.pending.value == nil { await Task.yield() }
    #expect($value.isLoading)
    #expect(value == "a")
    slow.pending.value?.resume(returning: "b")
    try await load.value
    #expect(!$value.isLoading)
    #expect(value == "b")
  }

  @MainActor @Test func observersSeeTheOtherKey() async throws {
    @Shared(value: "a") var value
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = value
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    try await $value.load(key(storing: "b"))
    #expect(changes.value == 1)
  }

  @Test func sequencesOfValuesFollow() async throws {
    let key = key(storing: "b")
    @Shared(value: "a") var value
    var values = $value.values.makeAsyncIterator()
    #expect(await values.next() == "a")
    try await $value.load(key)
    #expect(await values.next() == "b")
    $value.withLock { $0 = "c" }
    #expect(await values.next() == "c")
  }

  @Test func aPartHasNoKeyOfItsOwn() async {
    @Shared(value: SharedName(first: "a")) var name
    let error = await #expect(throws: PartOfSharedValue.self) {
      try await $name.first.load(ProbeKey())
    }
    #expect(error?.description.contains("because it is a part of another shared value") == true)
  }

  @MainActor @Test func anEffectLoadsAnotherKey() async {
    @Shared(.page) var stored
    $stored.withLock { $0 = 9 }
    let store = TestStore(initialState: SharedReading.State()) { SharedReading() }
    await store.send(.turned).finish()
    #expect(store.state.page == 9)
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var page: Self { Self[.inMemory("page"), default: 7] }
}

struct SharedReading: Reducer {
  struct State: Equatable {
    @Shared(value: 0) var page
  }

  enum Action { case turned }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .turned: return .run { [page = state.$page] _ in try await page.load(.page) }
      }
    }
  }
}
