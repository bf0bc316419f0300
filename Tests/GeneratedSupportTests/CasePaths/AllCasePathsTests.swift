import GeneratedSupport
import Testing

@Suite struct AllCasePathsTests {
  @Test func aValueKnowsItsCasePath() {
    #expect(Route.settings(1).case == \.settings)
    #expect(Route.allCasePaths[.home] == \.home)
    #expect(Loadable<Int>.loaded(1).case == \.loaded)
    #expect(Loadable<String>.idle.case == \.idle)
  }

  @Test func casePathsAreInTheOrderOfDeclaration() {
    #expect(Array(Route.allCasePaths) == [\.home, \.settings, \.login, \.moved, \.note])
    #expect(Array(Never.allCasePaths).isEmpty)
  }

  @Test func casePathsServeByName() {
    let path = Route.allCasePaths.settings
    #expect(path.extract(from: .settings(1)) == 1 && path.embed(2) == .settings(2))
  }

  @Test func anyCasePathsAppend() {
    let path = AnyCasePath<Route, Login>(\.login).response.success
    #expect(path.embed(1) == .login(.response(.success(1))))
    #expect(path.extract(from: .login(.response(.success(2)))) == 2)
    #expect(path.extract(from: .home) == nil)
  }

  @Test func anyCasePathsAreMadeOfFunctions() {
    let even = AnyCasePath<Int, Int>(embed: { $0 * 2 }, extract: { $0 % 2 == 0 ? $0 / 2 : nil })
    #expect(even.embed(2) == 4 && even.extract(from: 4) == 2 && even.extract(from: 3) == nil)
    #expect(AnyCasePath<Int, Int>().extract(from: 1) == 1)
    #expect(even.debugDescription == "AnyCasePath<Int, Int>")
  }
}
