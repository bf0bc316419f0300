import GeneratedSupport
import Testing

@MainActor @Suite struct ObserveTests {
  private let store = Household.store()
  private let log = LockIsolated<[String]>([])

  private func observeName() -> ObserveToken {
    observe { [store, log] in log.withValue { $0.append(store.name) } }
  }

  @Test func theClosureRunsAtOnceAndAfterEachChange() async {
    let token = observeName()
    #expect(log.value == ["Blob"])
    for name in ["a", "b"] {
      store.change { $0.name = name }
      await nextTurn()
    }
    #expect(log.value == ["Blob", "a", "b"])
    token.cancel()
  }

  @Test func theClosureStaysAsItIsHoweverOftenItIsAsked() async {
    let token = observeName()
    // Each of these calls once wrapped the closure in one more, until the stack was too small.
    for _ in 0..<100_000 where token.isCancelled { return }
    store.change { $0.name = "a" }
    await nextTurn()
    #expect(log.value == ["Blob", "a"])
    token.cancel()
  }

  @Test func changesOfOneTurnAreTakenTogether() async {
    let token = observeName()
    for name in ["a", "b", "c"] { store.change { $0.name = name } }
    #expect(log.value == ["Blob"])
    await nextTurn()
    #expect(log.value == ["Blob", "c"])
    token.cancel()
  }

  @Test func anotherFieldDoesNotMatter() async {
    let token = observeName()
    store.change { $0.note = "changed" }
    await nextTurn()
    #expect(log.value == ["Blob"])
    token.cancel()
  }

  @Test func itEndsWhenTheTokenIsCancelled() async {
    let token = observeName()
    #expect(!token.isCancelled)
    store.change { $0.name = "changed" }
    token.cancel()
    #expect(token.isCancelled)
    await nextTurn()
    #expect(log.value == ["Blob"])
  }

  @Test func itEndsWhenTheTokenIsReleased() async {
    var tokens: Set<ObserveToken> = []
    observeName().store(in: &tokens)
    #expect(tokens.count == 1)
    store.change { $0.name = "a" }
    await nextTurn()
    store.change { $0.name = "b" }
    tokens = []
    await nextTurn()
    #expect(log.value == ["Blob", "a"])
  }

  @Test func theClosureIsFreedWithTheToken() {
    weak var kept: AnyObject?
    do {
      let screen = CapturedObject()
      kept = screen
      _ = observe { [store] in _ = (screen, store.name) }
    }
    #expect(kept == nil)
  }

  @Test func cancellingReleasesTheClosureAtOnce() {
    weak var kept: AnyObject?
    let token: ObserveToken
    do {
      let screen = CapturedObject()
      kept = screen
      token = observe { [store] in _ = (screen, store.name) }
    }
    #expect(kept != nil)
    token.cancel()
    #expect(kept == nil)
  }

  @Test func cancellingOnAnotherThreadReleasesTheClosureOnTheMainActor() async {
    let places = LockIsolated<[Bool]>([])
    let token: ObserveToken
    do {
      let screen = CapturedObject { places.withValue { $0.append(MainQueue.isCurrent) } }
      token = observe { [store] in _ = (screen, store.name) }
    }
    await Task.detached { token.cancel() }.value
    while places.value.isEmpty { await nextTurn() }
    #expect(places.value == [true])
  }

  @Test func theClosureMaySend() async {
    let token = observe { [store, log] in
      log.withValue { $0.append(store.name) }
      if store.name.count < 6 { store.change { $0.name += "!" } }
    }
    await nextTurn()
    store.change { $0.name = "a" }
    await nextTurn()
    #expect(log.value.prefix(1) == ["Blob"])
    #expect(log.value.contains("a"))
    token.cancel()
  }

  @Test func itHasTheDependenciesOfThePlaceWhereItIsCalled() async {
    let token = withDependencies {
      $0.observedWord = "observed"
    } operation: {
      observe { [store, log] in
        _ = store.name
        @Dependency(\.observedWord) var word
        log.withValue { $0.append(word) }
      }
    }
    withDependencies {
      $0.observedWord = "sent"
    } operation: {
      store.change { $0.name = "changed" }
    }
    await nextTurn()
    #expect(log.value == ["observed", "observed"])
    token.cancel()
  }
}

/// An object that an observer has captured.
private final class CapturedObject: Sendable {
  private let didEnd: @Sendable () -> Void

  init(didEnd: @escaping @Sendable () -> Void = {}) { self.didEnd = didEnd }

  deinit { didEnd() }
}

private struct ObservedWordKey: TestDependencyKey {
  static let testValue = "none"
}

extension DependencyValues {
  fileprivate var observedWord: String {
    get { self[ObservedWordKey.self] }
    set { self[ObservedWordKey.self] = newValue }
  }
}
