public import Foundation
public import GeneratedSupport

// reducergen: records
public protocol AudioPlayer: DependencyInterface {
  /// Plays a file.
  func play(_ url: URL) async throws
  func setVolume(_ volume: Float, of channel: Int) async
  var isPlaying: Bool { get }
  func files() -> [URL]
}

/// Registers the live value.
nonisolated struct SystemAudioPlayer: AudioPlayer {
  func play(_ url: URL) async throws {}
  func setVolume(_ volume: Float, of channel: Int) async {}
  var isPlaying: Bool { true }
  func files() -> [URL] { [URL(filePath: "/live")] }
}

extension AudioPlayerClient: DependencyKey {
  public static var liveValue: any AudioPlayer { SystemAudioPlayer() }
}

func checkCalls() async {
  let reports = Reports()
  await withIssueReporters([reports]) {
    let player = AudioPlayerClient.testValue
    precondition(!player.isPlaying)
    await player.setVolume(1, of: 2)
    try? await player.play(URL(filePath: "/a"))
  }
  let texts = reports.texts
  precondition(texts.count == 3)
  precondition(texts[0].contains("'AudioPlayerClient.isPlaying' was called"))
  precondition(
    texts[0].contains("withDependencies { $0.audioPlayer = AudioPlayerClient(isPlaying: { … }) }"))
  precondition(texts[1].contains("\n  volume: 1.0\n  channel: 2\n"))
  precondition(texts[2].contains("AudioPlayerClient(play: { url in … })"))
}

func checkOverrides() async throws {
  let reports = Reports()
  try await withIssueReporters([reports]) {
    var values = DependencyValues()
    values.audioPlayer = AudioPlayerClient(play: { _ in }, isPlaying: { true })
    precondition(values.audioPlayer.isPlaying)
    try await values.audioPlayer.play(URL(filePath: "/a"))
    var client = AudioPlayerClient()
    client.endpoints.files = { [] }
    precondition(client.files().isEmpty)
  }
  precondition(reports.texts.isEmpty)
}

func checkRecords() async throws {
  let reports = Reports()
  try await withIssueReporters([reports]) {
    var client = AudioPlayerClient.recording
    let player: any AudioPlayer = client
    try await player.play(URL(filePath: "/a"))
    try await player.play(URL(filePath: "/b"))
    await player.setVolume(0.5, of: 1)
    precondition(client.calls.play == [URL(filePath: "/a"), URL(filePath: "/b")])
    precondition(client.calls.setVolume.map(\.volume) == [0.5])
    precondition(client.calls.setVolume.map(\.channel) == [1])
    client.endpoints.isPlaying = { true }
    precondition(client.isPlaying && client.calls.isPlaying.count == 1)
    precondition(client.files() == [] && client.calls.files.count == 1)
  }
  precondition(reports.texts.isEmpty)
}

public func check() async {
  do {
    await checkCalls()
    try await checkOverrides()
    try await checkRecords()
    precondition(AudioPlayerClient.liveValue.isPlaying)
    try await checkShapes()
    await checkIsolation()
    checkInheritance()
  } catch {
    preconditionFailure("\(error)")
  }
}

final class Reports: IssueReporter {
  private let kept = LockIsolated<[String]>([])
  var texts: [String] { kept.value }

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let text = message() ?? ""
    kept.withValue { $0.append(text) }
  }
}
