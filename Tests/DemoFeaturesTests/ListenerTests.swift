import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

@Suite struct ListenerTests {
  @Test(.dependency(\.trackClient.titles, { ["Aria"] }))
  func theShelfHoldsTheTitles() async {
    #expect(await Listener().shelf() == .filled(["Aria"]))
  }

  @Test(.dependency(\.trackClient.titles, { throw CancellationError() }))
  func aFailureIsAShelfThatFailed() async {
    #expect(await Listener().shelf() == .failed(.offline))
  }

  @Test func whatWasListenedToIsRemembered() async throws {
    let remembered = LockIsolated<[String]>([])
    let listener = withDependencies {
      $0.trackClient.find = { _ in 7 }
      $0.trackClient.volume = { 2 }
      $0.trackClient.remember = { title, volume in
        remembered.withValue { $0.append("\(title) at \(volume)") }
      }
    } operation: {
      Listener()
    }
    #expect(try await listener.listen(to: "Aria") == .playing(track: 7, volume: 2))
    #expect(remembered.value == ["Aria at 2"])
  }

  @Test(
    .dependency(\.trackClient.find, { _ in 7 }), .dependency(\.trackClient.volume, { 2 }),
    .dependency(\.trackClient.remember, { _, _ in }))
  func traitsOverrideEndpoints() async throws {
    #expect(try await Listener().listen(to: "Aria") == .playing(track: 7, volume: 2))
  }

  @Test func anEndpointThatNobodyExpectedFailsTheTest() async {
    let listener = Listener()
    await withExpectedIssue {
      #expect(await listener.shelf() == .failed(.offline))
    }
  }

  @Test(.dependency(TrackClient.previewValue))
  func previewsHearTwoTracks() async {
    #expect(await Listener().shelf().summary == "2 titles")
  }
}
