import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct InfiniteScrollingTests {
  private let clock = TestClock()

  /// Each request takes a second.
  private func makeStore() -> TestStoreOf<InfiniteScrolling> {
    TestStore(initialState: InfiniteScrolling.State()) {
      InfiniteScrolling()
    } withDependencies: {
      $0.photoClient.page = { [clock] number in
        try await clock.sleep(for: .seconds(1))
        return .page(number)
      }
    }
  }

  @Test func loadsPageAfterPage() async {
    let store = makeStore()
    await store.send(.appeared) { $0.status = .loading }
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded) {
      $0.photos = [Photo(id: 1), Photo(id: 2)]
      $0.nextPage = 2
      $0.status = .idle
    }
    await store.send(.appeared)
    await store.send(.rowAppeared(1))
    await store.send(.rowAppeared(2)) { $0.status = .loading }
    await store.send(.rowAppeared(2))
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded) {
      $0.photos = [Photo(id: 1), Photo(id: 2), Photo(id: 3)]
      $0.nextPage = nil
      $0.status = .ended
    }
    await store.send(.rowAppeared(3))
  }

  @Test func aRepeatedPhotoIsShownOnce() async {
    let store = makeStore()
    store.exhaustivity = .off
    store.dependencies.photoClient.page = { number in
      PhotoPage(photos: [Photo(id: number), Photo(id: number + 1)], next: number + 1)
    }
    await store.send(.appeared)
    await store.receive(\.loaded)
    await store.send(.rowAppeared(2))
    await store.receive(\.loaded) { $0.photos = [Photo(id: 1), Photo(id: 2), Photo(id: 3)] }
  }

  @Test func retriesThePageThatFailed() async {
    struct Offline: Error {}
    let store = makeStore()
    await store.send(.appeared) { $0.status = .loading }
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded) {
      $0.photos = [Photo(id: 1), Photo(id: 2)]
      $0.nextPage = 2
      $0.status = .idle
    }
    let page = store.dependencies.photoClient.page
    store.dependencies.photoClient.page = { _ in throw Offline() }
    await store.send(.rowAppeared(2)) { $0.status = .loading }
    await store.receive(\.failed) { $0.status = .failed(page: 2) }
    await store.send(.rowAppeared(2))

    store.dependencies.photoClient.page = page
    await store.send(.retryTapped) { $0.status = .loading }
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded) {
      $0.photos = [Photo(id: 1), Photo(id: 2), Photo(id: 3)]
      $0.nextPage = nil
      $0.status = .ended
    }
  }

  @Test func refreshingDropsThePageThatIsBeingLoaded() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.appeared)
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded)
    store.exhaustivity = .on
    await store.send(.rowAppeared(2)) { $0.status = .loading }
    await clock.advance(by: .milliseconds(500))
    await store.send(.refreshPulled)
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded) { $0.status = .idle }
  }

  @Test func theListIsThatOfOneDay() async throws {
    try await explore([\.appeared, \.rowAppeared, \.refreshPulled, \.retryTapped]) {
      TestStore(initialState: InfiniteScrolling.State()) {
        InfiniteScrolling()
      } withDependencies: {
        let day = LockIsolated(0)
        $0.photoClient.page = { number in
          struct Offline: Error {}
          // Each day, the server has other photos. On some days, its second page fails.
          if number == 1 { day.withValue { $0 += 1 } }
          if number > 1, day.value.isMultiple(of: 3) { throw Offline() }
          return .page(number, firstID: day.value * 10)
        }
      }
    } invariant: { state in
      let ids = state.photos.map(\.id)
      if let first = ids.first { #expect(ids == Array(first..<first + ids.count)) }
      if state.status == .ended { #expect(ids.count == 3) }
    }
  }
}

extension PhotoPage {
  /// A server with three photos on two pages.
  nonisolated fileprivate static func page(_ number: Int, firstID id: Int = 1) -> PhotoPage {
    number == 1
      ? PhotoPage(photos: [Photo(id: id), Photo(id: id + 1)], next: 2)
      : PhotoPage(photos: [Photo(id: id + 2)], next: nil)
  }
}
