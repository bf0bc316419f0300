import DemoConsole
import DemoFeatures
import DemoTracks
import GeneratedSupport

extension Screen {
  /// The player and the sleep timer, in words.
  @MainActor static func footer(of store: StoreOf<Music>) -> [Row] {
    [playing(in: store)] + countdown(of: store)
  }

  @MainActor private static func playing(in store: StoreOf<Music>) -> Row {
    guard let player = store.scope(\.player, action: \.player) else {
      return Row("silence", .faint)
    }
    let verb = player.isPlaying ? "playing" : "paused in"
    let volume = player.settings.volume
    return Row("\(verb) \(player.track.title), second \(player.seconds), volume \(volume)", .player)
  }

  @MainActor private static func countdown(of store: StoreOf<Music>) -> [Row] {
    guard let timer = store.scope(\.sleepTimer, action: \.sleepTimer) else { return [] }
    let seconds = timer.secondsLeft
    return [Row("sleep timer: \(seconds) \(seconds == 1 ? "second" : "seconds") left", .player)]
  }

  /// How far the track is: `━━━━━─────── 0:03 / 3:00`
  @MainActor static func progress(of store: StoreOf<Music>, columns: Int) -> [Row] {
    guard let player = store.scope(\.player, action: \.player) else { return [] }
    let times = " \(time(player.seconds)) / \(time(player.track.seconds))"
    let width = max(0, min(columns - times.count, 60))
    let done = width * min(player.seconds, player.track.seconds) / max(player.track.seconds, 1)
    let bar = String(repeating: "━", count: done) + String(repeating: "─", count: width - done)
    return [Row(bar + times, .player)]
  }

  private static func time(_ seconds: Int) -> String {
    let rest = String(seconds % 60)
    return "\(seconds / 60):" + (rest.count == 1 ? "0" : "") + rest
  }
}
