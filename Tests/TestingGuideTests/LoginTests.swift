import GeneratedTestSupport
import Testing

struct Login: Reducer {
  struct State: Equatable {
    var isLoading = false
  }
  enum Action {
    case submitButtonTapped
    case loginResponse(Result<Profile.State, any Error>)
    case delegate(Delegate)

    enum Delegate: CasePathable {
      case didLogin(Profile.State)
    }
  }

  @Dependency(\.logInClient) var logInClient

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .submitButtonTapped:
        state.isLoading = true
        return .run { send in
          await send(.loginResponse(Result { try await logInClient.logIn() }))
        }
      case .loginResponse(.success(let profile)):
        state.isLoading = false
        return .send(.delegate(.didLogin(profile)))
      case .loginResponse(.failure):
        state.isLoading = false
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

struct LogInClient: DependencyClient {
  var logIn: @Sendable () async throws -> Profile.State
}

struct Profile: Reducer {
  struct State: Equatable, Sendable {
    var name: String
  }
  enum Action {}
}

/// The third tab is a screen to log in, and a profile after that.
struct AppFeature: Reducer {
  enum Tab: Equatable {
    case activity, search, profile
  }
  enum AuthenticatedTab: Equatable {
    case loggedOut(Login.State)
    case loggedIn(Profile.State)
  }
  struct State: Equatable {
    var authenticatedTab = AuthenticatedTab.loggedOut(Login.State())
    var selectedTab = Tab.profile
    var login: Login.State? = Login.State()
  }
  enum Action {
    case login(Login.Action)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .login(.delegate(.didLogin(let profile))) = action {
        state.authenticatedTab = .loggedIn(profile)
        state.login = nil
        state.selectedTab = .activity
      }
      return .none
    }
    .ifLet(\.login, action: \.login) {
      Login()
    }
  }
}

/// The guide to tests that are not exhaustive: logging in switches to another tab.
@MainActor struct LoginTests {
  private func makeStore() -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.logInClient.logIn = { Profile.State(name: "Blob") }
    }
  }

  @Test func exhaustive() async {
    let store = makeStore()
    await store.send(\.login.submitButtonTapped) {
      $0.login?.isLoading = true
    }
    await store.receive(\.login.loginResponse.success) {
      $0.login?.isLoading = false
    }
    await store.receive(\.login.delegate.didLogin) {
      $0.authenticatedTab = .loggedIn(
        Profile.State(name: "Blob")
      )
      $0.login = nil
      $0.selectedTab = .activity
    }
  }

  @Test func nonExhaustive() async {
    let store = makeStore()
    store.exhaustivity = .off

    await store.send(\.login.submitButtonTapped)
    await store.receive(\.login.delegate.didLogin) {
      $0.selectedTab = .activity
    }
  }

  @Test func sentByItsCases() async {
    let store = makeStore()
    store.exhaustivity = .off

    await store.send(.login(.submitButtonTapped))
    await store.receive(\.login.delegate.didLogin) {
      $0.selectedTab = .activity
    }
  }

  @Test func showSkippedAssertions() async {
    let store = makeStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let shown = store.shownReports

    await store.send(\.login.submitButtonTapped)
    await store.receive(\.login.delegate.didLogin) {
      $0.selectedTab = .activity
    }

    #expect(
      shown.value == [
        """
        \(#fileID):\(#line - 5): Skipped assertions.

        State was not expected to change, but a change occurred.

            \u{2007} AppFeature.State(
            \u{2007}   authenticatedTab: .loggedOut(…),
            \u{2007}   selectedTab: .profile,
            −   login: Login.State(isLoading: false)
            +   login: Login.State(isLoading: true)
            \u{2007} )

        (Expected: −, Actual: +)
        """,
        """
        \(#fileID):\(#line - 4): Skipped assertions.

        1 received action was skipped.

          Skipped receiving .login(
            .loginResponse(
              .success(
                Profile.State(name: "Blob")
              )
            )
          )
        """,
        """
        \(#fileID):\(#line - 4): Skipped assertions.

        A state change does not match expectation.

            \u{2007} AppFeature.State(
            −   authenticatedTab: .loggedOut(
            −     Login.State(isLoading: false)
            −   ),
            +   authenticatedTab: .loggedIn(
            +     Profile.State(name: "Blob")
            +   ),
            \u{2007}   selectedTab: .activity,
            −   login: Login.State(isLoading: false)
            +   login: nil
            \u{2007} )

        (Expected: −, Actual: +)
        """,
      ])
  }
}
