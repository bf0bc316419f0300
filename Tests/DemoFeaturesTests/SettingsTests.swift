import DemoFeatures
import DemoTracks
import GeneratedTestSupport
import Testing

@MainActor @Suite struct SettingsTests {
  @Test func theVolumeStaysInItsRange() async {
    let store = TestStore(initialState: SettingsScreen.State()) { SettingsScreen() }
    await store.send(.volumeChanged(12)) { $0.$settings.withLock { $0.volume = 11 } }
    await store.send(\.volumeChanged, -1) { $0.$settings.withLock { $0.volume = 0 } }
  }

  @Test func thePlayerSeesTheNewVolume() async {
    let store = TestStore(initialState: SettingsScreen.State()) { SettingsScreen() }
    let player = Player.State(track: Track(id: 1, title: "Aria", seconds: 3))
    await store.send(.volumeChanged(8)) { $0.$settings.withLock { $0.volume = 8 } }
    #expect(player.settings.volume == 8)
  }

  @Test func eachTestBeginsWithTheDefaults() {
    @Shared(.settings) var settings
    #expect(settings == Settings())
  }
}
