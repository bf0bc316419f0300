import Foundation
import GeneratedTestSupport
import Testing

// The example of the article "Protocols as dependencies".

// reducergen: records
protocol SoundPlayer: DependencyInterface {
  func play(_ file: String) async throws
  func setVolume(_ volume: Float, of channel: Int) async
  var isPlaying: Bool { get }
}

private struct SystemSoundPlayer: SoundPlayer {
  func play(_ file: String) async throws {}
  func setVolume(_ volume: Float, of channel: Int) async {}
  var isPlaying: Bool { false }
}

extension SoundPlayerClient: DependencyKey {
  static var liveValue: any SoundPlayer { SystemSoundPlayer() }
}

private struct Alarm {
  @Dependency(\.soundPlayer) var player

  func ring() async throws {
    if player.isPlaying { return }
    await player.setVolume(1, of: 0)
    try await player.play("alarm.wav")
  }
}

@Suite struct ProtocolTests {
  @Test func theAlarmIsSilentWhileMusicPlays() async throws {
    try await withDependencies {
      $0.soundPlayer = SoundPlayerClient(isPlaying: { true })
    } operation: {
      try await Alarm().ring()
    }
  }

  @Test(.dependency(\.soundPlayer, SoundPlayerClient(isPlaying: { true })))
  func aTraitDoesTheSame() async throws {
    try await Alarm().ring()
  }

  @Test func theAlarmRings() async throws {
    let player = SoundPlayerClient.recording
    try await withDependencies {
      $0.soundPlayer = player
    } operation: {
      try await Alarm().ring()
    }
    #expect(player.calls.play == ["alarm.wav"])
    #expect(player.calls.setVolume.map(\.volume) == [1])
    #expect(player.calls.isPlaying.count == 1)
  }

  @Test func aRecordingClientReturnsWhatItsClosuresReturn() async throws {
    var player = SoundPlayerClient.recording
    player.endpoints.isPlaying = { true }
    try await withDependencies { [player] in
      $0.soundPlayer = player
    } operation: {
      try await Alarm().ring()
    }
    #expect(player.calls.isPlaying.count == 1)
    #expect(player.calls.play == [])
  }

  @Test func whatIsLeftOutIsReported() async throws {
    try await withKnownIssue {
      try await withDependencies {
        $0.soundPlayer = SoundPlayerClient(isPlaying: { false })
      } operation: {
        try await Alarm().ring()
      }
    } matching: { issue in
      let comments = issue.comments.map(\.rawValue).joined()
      return comments.contains("'SoundPlayerClient.setVolume' was called")
        || comments.contains("'SoundPlayerClient.play' was called") || issue.error != nil
    }
  }

  @Test func outsideOfTestsTheRegisteredValueIsUsed() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(Alarm().player is SystemSoundPlayer)
    }
  }
}
