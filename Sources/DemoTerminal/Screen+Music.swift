import DemoConsole
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
    let ids = library.scope(\.rows, action: \.rows).map(\.track.id)
    return Screen(
      title: "Library",
      rows: [status(of: library)] + rows(of: library) + problems(of: library),
      footer: footer(of: store),
      commands: commands(for: library) + commands(for: store),
      choices: ids.enumerated().map { (row: $0 + 1, command: "open \($1)") })
  }

  @MainActor private static func commands(for library: StoreOf<Library>) -> [Command] {
    [
      Command(
        usage: "search TEXT", summary: "list tracks whose titles contain the text, or all tracks",
        followsTyping: true
      ) {
        library.send(.queryChanged($0))
      },
      row("open ID", "show a track", .opened, in: library),
      row("play ID", "play a track", .playTapped, in: library),
      row(
        "favorite ID", "make a track a favorite, or an ordinary one again", .favoriteTapped,
        in: library),
    ]
  }

  @MainActor private static func commands(for store: StoreOf<Music>) -> [Command] {
    [
      Command("pause", "let the player pause, or go on") { () throws(Refusal) in
        guard let player = store.scope(\.player, action: \.player) else {
          throw Refusal("Nothing is playing; 'play ID' plays a track")
        }
        return player.send(player.isPlaying ? .pauseTapped : .playTapped)
      },
      .number("timer SECONDS", "stop the player after this time", in: SleepTimer.State.times) {
        store.send(.sleepTimerTapped(seconds: $0))
      },
      Command("stop", "stop the player") { store.send(.stopTapped) },
      Command("settings", "change the settings") { store.send(.settingsTapped) },
    ]
  }

  /// A command for a row.
  @MainActor private static func row(
    _ usage: String, _ summary: String, _ action: TrackRow.Action, in library: StoreOf<Library>
  ) -> Command {
    let name = usage.prefix { $0 != " " }
    return Command(usage: usage, summary: summary) { argument throws(Refusal) in
      guard let id = Int(argument) else {
        throw Refusal("'\(name)' takes the number of a track" + Command.contrast(argument))
      }
      let rows = library.scope(\.rows, action: \.rows)
      if let row = rows[id: id] { return row.send(action) }
      throw Refusal("There is no track \(id); the list \(content(of: rows.map(\.track.id)))")
    }
  }

  /// `has 5`, and their numbers if they are not those from 1 to 5.
  private static func content(of ids: [Track.ID]) -> String {
    if ids.isEmpty { return "is empty" }
    let isComplete = ids.sorted() == Array(1...ids.count)
    return "has \(ids.count)" + (isComplete ? "" : ": \(names(ids.sorted().map(String.init)))")
  }

  @MainActor private static func status(of library: StoreOf<Library>) -> Row {
    switch library.status {
    case .empty: "nothing is loaded"
    case .loading: "loading"
    case .loaded(let count): Row("tracks: \(count)", .faint)
    case .failed: Row("the tracks could not be loaded", .problem)
    }
  }

  @MainActor private static func rows(of library: StoreOf<Library>) -> [Row] {
    library.scope(\.rows, action: \.rows).map { row in
      Row(
        "\(row.isFavorite ? "★" : "☆") \(row.track.id) \(row.track.title)",
        row.isFavorite ? .favorite : .plain)
    }
  }
}
