public import GeneratedSupport

/// Finds tracks. This module declares the client and its preview value. The live value is in another
/// module, on which only the program depends.
public struct TrackClient: DependencyClient, Sendable {
  /// All titles.
  public var titles: @Sendable () async throws -> [String]
  /// The number of a track.
  public var find: @Sendable (_ title: String) async throws -> Int
  /// Remembers that a track was played.
  public var remember: @Sendable (_ title: String, _ volume: Int) async -> Void
  /// The preferred volume.
  public var volume: @Sendable () -> Int = { 5 }
}

extension TrackClient {
  public static let previewValue = TrackClient(
    titles: { ["Aria", "Bolero"] }, find: { $0.count }, remember: { _, _ in }, volume: { 3 })
}
