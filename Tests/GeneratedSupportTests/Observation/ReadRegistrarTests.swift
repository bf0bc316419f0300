import Observation
import Testing

@testable import GeneratedSupport

@MainActor @Suite struct ReadRegistrarTests {
  @Test func itKnowsWhetherTheRunningCodeIsTracked() {
    let registrar = ReadRegistrar()
    #expect(!registrar.isTracking)
    withObservationTracking {
      #expect(registrar.isTracking)
      #expect(registrar.isTracking)
      withObservationTracking {
        #expect(registrar.isTracking)
      } onChange: {
      }
      #expect(registrar.isTracking)
    } onChange: {
    }
    #expect(!registrar.isTracking)
  }

  @Test func theSpareRegistrarIsReplacedWhenAStoreHasTakenIt() throws {
    #expect(ReadRegistrar.ifTracking(nil) == nil)
    var registrars: [ReadRegistrar?] = []
    withObservationTracking {
      registrars = [ReadRegistrar.ifTracking(nil), ReadRegistrar.ifTracking(nil)]
    } onChange: {
    }
    let (first, second) = (try #require(registrars[0]), try #require(registrars[1]))
    #expect(first !== second)
    #expect(ReadRegistrar.ifTracking(first) == nil)
  }

  @Test func aReadThatIsNotTrackedLeavesNothingBehind() {
    let store = Household.store()
    #expect(store.name == "Blob")
    #expect(store.core.reads == nil)
  }

  @Test func theObserverOfAStoreThatGoesAwayIsFreed() {
    final class Witness: Sendable {}
    weak var witness: Witness?
    do {
      let kept = Witness()
      witness = kept
      var store: StoreOf<Household>? = Household.store()
      let person = store?.scope(\.person, action: \.person)
      withObservationTracking {
        _ = store?.name
        _ = person?.age
      } onChange: {
        _ = kept
      }
      store = nil
      #expect(witness != nil)
    }
    #expect(witness == nil)
  }
}
