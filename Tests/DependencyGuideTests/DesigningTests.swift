import Foundation
import GeneratedTestSupport
import Observation
import Testing

@Suite struct ProtocolDependencyTests {
  protocol AudioPlayer: Sendable {
    func loop(url: URL) async throws
    func play(url: URL) async throws
    func setVolume(_ volume: Float) async
    func stop() async
  }

  struct LiveAudioPlayer: AudioPlayer {
    let audioEngine: AVAudioEngine
    func loop(url: URL) async throws {}
    func play(url: URL) async throws {}
    func setVolume(_ volume: Float) async {}
    func stop() async {}
  }

  struct MockAudioPlayer: AudioPlayer {
    func loop(url: URL) async throws { await Task.yield() }
    func play(url: URL) async throws { await Task.yield() }
    func setVolume(_ volume: Float) async {}
    func stop() async {}
  }

  struct UnimplementedAudioPlayer: AudioPlayer {
    func loop(url: URL) async throws { reportIssue("AudioPlayer.loop is unimplemented") }
    func play(url: URL) async throws { reportIssue("AudioPlayer.play is unimplemented") }
    func setVolume(_ volume: Float) async { reportIssue("AudioPlayer.setVolume is unimplemented") }
    func stop() async { reportIssue("AudioPlayer.stop is unimplemented") }
  }

  private enum AudioPlayerKey: DependencyKey {
    static let liveValue: any AudioPlayer = LiveAudioPlayer(audioEngine: AVAudioEngine())
    static let previewValue: any AudioPlayer = MockAudioPlayer()
    static let testValue: any AudioPlayer = UnimplementedAudioPlayer()
  }

  @Dependency(AudioPlayerKey.self) private var player

  @Test func eachContextHasAConformingTypeOfItsOwn() {
    #expect(player is UnimplementedAudioPlayer)
    run(as: .live) { #expect(player is LiveAudioPlayer) }
    run(as: .preview) { #expect(player is MockAudioPlayer) }
  }

  @Test func aTypeThatReportsWhatNobodyImplementedFailsTheTestThatTouchesIt() async {
    let reports = await reports { try await player.loop(url: URL(filePath: "/gong.m4a")) }
    #expect(reports.count == 1)
    #expect(reports.first?.hasSuffix(": AudioPlayer.loop is unimplemented") == true)
  }
}

@Suite struct StructValueTests {
  struct AudioPlayerClient: Sendable {
    var loop: @Sendable (_ url: URL) async throws -> Void
    var play: @Sendable (_ url: URL) async throws -> Void
    var setVolume: @Sendable (_ volume: Float) async -> Void
    var stop: @Sendable () async -> Void
  }

  @Test func valuesTakeThePlaceOfConformingTypes() async throws {
    try await AudioPlayerClient.live.play(URL(filePath: "/gong.m4a"))
    try await AudioPlayerClient.mock.play(URL(filePath: "/gong.m4a"))
    let reports = await reports {
      try await AudioPlayerClient.unimplemented.loop(URL(filePath: "/gong.m4a"))
      await AudioPlayerClient.unimplemented.stop()
    }
    #expect(reports.first?.hasSuffix(": AudioPlayerClient.loop is unimplemented") == true)
    #expect(reports.last?.hasSuffix(": AudioPlayerClient.stop is unimplemented") == true)
  }
}

extension StructValueTests.AudioPlayerClient {
  static var live: Self {
    let audioEngine = AVAudioEngine()
    return Self(
      loop: { _ in _ = audioEngine }, play: { _ in _ = audioEngine }, setVolume: { _ in }, stop: {})
  }

  static let mock = Self(loop: { _ in }, play: { _ in }, setVolume: { _ in }, stop: {})

  static let unimplemented = Self(
    loop: { _ in reportIssue("AudioPlayerClient.loop is unimplemented") },
    play: { _ in reportIssue("AudioPlayerClient.play is unimplemented") },
    setVolume: { _ in reportIssue("AudioPlayerClient.setVolume is unimplemented") },
    stop: { reportIssue("AudioPlayerClient.stop is unimplemented") }
  )
}

@Suite struct StructDependencyTests {
  struct AudioPlayerClient: Sendable {
    var loop: @Sendable (_ url: URL) async throws -> Void
    var play: @Sendable (_ url: URL) async throws -> Void
    var setVolume: @Sendable (_ volume: Float) async -> Void
    var stop: @Sendable () async -> Void
  }

  @Observable
  final class FeatureModel {
    @ObservationIgnored
    @Dependency(\.audioPlayer.play) var playFile
    @ObservationIgnored
    @Dependency(\.audioPlayer) var player

    func play() async {
      try? await playFile(URL(filePath: "/gong.m4a"))
    }

    func stop() async {
      await player.stop()
    }
  }

  @Test func aTestOverridesTheOneEndpointThatItsFlowUses() async {
    let isPlaying = LockIsolated(false)

    let model = withDependencies {
      $0.audioPlayer.play = { _ in isPlaying.setValue(true) }
    } operation: {
      FeatureModel()
    }

    await model.play()
    #expect(isPlaying.value)
  }

  @Test func anotherEndpointOfTheSameDependencyFailsTheTest() async {
    let model = withDependencies {
      $0.audioPlayer.play = { _ in }
    } operation: {
      FeatureModel()
    }
    let reports = await reports { await model.stop() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": Unimplemented: AudioPlayerClient.stop …") == true)
  }

  @Test func anEndpointAloneIsUnimplementedToo() async {
    let model = FeatureModel()
    let reports = await reports { await model.play() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": Unimplemented: AudioPlayerClient.play …") == true)
  }

  @Test func programsAndPreviewsHaveValuesThatWork() async {
    for context in [DependencyContext.live, .preview] {
      let model = run(as: context) { FeatureModel() }
      await withDependencies {
        $0.context = context
      } operation: {
        await model.play()
        await model.stop()
      }
    }
  }
}

extension StructDependencyTests.AudioPlayerClient: DependencyKey {
  static var liveValue: Self {
    let audioEngine = AVAudioEngine()
    return Self(
      loop: { _ in _ = audioEngine }, play: { _ in _ = audioEngine }, setVolume: { _ in }, stop: {})
  }

  static let previewValue = Self(loop: { _ in }, play: { _ in }, setVolume: { _ in }, stop: {})

  static let testValue = Self(
    loop: unimplemented("AudioPlayerClient.loop"),
    play: unimplemented("AudioPlayerClient.play"),
    setVolume: unimplemented("AudioPlayerClient.setVolume"),
    stop: unimplemented("AudioPlayerClient.stop")
  )
}

extension DependencyValues {
  fileprivate var audioPlayer: StructDependencyTests.AudioPlayerClient {
    get { self[StructDependencyTests.AudioPlayerClient.self] }
    set { self[StructDependencyTests.AudioPlayerClient.self] = newValue }
  }
}

struct AudioPlayerClient: DependencyClient {
  var loop: @Sendable (_ url: URL) async throws -> Void
  var play: @Sendable (_ url: URL) async throws -> Void
  var setVolume: @Sendable (_ volume: Float) async -> Void
  var stop: @Sendable () async -> Void
}

extension AudioPlayerClient: TestDependencyKey {
  static let testValue = Self()
}

@Suite struct ClientDependencyTests {
  @Dependency(\.audioPlayerClient) var player

  @Test func everyEndpointFailsTheTestAndThrowsWhereItCan() async {
    let reports = await reports {
      await #expect(throws: UnimplementedFailure.self) {
        try await player.loop(url: URL(filePath: "/gong.m4a"))
      }
      await #expect(throws: UnimplementedFailure.self) {
        try await player.play(url: URL(filePath: "/gong.m4a"))
      }
      await player.setVolume(volume: 1)
      await player.stop()
    }
    for (report, endpoint) in zip(reports, ["loop", "play", "setVolume", "stop"]) {
      #expect(report.contains(": Unimplemented: 'AudioPlayerClient.\(endpoint)' was called"))
      #expect(report.contains("{ $0.audioPlayerClient.\(endpoint) = {"))
    }
    #expect(reports.count == 4)
  }

  @Test func argumentsHaveTheirLabels() async throws {
    let played = LockIsolated<[URL]>([])
    try await withDependencies {
      $0.audioPlayerClient.play = { url in played.withValue { $0.append(url) } }
    } operation: {
      try await player.play(url: URL(filePath: "/gong.m4a"))
    }
    #expect(played.value == [URL(filePath: "/gong.m4a")])
  }

  @Test func anInitializerTakesEveryEndpoint() async throws {
    let client = AudioPlayerClient(
      loop: { _ in }, play: { _ in }, setVolume: { _ in }, stop: {})
    try await client.loop(url: URL(filePath: "/gong.m4a"))
    await client.stop()
  }
}
