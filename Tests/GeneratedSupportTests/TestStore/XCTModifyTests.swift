import GeneratedTestSupport
import Testing

@MainActor @Suite struct XCTModifyTests {
  @available(*, deprecated)
  @Test func anOptionalIsModified() {
    var number: Int? = 1
    XCTModify(&number) { $0 += 1 }
    #expect(number == 2)
  }

  @available(*, deprecated)
  @Test func aPayloadIsModified() {
    var action = ScriptedFeature.Action.numbered(1)
    XCTModify(&action, case: \.numbered) { $0 += 1 }
    #expect(action == .numbered(2))
  }

  @available(*, deprecated)
  @Test func aPayloadOfAnOptionalEnumIsModified() {
    var screen: Screen? = .settings(isOn: false)
    XCTModify(&screen, case: \.settings) { $0 = true }
    #expect(screen == .settings(isOn: true))
  }

  @available(*, deprecated)
  @Test(arguments: [true, false])
  func anOptionalEnumMustBeInTheCase(_ isNil: Bool) async {
    let old: Screen? = isNil ? nil : .home
    var screen = old
    let reports = await reports { XCTModify(&screen, case: \.settings) { $0 = true } }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): XCTModify: Expected to extract value of type "Bool" from "Screen?"

          Actual:
            \(isNil ? "nil" : "Screen.home")
        """
      ])
    #expect(screen == old)
  }

  @available(*, deprecated)
  @Test func anOptionalMustNotBeNil() async {
    var number: Int?
    let reports = await reports { XCTModify(&number, "as the response has come") { $0 += 1 } }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): XCTModify: Expected to extract value of type "Int" from "Int?" - \
        as the response has come

          Actual:
            nil
        """
      ])
  }

  @available(*, deprecated)
  @Test func anEnumMustBeInTheCase() async {
    var action = ScriptedFeature.Action.first
    let reports = await reports { XCTModify(&action, case: \.numbered) { $0 += 1 } }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 1): XCTModify: Expected to extract value of type "Int" from "ScriptedFeature.Action"

          Actual:
            ScriptedFeature.Action.first
        """
      ])
    #expect(action == .first)
  }

  @available(*, deprecated)
  @Test func anErrorIsReported() async {
    struct Refusal: Error {}
    var number: Int? = 1
    let reports = await reports { XCTModify(&number) { _ in throw Refusal() } }
    #expect(reports == ["\(#fileID):\(#line - 1): Threw error: Refusal()"])
  }

  @available(*, deprecated)
  @Test func aValueMustChangeInAnExhaustiveStore() async {
    let store = TestStore(initialState: LoginApp.State()) { LoginApp() }
    let reports = await reports {
      await store.send(\.login.submitButtonTapped) {
        $0.login?.isLoading = true
        XCTModify(&$0.login) { $0.isLoading = true }
      }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 3): XCTModify: Expected "Login.State" value to be modified but it was \
        unchanged.
        """
      ])
    store.exhaustivity = .off
  }

  @available(*, deprecated)
  @Test func aPayloadMustChangeInAnExhaustiveStore() async {
    let store = TestStore(initialState: Screens.State()) { Screens() }
    let reports = await reports {
      await store.send(.switchTapped) {
        $0 = Screens.State(first: .settings(isOn: true), second: .settings(isOn: true))
        XCTModify(&$0.first, case: \.settings) { $0 = true }
        XCTModify(&$0.second, case: \.settings) { $0 = true }
      }
    }
    let text = #"XCTModify: Expected "Bool" value to be modified but it was unchanged."#
    #expect(reports == ["\(#fileID):\(#line - 5): \(text)", "\(#fileID):\(#line - 4): \(text)"])
    await store.send(.switchTapped) {
      XCTModify(&$0.first, case: \.settings) { $0 = false }
      XCTModify(&$0.second, case: \.settings) { $0 = false }
    }
  }

  @available(*, deprecated)
  @Test(arguments: [Exhaustivity.off, .off(showSkippedAssertions: true)])
  func aPayloadNeedNotChangeInAnotherStore(_ exhaustivity: Exhaustivity) async {
    let store = TestStore(initialState: Screens.State()) { Screens() }
    store.exhaustivity = exhaustivity
    await store.send(.switchTapped) {
      XCTModify(&$0.first, case: \.settings) { $0 = true }
      XCTModify(&$0.second, case: \.settings) { $0 = true }
    }
  }

  @available(*, deprecated)
  @Test(arguments: [Exhaustivity.off, .off(showSkippedAssertions: true)])
  func aValueNeedNotChangeInAnotherStore(_ exhaustivity: Exhaustivity) async {
    let store = TestStore(initialState: LoginApp.State()) { LoginApp() }
    store.exhaustivity = exhaustivity
    await store.send(\.login.submitButtonTapped) {
      XCTModify(&$0.login) { $0.isLoading = true }
    }
    await store.skipReceivedActions()
  }

  @available(*, deprecated)
  @Test func aValueNeedNotChangeInAnAssertionWithoutAnAction() {
    let store = TestStore(initialState: LoginApp.State()) { LoginApp() }
    store.assert { XCTModify(&$0.login) { $0.isLoading = false } }
    var number: Int? = 1
    XCTModify(&number) { $0 = 1 }
  }
}

/// A feature with an enum and an optional enum. The action toggles their payloads.
struct Screens: Reducer {
  struct State: Equatable {
    var first = Screen.settings(isOn: false)
    var second: Screen? = .settings(isOn: false)
  }

  enum Action { case switchTapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.first.modify(\.settings) { $0.toggle() }
      state.second.modify(\.settings) { $0.toggle() }
      return .none
    }
  }
}
