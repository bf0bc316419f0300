import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct OptimisticUpdatesTests {
  private struct Offline: Error {}
  private let clock = TestClock()
  private let requests = LockIsolated<[String]>([])

  /// Each request takes a second.
  private func makeStore() -> TestStoreOf<OptimisticUpdates> {
    let rows: IdentifiedArray = [RecipeRow.State(id: 1), RecipeRow.State(id: 2)]
    return TestStore(initialState: OptimisticUpdates.State(rows: rows)) {
      OptimisticUpdates()
    } withDependencies: {
      $0.continuousClock = clock
      $0.recipeClient.setFavorite = { [clock, requests] id, isFavorite in
        requests.withValue { $0.append("\(id) \(isFavorite)") }
        try await clock.sleep(for: .seconds(1))
      }
      $0.recipeClient.delete = { [requests] id in
        requests.withValue { $0.append("delete \(id)") }
      }
    }
  }

  @Test func aTapChangesTheRowBeforeTheServerAnswers() async {
    let store = makeStore()
    await store.send(\.rows[id: 1].favoriteTapped) {
      $0.rows[id: 1]?.isFavorite = true
      $0.rows[id: 1]?.isSaving = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 1].favoriteSaved, true) {
      $0.rows[id: 1]?.confirmedIsFavorite = true
      $0.rows[id: 1]?.isSaving = false
    }
  }

  @Test func aSecondTapWaitsForTheFirstRequest() async {
    let store = makeStore()
    await store.send(\.rows[id: 1].favoriteTapped) {
      $0.rows[id: 1]?.isFavorite = true
      $0.rows[id: 1]?.isSaving = true
    }
    await store.send(\.rows[id: 1].favoriteTapped) { $0.rows[id: 1]?.isFavorite = false }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 1].favoriteSaved, true) {
      $0.rows[id: 1]?.confirmedIsFavorite = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 1].favoriteSaved, false) {
      $0.rows[id: 1]?.confirmedIsFavorite = false
      $0.rows[id: 1]?.isSaving = false
    }
    #expect(requests.value == ["1 true", "1 false"])
  }

  @Test func twoMoreTapsNeedNoOtherRequest() async {
    let store = makeStore()
    await store.send(\.rows[id: 1].favoriteTapped) {
      $0.rows[id: 1]?.isFavorite = true
      $0.rows[id: 1]?.isSaving = true
    }
    await store.send(\.rows[id: 1].favoriteTapped) { $0.rows[id: 1]?.isFavorite = false }
    await store.send(\.rows[id: 1].favoriteTapped) { $0.rows[id: 1]?.isFavorite = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 1].favoriteSaved, true) {
      $0.rows[id: 1]?.confirmedIsFavorite = true
      $0.rows[id: 1]?.isSaving = false
    }
    #expect(requests.value == ["1 true"])
  }

  @Test func aFailureRollsTheRowBack() async {
    let store = makeStore()
    store.dependencies.recipeClient.setFavorite = { _, _ in throw Offline() }
    await store.send(\.rows[id: 1].favoriteTapped) {
      $0.rows[id: 1]?.isFavorite = true
      $0.rows[id: 1]?.isSaving = true
    }
    await store.receive(\.rows[id: 1].favoriteFailed) {
      $0.rows[id: 1]?.isFavorite = false
      $0.rows[id: 1]?.isSaving = false
      $0.rows[id: 1]?.error = "The favourite could not be saved"
    }
  }

  @Test func aDeletionCanBeUndone() async {
    let store = makeStore()
    await store.send(\.rows[id: 1].deleteTapped) { $0.rows[id: 1]?.deletion = .undoable }
    #expect(store.state.visibleRows.map(\.id) == [2])
    await clock.advance(by: .seconds(4))
    await store.send(\.rows[id: 1].undoTapped) { $0.rows[id: 1]?.deletion = .none }
    #expect(store.state.visibleRows.map(\.id) == [1, 2])
    await clock.advance(by: .seconds(5))
    #expect(requests.value == [])
  }

  @Test func deletesWhenTheTimeToUndoHasEnded() async {
    let store = makeStore()
    await store.send(\.rows[id: 1].deleteTapped) { $0.rows[id: 1]?.deletion = .undoable }
    await clock.advance(by: .seconds(5))
    await store.receive(\.rows[id: 1].timeToUndoEnded) { $0.rows[id: 1]?.deletion = .requested }
    await store.receive(\.rows[id: 1].deleted) { $0.rows = [RecipeRow.State(id: 2)] }
    #expect(requests.value == ["delete 1"])
  }

  @Test func aFailedDeletionShowsTheRowAgain() async {
    let store = makeStore()
    store.dependencies.recipeClient.delete = { _ in throw Offline() }
    await store.send(\.rows[id: 1].deleteTapped) { $0.rows[id: 1]?.deletion = .undoable }
    await clock.advance(by: .seconds(5))
    await store.receive(\.rows[id: 1].timeToUndoEnded) { $0.rows[id: 1]?.deletion = .requested }
    await store.receive(\.rows[id: 1].deletionFailed) {
      $0.rows[id: 1]?.deletion = .none
      $0.rows[id: 1]?.error = "The recipe could not be deleted"
    }
  }

  @Test func theConfirmedValueIsThatOfTheServer() async throws {
    let serverValue = LockIsolated(false)
    try await explore([\.favoriteTapped, \.deleteTapped, \.undoTapped]) {
      serverValue.setValue(false)
      return TestStore(initialState: RecipeRow.State(id: 1)) {
        RecipeRow()
      } withDependencies: {
        let clock = TestClock()
        let count = LockIsolated(0)
        $0.continuousClock = clock
        $0.recipeClient.delete = { _ in throw Offline() }
        $0.recipeClient.setFavorite = { _, isFavorite in
          try await clock.sleep(for: .seconds(1))
          // Every third request fails.
          count.withValue { $0 += 1 }
          if count.value.isMultiple(of: 3) { throw Offline() }
          serverValue.setValue(isFavorite)
        }
      }
    } invariant: { state in
      if !state.isSaving {
        #expect(state.isFavorite == serverValue.value)
        #expect(state.confirmedIsFavorite == serverValue.value)
      }
    }
  }
}
