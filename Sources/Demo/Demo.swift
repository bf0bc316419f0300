import DemoFeatures
import DemoTracks
import DemoTracksLive
import GeneratedSupport

/// Uses the features as a screen would: it sends actions to a store, and shows its state.
@main
struct Demo {
  @MainActor
  static func main() async {
    let store = Store(initialState: Music.State()) { Music() }
    let library = store.scope(\.library, action: \.library)

    await library.send(.appeared).finish()
    show("The library", library.rows.map(\.track.title))

    await library.send(.queryChanged("o")).finish()
    show("Searching for 'o'", library.rows.map(\.track.title))

    library.send(.rows(.element(id: 2, action: .favoriteTapped)))
    show("Favorites", library.rows.filter(\.isFavorite).map(\.track.title))

    let playing = store.send(.library(.rows(.element(id: 2, action: .playTapped))))
    show("Playing", [store.player.map { "\($0.track.title) at volume \($0.volume)" } ?? "nothing"])

    // The sleep timer ends first, and stops the player.
    await store.send(.sleepTimerTapped(seconds: 2)).finish()
    await playing.finish()
    show("After two seconds", [store.player == nil ? "silence" : "still playing"])

    await library.send(.queryChanged("")).finish()
    show("The last played comes first", library.rows.map(\.track.title))
  }

  private static func show(_ title: String, _ lines: [String]) {
    print("\(title): \(lines.joined(separator: ", "))")
  }
}
