import GeneratedSupport

/// A login with a second factor
///
/// The state is an enum with a case for each step. A step does not know the next one: the parent
/// replaces the state when the server has answered. `ifCaseLet` runs the reducer of the current step,
/// and cancels its effects when the step changes. So "Back" need not stop the timer and the request.
struct TwoFactorLogin: Reducer {
  enum State: Equatable {
    case password(PasswordStep.State)
    case code(CodeStep.State)
    case loggedIn(user: String)
  }

  enum Action {
    case password(PasswordStep.Action), code(CodeStep.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .password(.answered(.success(let challenge))):
        state = .code(CodeStep.State(challenge: challenge))
        return .send(.code(.started))
      case .code(.answered(.success(let user))):
        state = .loggedIn(user: user)
      case .code(.backTapped):
        state = .password(PasswordStep.State())
      case .password, .code: break
      }
      return .none
    }
    .ifCaseLet(\.password, action: \.password) { PasswordStep() }
    .ifCaseLet(\.code, action: \.code) { CodeStep() }
  }
}

struct PasswordStep: Reducer {
  struct State: Equatable {
    var isLoading = false
    var error: String?
  }

  enum Action {
    case logInTapped(user: String, password: String)
    case answered(Result<String, any Error>)
  }

  @Dependency(\.loginClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .logInTapped(let user, let password):
        guard !state.isLoading else { return .none }
        state = State(isLoading: true)
        return .run { send in
          await send(.answered(Result { try await client.logIn(user: user, password: password) }))
        }
      case .answered(let result):
        if case .failure(let error) = result { state = State(error: LoginError(error).rawValue) }
        return .none
      }
    }
  }
}

struct CodeStep: Reducer {
  struct State: Equatable {
    let challenge: String
    var code = ""
    var secondsUntilResend = 0
    var error: String?

    var isVerifying: Bool { code.count == 6 }
  }

  enum Action {
    case started, ticked, resendTapped, backTapped
    case codeChanged(String)
    case answered(Result<String, any Error>)
  }

  enum CancelID { case verification, timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.loginClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        state.secondsUntilResend = 30
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)).prefix(30) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      case .ticked:
        state.secondsUntilResend -= 1
      case .codeChanged(let code):
        state.code = String(code.filter(\.isNumber).prefix(6))
        state.error = nil
        return state.isVerifying ? verify(state) : .cancel(id: CancelID.verification)
      case .resendTapped:
        guard state.secondsUntilResend == 0 else { return .none }
        state = State(challenge: state.challenge)
        return .merge(.cancel(id: CancelID.verification), resend(state), .send(.started))
      case .answered(.failure(let error)):
        state.code = ""
        state.error = LoginError(error).rawValue
        guard LoginError(error) == .codeExpired else { break }
        state.secondsUntilResend = 0
        return .cancel(id: CancelID.timer)
      case .answered(.success), .backTapped: break
      }
      return .none
    }
  }

  private func resend(_ state: State) -> EffectOf<Self> {
    .run { _ in
      try await client.resend(state.challenge)
    } catch: { error, send in
      await send(.answered(.failure(error)))
    }
  }

  private func verify(_ state: State) -> EffectOf<Self> {
    .run { send in
      await send(.answered(Result { try await client.verify(state.code, state.challenge) }))
    }
    .cancellable(id: CancelID.verification, cancelInFlight: true)
  }
}

struct LoginClient: DependencyClient {
  var logIn: @Sendable (_ user: String, _ password: String) async throws -> String
  var verify: @Sendable (_ code: String, _ challenge: String) async throws -> String
  var resend: @Sendable (_ challenge: String) async throws -> Void
}

enum LoginError: String, Error {
  case wrongPassword = "The password is wrong"
  case wrongCode = "The code is wrong"
  case codeExpired = "The code has expired. Request another one"
  case offline = "There is no connection"

  init(_ error: any Error) { self = error as? LoginError ?? .offline }
}
