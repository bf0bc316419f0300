import GeneratedSupport
import Testing

/// A reducer that knows nothing of the features below it replaces a state that they are in.
@MainActor
@Suite struct ReplacedStateTests {
  @Test(arguments: Building.Place.allCases)
  func theScreensInAStateThatIsReplacedAreCancelled(place: Building.Place) async {
    let host = await hostWithEffects(in: place)
    var state = host.state
    state[place] = Flat.State()
    await host.send(.replaced(state))
    #expect(host.work.names == ["building"])
  }

  @Test(arguments: Building.Place.allCases)
  func theScreensInAStateThatGoesAwayAreCancelled(place: Building.Place) async {
    let host = await hostWithEffects(in: place)
    var state = host.state
    state[place] = nil
    await host.send(.replaced(state))
    #expect(host.work.names == ["building"])
  }

  @Test(arguments: Building.Place.allCases)
  func theScreensInAStateThatIsChangedAreKept(place: Building.Place) async {
    let host = await hostWithEffects(in: place)
    var state = host.state
    state[place]?.log = ["changed"]
    await host.send(.replaced(state))
    #expect(host.work.names == ["building", "screen", "sheet"])
  }

  @Test(arguments: Building.Place.allCases)
  func anEarlierStateHasTheScreensFromBefore(place: Building.Place) async {
    let host = await hostWithEffects(in: place)
    let earlier = host.state
    await host.send(place.action(.sheetShown(id: 2), in: host.state))
    await host.send(place.action(.sheet(.presented(.began("later"))), in: host.state))
    #expect(host.work.names == ["building", "later", "screen"])
    await host.send(.replaced(earlier))
    #expect(host.work.names == ["building", "screen"])
  }

  @Test func aScreenBelowAReducerThatIsRunByHandIsCancelledByItsParent() async {
    let host = await hostWithSheetByHand()
    await host.send(.byHand(.sheetShown(id: nil)))
    #expect(host.work.names == ["building"])
  }

  /// No operator names the way to the sheet, so the store looks for it in the whole state.
  @Test func aScreenBelowAReducerThatIsRunByHandIsCancelledWhenTheStateIsReplaced() async {
    let host = await hostWithSheetByHand()
    var state = host.state
    state.byHand.log = ["changed"]
    await host.send(.replaced(state))
    #expect(host.work.names == ["building", "sheet"])
    await host.send(.replaced(Building.State()))
    #expect(host.work.names == ["building"])
  }

  private func hostWithSheetByHand() async -> Host<Building> {
    let host = Host(Building.State()) { Building(work: $0) }
    await host.send(.byHand(.sheetShown(id: 1)))
    await host.send(.byHand(.sheet(.presented(.began("sheet")))))
    await host.send(.began("building"))
    #expect(host.work.names == ["building", "sheet"])
    return host
  }

  /// A building with a flat in this place. The flat has a sheet and a screen on its stack, each
  /// with an effect.
  private func hostWithEffects(in place: Building.Place) async -> Host<Building> {
    var state = Building.State()
    state[place] = Flat.State()
    let host = Host(state) { Building(work: $0) }
    func send(_ action: Flat.Action) async {
      await host.send(place.action(action, in: host.state))
    }
    await host.send(.began("building"))
    await send(.sheetShown(id: 1))
    await send(.sheet(.presented(.began("sheet"))))
    await send(.pushed)
    let id = host.state[place]!.path.ids[0]
    await send(.path(.element(id: id, action: .began("screen"))))
    #expect(host.work.names == ["building", "screen", "sheet"])
    return host
  }
}
