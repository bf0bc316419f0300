import AppClients
import GeneratedSupport

extension Login {
  struct TwoFactor: Reducer {
    struct State: Equatable {
      let token: String
      var code = ""
    }

    enum Action {
      case codeChanged(String)
      case confirmTapped
      case delegate(Delegate)
      enum Delegate: Equatable, CasePathable { case confirmed(User) }
    }

    @Dependency(\.loginClient) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .codeChanged(let code):
          state.code = code
          return .none
        case .confirmTapped:
          guard let code = Int(state.code) else { return .none }
          return .run { [token = state.token] send in
            let user = try await client.confirm(token: token, code: code)
            await send(.delegate(.confirmed(user)))
          }
        case .delegate:
          return .none
        }
      }
    }
  }
}
