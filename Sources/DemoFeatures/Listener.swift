import DemoTracks
import GeneratedSupport

/// Somebody who listens: a model with a dependency.
public struct Listener: Sendable {
  @Dependency(\.trackClient) private var tracks

  public init() {}

  /// What can be listened to, as a shelf.
  public func shelf() async -> Shelf {
    guard let titles = try? await tracks.titles() else { return .failed(.offline) }
    return titles.isEmpty ? .empty : .filled(titles)
  }

  /// Listens to a track: finds it, and has it remembered.
  public func listen(to title: String) async throws(PlaybackError) -> Player.State {
    guard let number = try? await tracks.find(title: title) else { throw .offline }
    let volume = tracks.volume()
    await tracks.remember(title: title, volume: volume)
    return .playing(track: number, volume: volume)
  }
}
