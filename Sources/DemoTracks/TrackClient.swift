public import GeneratedSupport

/// Where tracks come from. This module says what a client can be asked, and what previews hear; how it
/// is done is another module's business, on which only the program depends.
public struct TrackClient: DependencyClient, Sendable {
  /// The titles that somebody can listen to.
  public var titles: @Sendable () async throws -> [String]
  /// The number of a track.
  public var find: @Sendable (_ title: String) async throws -> Int
  /// Remembers what was listened to.
  public var remember: @Sendable (_ title: String, _ volume: Int) async -> Void
  /// How loud somebody likes it.
  public var volume: @Sendable () -> Int = { 5 }
}

extension TrackClient {
  public static let previewValue = TrackClient(
    titles: { ["Aria", "Bolero"] }, find: { $0.count }, remember: { _, _ in }, volume: { 3 })
}
