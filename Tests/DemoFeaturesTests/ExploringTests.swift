import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

/// Looks for bugs that nobody has thought of.
@MainActor @Suite struct ExploringTests {
  @Test func music() async throws {
    try await explore(
      [
        \.library.appeared, \.library.queryChanged, \.library.rows, \.path, \.player.pauseTapped,
        \.player.playTapped, \.settingsTapped, \.sleepTimerTapped, \.stopTapped,
      ],
      where: \.isOfPerson, endless: [\.library.rows, \.path, \.player, \.sleepTimerTapped]
    ) {
      TestStore(initialState: Music.State()) {
        Music()
      } withDependencies: {
        $0.continuousClock = TestClock()
        $0.trackClient = .server()
      }
    } invariant: { state in
      #expect(state.sleepTimer.map { $0.secondsLeft >= 0 } ?? true)
      #expect(state.player.map { $0.seconds <= $0.track.seconds } ?? true)
      #expect(state.library.favorites.isSubset(of: [1, 2]))
    }
  }

  @Test func library() async throws {
    try await explore([\.appeared, \.queryChanged, \.rows]) {
      TestStore(initialState: Library.State()) {
        Library()
      } withDependencies: {
        $0.continuousClock = TestClock()
        $0.trackClient = .server()
      }
    } invariant: { state in
      if case .loaded(let count) = state.status { #expect(count == state.rows.count) }
    }
  }

  /// The screen shows only what the server has.
  @Test func detail() async throws {
    let aria = Track(id: 1, title: "Aria", seconds: 3)
    let saved = LockIsolated([aria])
    try await explore(
      [
        \.editTapped, \.deleteTapped, \.destination.alert, \.destination.dismiss,
        \.destination.edit.binding.title, \.destination.edit.binding.seconds,
        \.destination.edit.saveTapped, \.destination.edit.cancelTapped,
      ]
    ) {
      saved.setValue([aria])
      return TestStore(initialState: TrackDetail.State(track: aria)) {
        TrackDetail()
      } withDependencies: {
        $0.trackClient.save = { track in saved.withValue { $0.append(track) } }
        $0.trackClient.delete = { _ in }
      }
    } invariant: { state in
      #expect(saved.value.contains(state.track))
    }
  }
}

extension Music.Action {
  /// Whether a view sends the action, and not an effect.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .path(.element(_, .detail(.deleted))), .path(.element(_, .detail(.delegate))),
      .path(.element(_, .detail(.destination(.presented(.edit(.saved)))))),
      .path(.element(_, .detail(.destination(.presented(.edit(.delegate)))))):
      false
    default: true
    }
  }
}

extension TrackClient {
  fileprivate static func server() -> TrackClient {
    let tracks = LockIsolated([
      Track(id: 1, title: "Aria", seconds: 3), Track(id: 2, title: "Bolero", seconds: 5),
    ])
    return TrackClient(
      tracks: { tracks.value },
      search: { text in tracks.value.filter { $0.title.contains(text) } },
      save: { track in tracks.withValue { $0 = $0.map { $0.id == track.id ? track : $0 } } },
      delete: { id in tracks.withValue { $0.removeAll { $0.id == id } } },
      remember: { _ in })
  }
}
