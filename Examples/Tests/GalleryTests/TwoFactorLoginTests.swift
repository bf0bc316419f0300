import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct TwoFactorLoginTests {
  private let clock = TestClock()

  /// Each request takes a second. The right code is 123456.
  private func makeStore(
    _ state: TwoFactorLogin.State = .code(CodeStep.State(challenge: "c"))
  ) -> TestStoreOf<TwoFactorLogin> {
    TestStore(initialState: state) {
      TwoFactorLogin()
    } withDependencies: {
      $0.continuousClock = clock
      $0.loginClient.logIn = { [clock] user, password in
        try await clock.sleep(for: .seconds(1))
        guard password == "secret" else { throw LoginError.wrongPassword }
        return "challenge for \(user)"
      }
      $0.loginClient.verify = { [clock] code, _ in
        try await clock.sleep(for: .seconds(1))
        if code == "000000" { throw LoginError.codeExpired }
        guard code == "123456" else { throw LoginError.wrongCode }
        return "Blob"
      }
    }
  }

  @Test func logsIn() async {
    let store = makeStore(.password(PasswordStep.State()))
    await store.send(\.password.logInTapped, (user: "Blob", password: "secret")) {
      $0[case: \.password]?.isLoading = true
    }
    await store.send(\.password.logInTapped, (user: "Blob", password: "secret"))
    await clock.advance(by: .seconds(1))
    await store.receive(\.password.answered.success, "challenge for Blob") {
      $0 = .code(CodeStep.State(challenge: "challenge for Blob"))
    }
    await store.receive(\.code.started) { $0[case: \.code]?.secondsUntilResend = 30 }
    await store.send(\.code.codeChanged, "123 456") { $0[case: \.code]?.code = "123456" }
    await clock.advance(by: .seconds(1))
    await store.receive(\.code.ticked) { $0[case: \.code]?.secondsUntilResend = 29 }
    await store.receive(\.code.answered.success, "Blob") { $0 = .loggedIn(user: "Blob") }
  }

  @Test func aWrongPasswordIsShown() async {
    let store = makeStore(.password(PasswordStep.State()))
    await store.send(\.password.logInTapped, (user: "Blob", password: "")) {
      $0[case: \.password]?.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.password.answered.failure) {
      $0 = .password(PasswordStep.State(error: "The password is wrong"))
    }
  }

  @Test func anotherDigitCancelsTheRequest() async {
    let store = makeStore()
    await store.send(\.code.codeChanged, "111111") { $0[case: \.code]?.code = "111111" }
    await store.send(\.code.codeChanged, "11111") { $0[case: \.code]?.code = "11111" }
    await clock.advance(by: .seconds(1))
  }

  @Test func anExpiredCodeCanBeReplacedAtOnce() async {
    let store = makeStore()
    store.dependencies.loginClient.resend = { #expect($0 == "c") }
    await store.send(\.code.started) { $0[case: \.code]?.secondsUntilResend = 30 }
    await store.send(\.code.resendTapped)
    await store.send(\.code.codeChanged, "000000") { $0[case: \.code]?.code = "000000" }
    await clock.advance(by: .seconds(1))
    await store.receive(\.code.ticked) { $0[case: \.code]?.secondsUntilResend = 29 }
    await store.receive(\.code.answered.failure) {
      $0[case: \.code]?.code = ""
      $0[case: \.code]?.error = "The code has expired. Request another one"
      $0[case: \.code]?.secondsUntilResend = 0
    }
    await clock.advance(by: .seconds(60))
    await store.send(\.code.resendTapped) {
      $0 = .code(CodeStep.State(challenge: "c"))
    }
    await store.receive(\.code.started) { $0[case: \.code]?.secondsUntilResend = 30 }
    await store.send(\.code.backTapped) { $0 = .password(PasswordStep.State()) }
  }

  @Test func anotherCodeCancelsTheRequest() async {
    let store = makeStore()
    store.dependencies.loginClient.resend = { _ in throw LoginError.offline }
    await store.send(\.code.codeChanged, "123456") { $0[case: \.code]?.code = "123456" }
    await store.send(\.code.resendTapped) { $0[case: \.code]?.code = "" }
    await store.receive(\.code.started) { $0[case: \.code]?.secondsUntilResend = 30 }
    await store.receive(\.code.answered.failure) {
      $0[case: \.code]?.error = "There is no connection"
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.code.ticked) { $0[case: \.code]?.secondsUntilResend = 29 }
    await store.send(\.code.backTapped) { $0 = .password(PasswordStep.State()) }
  }

  @Test func theTimerEndsAfterThirtySeconds() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(\.code.started)
    await clock.advance(by: .seconds(60))
    await store.skipReceivedActions()
    store.assert { $0[case: \.code]?.secondsUntilResend = 0 }
    await store.finish()
  }

  @Test func goingBackCancelsTheTimerAndTheRequest() async {
    let store = makeStore()
    await store.send(\.code.started) { $0[case: \.code]?.secondsUntilResend = 30 }
    await store.send(\.code.codeChanged, "123456") { $0[case: \.code]?.code = "123456" }
    await store.send(\.code.backTapped) { $0 = .password(PasswordStep.State()) }
    await clock.advance(by: .seconds(60))
  }

  @Test func theTimerIsNeverNegative() async throws {
    try await explore(
      [\.started, \.codeChanged, \.resendTapped],
      values: [ExploredValue(String.self) { try $0.element(of: ["123456", "000000", ""]) }]
    ) {
      TestStore(initialState: CodeStep.State(challenge: "c")) {
        CodeStep()
      } withDependencies: {
        $0.continuousClock = TestClock()
        $0.loginClient.resend = { _ in }
        $0.loginClient.verify = { _, _ in throw LoginError.codeExpired }
      }
    } invariant: { state in
      #expect((0...30).contains(state.secondsUntilResend))
    }
  }
}
