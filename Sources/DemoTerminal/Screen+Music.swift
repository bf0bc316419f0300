import DemoFeatures
import DemoTracks
import GeneratedSupport

extension Screen {
  /// The screen that lies on top of the others.
  @MainActor static func top(of store: StoreOf<Music>) -> Screen {
    guard let screen = store.scope(\.path, action: \.path).last else { return library(of: store) }
    switch screen.case {
    case .detail(let detail): return top(of: detail)
    case .settings(let settings): return .settings(settings)
    }
  }

  @MainActor private static func library(of store: StoreOf<Music>) -> Screen {
    let library = store.scope(\.library, action: \.library)
    var screen = Screen(title: "Library")
    screen.lines = [status(of: library)] + rows(of: library) + [playing(in: store)]
    screen.commands = [
      Command(usage: "search TEXT", summary: "list the tracks whose titles contain the text") {
        library.send(.queryChanged($0))
      },
      row("open ID", "show a track", .opened, in: library),
      row("play ID", "play a track", .playTapped, in: library),
      row(
        "favorite ID", "make a track a favorite, or an ordinary one again", .favoriteTapped,
        in: library),
      .number("timer SECONDS", "stop the player after this time") {
        store.send(.sleepTimerTapped(seconds: $0))
      },
      Command("stop", "stop the player") { store.send(.stopTapped) },
      Command("settings", "change the settings") { store.send(.settingsTapped) },
    ]
    return screen
  }

  /// A command for a row. It makes no sense for an id that no row has.
  @MainActor private static func row(
    _ usage: String, _ summary: String, _ action: TrackRow.Action, in library: StoreOf<Library>
  ) -> Command {
    Command(usage: usage, summary: summary) {
      Int($0).flatMap { library.scope(\.rows, action: \.rows)[id: $0] }?.send(action)
    }
  }

  @MainActor private static func status(of library: StoreOf<Library>) -> String {
    switch library.status {
    case .empty: "nothing is loaded"
    case .loading: "loading"
    case .loaded(let count): "tracks: \(count)"
    case .failed: "the tracks could not be loaded"
    }
  }

  @MainActor private static func rows(of library: StoreOf<Library>) -> [String] {
    library.scope(\.rows, action: \.rows).map { row in
      "\(row.isFavorite ? "★" : "☆") \(row.track.id) \(row.track.title)"
    }
  }

  @MainActor private static func playing(in store: StoreOf<Music>) -> String {
    guard let player = store.scope(\.player, action: \.player) else { return "silence" }
    let title = player.track.title
    return "playing \(title), second \(player.seconds), volume \(player.settings.volume)"
  }
}
