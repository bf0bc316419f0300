import DemoTracks
import GeneratedSupport

/// A listener: a model with a dependency.
public struct Listener: Sendable {
  @Dependency(\.trackClient) private var tracks

  public init() {}

  /// All titles, as a shelf.
  public func shelf() async -> Shelf {
    guard let titles = try? await tracks.titles() else { return .failed(.offline) }
    return titles.isEmpty ? .empty : .filled(titles)
  }

  /// Finds a track, remembers it and plays it.
  public func listen(to title: String) async throws(PlaybackError) -> Player.State {
    guard let number = try? await tracks.find(title: title) else { throw .offline }
    let volume = tracks.volume()
    await tracks.remember(title: title, volume: volume)
    return .playing(track: number, volume: volume)
  }
}
