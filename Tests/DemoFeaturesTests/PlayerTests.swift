import DemoFeatures
import GeneratedSupport
import Testing

@Suite struct PlayerTests {
  @Test func volumeChangesWhilePlaying() {
    var state = Player.State.stopped
    _ = Player().reduce(into: &state, action: .playButtonTapped)
    _ = Player().reduce(into: &state, action: .volumeChanged(8))
    #expect(state == .playing(track: 1, volume: 8))
    #expect(state.playing?.volume == 8)
  }

  @Test func aFailureStops() {
    var state = Player.State.playing(track: 1, volume: 5)
    _ = Player().reduce(into: &state, action: .trackLoaded(.failure(.offline)))
    #expect(state.is(\.stopped))
  }
}
