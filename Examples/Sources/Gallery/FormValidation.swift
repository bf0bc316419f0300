import GeneratedSupport

/// A form with validation
///
/// A field shows its error as soon as a person has edited it, and the form can be saved when no
/// field has an error. The errors are computed from the state, so they cannot be out of date. If the
/// server refuses the address, the state remembers this address, and the error disappears when the
/// person types another one.
///
/// `BindingReducer` sets the fields. The reducer below it marks the edited ones.
struct FormValidation: Reducer {
  struct State: Equatable {
    var email = ""
    var password = ""
    var repeatedPassword = ""
    var editedFields: Set<Field> = []
    var takenEmail: String?
    var status = Status.editing

    enum Field: CaseIterable { case email, password, repeatedPassword }
    enum Status { case editing, saving, saved, failed }

    /// The error to show beside the field. A field that has not been edited shows none.
    func shownError(in field: Field) -> String? {
      editedFields.contains(field) ? error(in: field) : nil
    }

    var canSave: Bool {
      switch status {
      case .editing, .failed: Field.allCases.allSatisfy { error(in: $0) == nil }
      case .saving, .saved: false
      }
    }

    private func error(in field: Field) -> String? {
      switch field {
      case .email where !email.contains("@"): "This is not an email address"
      case .email where email == takenEmail: "This address already has an account"
      case .password where password.count < 8: "The password needs 8 characters"
      case .repeatedPassword where password != repeatedPassword: "The passwords differ"
      default: nil
      }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
    case saved
    case refused(email: String)
    case failed
  }

  @Dependency(\.accountClient) var client

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.email): state.editedFields.insert(.email)
      case .binding(\.password): state.editedFields.insert(.password)
      case .binding(\.repeatedPassword): state.editedFields.insert(.repeatedPassword)
      case .binding: break
      case .saveTapped: return save(&state)
      case .saved: state.status = .saved
      case .refused(let email):
        state.takenEmail = email
        state.status = .editing
      case .failed: state.status = .failed
      }
      return .none
    }
  }

  private func save(_ state: inout State) -> EffectOf<Self> {
    guard state.canSave else { return .none }
    state.status = .saving
    return .run { [email = state.email, password = state.password] send in
      do throws(AccountError) {
        try await client.create(email: email, password: password)
        await send(.saved)
      } catch {
        switch error {
        case .emailTaken: await send(.refused(email: email))
        case .offline: await send(.failed)
        }
      }
    }
  }
}

struct AccountClient: DependencyClient {
  var create: @Sendable (_ email: String, _ password: String) async throws(AccountError) -> Void
}

enum AccountError: Error { case emailTaken, offline }
