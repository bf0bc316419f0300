public import GeneratedSupport

/// A piece of music.
public struct Track: Equatable, Identifiable, Sendable {
  public let id: Int
  public let title: String
  /// How long it is.
  public let seconds: Int

  public init(id: Int, title: String, seconds: Int) {
    self.id = id
    self.title = title
    self.seconds = seconds
  }
}

/// Finds tracks. This module declares the client and its preview value. The live value is in another
/// module, on which only the program depends.
public struct TrackClient: DependencyClient, Sendable {
  /// All tracks.
  public var tracks: @Sendable () async throws -> [Track]
  /// The tracks whose titles contain a text.
  public var search: @Sendable (_ text: String) async throws -> [Track]
  /// Remembers that a track was played.
  public var remember: @Sendable (_ id: Track.ID, _ volume: Int) async -> Void
  /// The preferred volume.
  public var volume: @Sendable () -> Int = { 5 }
}

extension TrackClient {
  public static let previewValue = TrackClient(
    tracks: {
      [Track(id: 1, title: "Aria", seconds: 3), Track(id: 2, title: "Bolero", seconds: 5)]
    },
    search: { [Track(id: 3, title: $0, seconds: 1)] }, remember: { _, _ in }, volume: { 3 })
}
