import Testing

@testable import GeneratedSupport

@Suite struct CaseRouteTests {
  @Test func aRouteIsTakenApartStepByStep() throws {
    let route = try #require(CaseRoute(3).appending(CaseRoute(0)))
    #expect(route.first == 3 && route.rest.first == 0)
    #expect(route.rest.rest.isEmpty && route.rest.rest.first == -1)
  }

  @Test func onlyARouteOfOneStepHasAnIndex() throws {
    #expect(CaseRoute().onlyIndex == nil)
    #expect(CaseRoute(0).onlyIndex == 0)
    #expect(CaseRoute(65_534).onlyIndex == 65_534)
    #expect(try #require(CaseRoute(1).appending(CaseRoute(0))).onlyIndex == nil)
  }

  @Test func fourStepsFillARoute() throws {
    var route = CaseRoute()
    for index in [65_534, 0, 1, 65_534] {
      #expect(!route.isFull)
      route = try #require(route.appending(CaseRoute(index)))
    }
    #expect(route.isFull && route.appending(CaseRoute(0)) == nil)
    #expect(route.appending(CaseRoute())?.steps == route.steps)
    #expect([route.first, route.rest.first, route.rest.rest.first] == [65_534, 0, 1])
    #expect(route.rest.rest.rest.onlyIndex == 65_534)
  }

  @Test func twoRoutesAreJoinedIfThereIsRoom() throws {
    let two = try #require(CaseRoute(1).appending(CaseRoute(2)))
    let four = try #require(two.appending(two))
    #expect(four.isFull && four.rest.rest.steps == two.steps)
    #expect(try #require(CaseRoute(0).appending(two)).appending(two) == nil)
  }
}
