public import GeneratedSupport

/// Finds and changes tracks. This module declares the client and its preview value. The live value
/// is in another module, on which only the program depends.
public struct TrackClient: DependencyClient, Sendable {
  /// All tracks.
  public var tracks: @Sendable () async throws -> [Track]
  /// The tracks whose titles contain a text.
  public var search: @Sendable (_ text: String) async throws -> [Track]
  /// Replaces the track with this id.
  public var save: @Sendable (_ track: Track) async throws -> Void
  /// Removes the track with this id.
  public var delete: @Sendable (_ id: Track.ID) async throws -> Void
  /// Remembers that a track was played.
  public var remember: @Sendable (_ id: Track.ID) async -> Void
}

extension TrackClient {
  public static let previewValue = TrackClient(
    tracks: {
      [Track(id: 1, title: "Aria", seconds: 3), Track(id: 2, title: "Bolero", seconds: 5)]
    },
    search: { [Track(id: 3, title: $0, seconds: 1)] }, save: { _ in }, delete: { _ in },
    remember: { _ in })
}
