import GeneratedSupport

/// Favourites and deletions that do not wait for the server
///
/// A tap changes the row at once, and the request follows. Each row knows two values: the one that it
/// shows, and the one that the server has confirmed. A row has at most one request. Taps during a
/// request only change the shown value, and the next request sends it. If a request fails, the row
/// shows the confirmed value again.
///
/// "Delete" hides the row at once, and sends the request after five seconds. Until then, the person
/// can undo it. The hidden row stays in the array, so "Undo" need not find its old place, and `forEach`
/// does not cancel its effects.
struct OptimisticUpdates: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<RecipeRow.State> = []

    var visibleRows: IdentifiedArrayOf<RecipeRow.State> { rows.filter { $0.deletion == .none } }
  }

  enum Action {
    case rows(IdentifiedActionOf<RecipeRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .rows(.element(let id, .deleted)) = action { state.rows.remove(id: id) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { RecipeRow() }
  }
}

struct RecipeRow: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var isFavorite = false
    var confirmedIsFavorite = false
    var isSaving = false
    var deletion = Deletion.none
    var error: String?

    enum Deletion { case none, undoable, requested }
  }

  enum Action {
    case favoriteTapped
    case favoriteSaved(Bool)
    case favoriteFailed
    case deleteTapped
    case undoTapped
    case timeToUndoEnded
    case deleted
    case deletionFailed
  }

  enum CancelID { case deletion }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.recipeClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .favoriteTapped:
        guard state.deletion == .none else { return .none }
        state.isFavorite.toggle()
        state.error = nil
        return saveFavorite(&state)

      case .favoriteSaved(let isFavorite):
        state.isSaving = false
        state.confirmedIsFavorite = isFavorite
        return saveFavorite(&state)

      case .favoriteFailed:
        state.isSaving = false
        state.isFavorite = state.confirmedIsFavorite
        state.error = "The favourite could not be saved"
        return .none

      case .deleteTapped:
        guard state.deletion == .none else { return .none }
        state.deletion = .undoable
        return .run { send in
          try await clock.sleep(for: .seconds(5))
          await send(.timeToUndoEnded)
        }
        .cancellable(id: CancelID.deletion)

      case .undoTapped:
        guard state.deletion == .undoable else { return .none }
        state.deletion = .none
        return .cancel(id: CancelID.deletion)

      case .timeToUndoEnded:
        state.deletion = .requested
        return .run { [id = state.id] send in
          try await client.delete(id: id)
          await send(.deleted)
        } catch: { _, send in
          await send(.deletionFailed)
        }

      case .deleted:
        return .none

      case .deletionFailed:
        state.deletion = .none
        state.error = "The recipe could not be deleted"
        return .none
      }
    }
  }

  /// Sends the shown value to the server, unless the server has it or a request is running.
  private func saveFavorite(_ state: inout State) -> EffectOf<Self> {
    guard !state.isSaving, state.isFavorite != state.confirmedIsFavorite else { return .none }
    state.isSaving = true
    return .run { [id = state.id, isFavorite = state.isFavorite] send in
      try await client.setFavorite(id: id, isFavorite: isFavorite)
      await send(.favoriteSaved(isFavorite))
    } catch: { _, send in
      await send(.favoriteFailed)
    }
  }
}

struct RecipeClient: DependencyClient {
  var setFavorite: @Sendable (_ id: Int, _ isFavorite: Bool) async throws -> Void
  var delete: @Sendable (_ id: Int) async throws -> Void
}
