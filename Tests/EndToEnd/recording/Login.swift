import Foundation
import GeneratedSupport

struct User: Equatable, Identifiable {
  let id: UUID
  var name: String
  var email: String?
  private(set) var visits = 0
  mutating func visit() { visits += 1 }
}

struct LoginClient: DependencyClient {
  var login: @Sendable (_ name: String) async throws -> User
}

extension LoginClient: TestDependencyKey {
  static let testValue = Self.unimplementedValue
}

extension DependencyValues {
  var loginClient: LoginClient {
    get { self[LoginClient.self] }
    set { self[LoginClient.self] = newValue }
  }
}

struct Login: Reducer {
  struct State: Equatable {
    var name = ""
    var isLoading = false
    var user: User?
    var attempts: [Date] = []
    @Presents var destination: Destination.State?
    @Shared(.inMemory("logins")) var logins = 0
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case loginTapped, visitTapped, logoutTapped
    case loginResponse(Result<User, any Error>)
    case destination(PresentationAction<Destination.Action>)
    enum Alert { case confirm }
  }
  enum Destination: CaseReducer {
    case edit(Edit)
    case alert(AlertState<Login.Action.Alert>)
  }
  @Dependency(\.loginClient) var client
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .loginTapped:
        state.isLoading = true
        state.attempts.append(now)
        return .run { [name = state.name] send in
          await send(.loginResponse(Result { try await client.login(name: name) }))
        }
      case .loginResponse(.success(let user)):
        state.isLoading = false
        state.user = user
        state.$logins.withLock { $0 += 1 }
        state.destination = .edit(Edit.State())
        return .none
      case .loginResponse(.failure):
        state.isLoading = false
        return .none
      case .visitTapped:
        state.user?.visit()
        return .none
      case .logoutTapped:
        state.destination = .alert(
          AlertState {
            TextState("Log out?")
          } actions: {
            ButtonState(role: .destructive, action: .confirm) { TextState("Log out") }
          })
        return .none
      case .destination(.presented(.alert(.confirm))):
        state.user = nil
        return .none
      case .destination: return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Login.Destination.State: Equatable {}

struct Edit: Reducer {
  struct State: Equatable { var text = ""; var isSaved = false }
  enum Action { case save, saved, type(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .save: return .send(.saved)
      case .saved: state.isSaved = true
      case .type(let text): state.text = text
      }
      return .none
    }
  }
}
