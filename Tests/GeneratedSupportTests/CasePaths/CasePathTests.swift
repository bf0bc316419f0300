import GeneratedSupport
import Testing

@Suite struct CasePathTests {
  @Test func isTellsCasesApart() {
    #expect(Route.home.is(\.home))
    #expect(!Route.home.is(\.settings))
    #expect(Route.note(nil).is(\.note))
    #expect(Loadable<Int?>.loaded(nil).is(\.loaded))
  }

  @Test func isLooksIntoNestedCases() {
    let route = Route.login(.response(.failure(.locked(days: 3))))
    #expect(route.is(\.login) && route.is(\.login.response) && route.is(\.login.response.failure))
    #expect(route.is(\.login.response.failure.locked))
    #expect(!route.is(\.login.form) && !route.is(\.login.response.success))
    #expect(!route.is(\.login.response.failure.password) && !Route.home.is(\.login.form))
  }

  @Test func isTakesPartialKeyPaths() {
    let partial: PartialCaseKeyPath<Route> = \.settings
    #expect(Route.settings(1).is(partial) && !Route.home.is(partial))
  }

  @Test func isAsksAnOptional() {
    let none: Route? = nil
    #expect(Optional(Route.home).is(\.home) && !none.is(\.home))
    #expect(Optional(Route.home).is(\.some) && none.is(\.none))
  }

  @Test func theSubscriptTakesPayloadsOut() {
    #expect(Route.settings(1)[case: \.settings] == 1)
    #expect(Route.home[case: \.settings] == nil)
    let moved = Route.moved(x: 1, y: 2)[case: \.moved]
    #expect(moved?.x == 1 && moved?.y == 2)
    #expect(Route.login(.response(.success(7)))[case: \.login.response.success] == 7)
    let partial: PartialCaseKeyPath<Route> = \.settings
    #expect(Route.settings(1)[case: partial] as? Int == 1)
    #expect(Route.home[case: partial] == nil)
  }

  @Test func settingThroughTheSubscriptReplacesAMatchingPayloadOnly() {
    var route = Route.settings(1)
    route[case: \.settings] = 2
    #expect(route == .settings(2))
    route[case: \.note] = "x"
    #expect(route == .settings(2))
    route[case: \.settings] = nil
    #expect(route == .settings(2))
    route = .login(.form(name: "a"))
    route[case: \.login.form] = "b"
    #expect(route == .login(.form(name: "b")))
  }

  @Test func payloadsAreMembersOfADynamicEnum() {
    #expect(Route.settings(1).settings == 1 && Route.home.settings == nil)
    #expect(Route.login(.form(name: "a")).login?.form == "a")
  }

  @Test func keyPathsEmbed() {
    let settings: CaseKeyPath<Route, Int> = \.settings
    #expect(settings(3) == .settings(3))
    #expect((\Route.Cases.home)() == Route.home)
    let nested: CaseKeyPath<Route, Int> = \.login.response.failure.locked
    #expect(nested(4) == .login(.response(.failure(.locked(days: 4)))))
    let moved: CaseKeyPath<Route, (x: Int, y: Int)> = \.moved
    #expect(moved((x: 1, y: 2)) == .moved(x: 1, y: 2))
  }

  @Test func partialKeyPathsEmbedWhatFits() {
    let partial: PartialCaseKeyPath<Route> = \.settings
    let fits: Route? = partial(5)
    let misfit: Route? = partial("five")
    #expect(fits == .settings(5) && misfit == nil)
    let note: PartialCaseKeyPath<Route> = \.note
    let unwrapped: Route? = note("text")
    #expect(unwrapped == .note("text"))
  }

  @Test func switchMatchesKeyPaths() {
    func name(_ route: Route) -> String {
      switch route {
      case \.home: "home"
      case \.login.form: "form"
      case \.login: "login"
      default: "other"
      }
    }
    #expect(name(.home) == "home" && name(.settings(1)) == "other")
    #expect(name(.login(.form(name: ""))) == "form")
    #expect(name(.login(.response(.success(1)))) == "login")
  }

  @Test func modifyChangesThePayloadInPlace() {
    var route = Route.login(.form(name: "a"))
    route.modify(\.login.form) { $0 += "b" }
    #expect(route == .login(.form(name: "ab")))
    var optional: Route? = .settings(1)
    optional.modify(\.settings) { $0 += 1 }
    #expect(optional == .settings(2))
  }

  @Test func modifyDoesNotCopyWhatThePayloadOwns() {
    var buffer = Buffer.numbers(Array(0..<100))
    let before = buffer[case: \.numbers]?.withUnsafeBufferPointer { $0.baseAddress }
    buffer.modify(\.numbers) { $0[0] = 1 }
    let after = buffer[case: \.numbers]?.withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after)
  }

  @Test func modifyLeavesAnotherCaseAsItIs() {
    var route = Route.home
    route.modify(\.settings) { $0 += 1 }
    #expect(route == .home)
  }

  @Test func payloadsOfAnyTypeArrive() {
    let error = Boxed.error(Refusal.password)[case: \.error]
    #expect(error as? Refusal == .password)
    #expect(Boxed.hashable(1)[case: \.hashable] == AnyHashable(1))
    #expect(Boxed.function { $0 + 1 }[case: \.function]?(1) == 2)
    let path: CaseKeyPath<Boxed, any Error> = \.error
    #expect(path(Refusal.password).is(\.error))
  }
}
