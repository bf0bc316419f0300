import GeneratedTestSupport
import Testing

@testable import Gallery

@MainActor @Suite struct FormValidationTests {
  private func makeStore(
    create: @escaping @Sendable (String, String) async throws(AccountError) -> Void
  ) -> TestStoreOf<FormValidation> {
    var state = FormValidation.State()
    state.email = "blob@example.com"
    state.password = "12345678"
    state.repeatedPassword = "12345678"
    return TestStore(initialState: state) {
      FormValidation()
    } withDependencies: {
      $0.accountClient.create = create
    }
  }

  @Test func onlyEditedFieldsShowTheirErrors() async {
    let store = TestStore(initialState: FormValidation.State()) { FormValidation() }
    #expect(store.state.shownError(in: .email) == nil)
    #expect(!store.state.canSave)

    await store.send(\.binding.email, "blob") {
      $0.email = "blob"
      $0.editedFields = [.email]
    }
    #expect(store.state.shownError(in: .email) == "This is not an email address")
    #expect(store.state.shownError(in: .password) == nil)

    await store.send(\.binding.email, "blob@example.com") { $0.email = "blob@example.com" }
    #expect(store.state.shownError(in: .email) == nil)
    await store.send(.saveTapped)
  }

  @Test func anotherPasswordMakesTheRepeatedOneWrong() async {
    let store = makeStore { _, _ in }
    await store.send(\.binding.repeatedPassword, "1234567") {
      $0.repeatedPassword = "1234567"
      $0.editedFields = [.repeatedPassword]
    }
    #expect(store.state.shownError(in: .repeatedPassword) == "The passwords differ")
    await store.send(\.binding.password, "1234567") {
      $0.password = "1234567"
      $0.editedFields = [.password, .repeatedPassword]
    }
    #expect(store.state.shownError(in: .repeatedPassword) == nil)
    #expect(store.state.shownError(in: .password) == "The password needs 8 characters")
    #expect(!store.state.canSave)
  }

  @Test func saves() async {
    let created = LockIsolated<[String]>([])
    let store = makeStore { email, _ in created.withValue { $0.append(email) } }
    #expect(store.state.canSave)
    store.holdsActions = true
    await store.send(.saveTapped) { $0.status = .saving }
    await store.send(.saveTapped)
    await store.receive(\.saved) { $0.status = .saved }
    #expect(created.value == ["blob@example.com"])
  }

  @Test func theAddressThatWasSentIsRefused() async {
    let store = makeStore { _, _ throws(AccountError) in throw .emailTaken }
    store.holdsActions = true
    await store.send(.saveTapped) { $0.status = .saving }
    await store.send(\.binding.email, "blob2@example.com") {
      $0.email = "blob2@example.com"
      $0.editedFields = [.email]
    }
    await store.receive(\.refused, "blob@example.com") {
      $0.takenEmail = "blob@example.com"
      $0.status = .editing
    }
    #expect(store.state.canSave)
    await store.send(\.binding.email, "blob@example.com") { $0.email = "blob@example.com" }
    #expect(store.state.shownError(in: .email) == "This address already has an account")
    #expect(!store.state.canSave)
  }

  @Test func aFailureCanBeRetried() async {
    let store = makeStore { _, _ throws(AccountError) in throw .offline }
    await store.send(.saveTapped) { $0.status = .saving }
    await store.receive(\.failed) { $0.status = .failed }
    store.dependencies.accountClient.create = { _, _ in }
    await store.send(.saveTapped) { $0.status = .saving }
    await store.receive(\.saved) { $0.status = .saved }
  }

  @Test func noFlawedFormIsSaved() async throws {
    try await explore(
      [\.binding.email, \.binding.password, \.binding.repeatedPassword, \.saveTapped],
      values: [ExploredValue(String.self) { try $0.element(of: ["a@b", "12345678", "a@c", ""]) }]
    ) {
      TestStore(initialState: FormValidation.State()) {
        FormValidation()
      } withDependencies: {
        let createdEmails = LockIsolated<Set<String>>([])
        $0.accountClient.create = { email, password throws(AccountError) in
          #expect(email.contains("@") && password.count >= 8)
          let isNew = createdEmails.withValue { $0.insert(email).inserted }
          if email == "a@b" || !isNew { throw .emailTaken }
        }
      }
    } invariant: { state in
      if state.status == .saved { #expect(state.takenEmail != "a@c") }
    }
  }
}
