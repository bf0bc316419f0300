/// A protocol that is a dependency. `ReducerGenPlugin` generates a client that conforms to it.
///
/// ```swift
/// protocol AudioPlayer: DependencyInterface {
///   func play(_ file: String) async throws
///   var isPlaying: Bool { get }
/// }
///
/// nonisolated struct SystemAudioPlayer: AudioPlayer {
///   func play(_ file: String) async throws { print("playing \(file)") }
///   var isPlaying: Bool { false }
/// }
///
/// nonisolated extension AudioPlayerClient: DependencyKey {
///   static var liveValue: any AudioPlayer { SystemAudioPlayer() }
/// }
/// ```
///
/// The generated `AudioPlayerClient` has a closure for each requirement, and `DependencyValues` has
/// a property `audioPlayer` of the type `any AudioPlayer`. A test overrides the requirements that it
/// needs: `$0.audioPlayer = AudioPlayerClient(isPlaying: { true })`. A call of any other requirement
/// is reported as an issue.
public protocol DependencyInterface: Sendable {}
