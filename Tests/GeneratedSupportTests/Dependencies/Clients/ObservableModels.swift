import Foundation
import GeneratedTestSupport
import Observation

// Models and clients as an application writes them, for `ObservableModelTests`.

struct TodoUser: Equatable, Sendable {
  var id: Int
  var name: String
}

struct Todo: Equatable, Identifiable, Sendable {
  var id: UUID
  var title: String
  var createdAt: Date
}

struct TodoAPI: DependencyClient {
  var fetchUser: @Sendable (_ id: Int) async throws -> TodoUser
  var fetchUsers: @Sendable () async throws -> [TodoUser]
  var currentUser: @Sendable () -> TodoUser?
  var login: @Sendable (_ email: String, _ password: String) async throws -> TodoUser
}

extension TodoAPI {
  static let mock = TodoAPI(
    fetchUser: { id in TodoUser(id: id, name: "Blob, id: \(id)") },
    fetchUsers: {
      [TodoUser(id: 1, name: "Blob"), TodoUser(id: 2, name: "Blob Jr.")]
    },
    currentUser: { TodoUser(id: 1, name: "Blob") },
    login: { _, _ in TodoUser(id: 42, name: "Blob") })
}

extension TodoAPI: TestDependencyKey {
  static let previewValue = Self.mock
}

@Observable
@MainActor
final class TodosModel {
  var todos: [Todo] = []
  var user: TodoUser?
  var message: String?
  var edit: EditTodoModel?

  @ObservationIgnored
  @Dependency(\.todoAPI) var api
  @ObservationIgnored
  @Dependency(\.continuousClock) var clock
  @ObservationIgnored
  @Dependency(\.date.now) var now
  @ObservationIgnored
  @Dependency(\.uuid) var uuid
  @ObservationIgnored
  @Dependency(\.todoAPI.currentUser) var currentUser

  func onAppear() async {
    do {
      try await clock.sleep(for: .seconds(10))
      user = try await api.fetchUser(id: 42)
    } catch {
      message = "Nobody is there."
    }
  }

  func addButtonTapped() async throws {
    try await clock.sleep(for: .seconds(1))
    todos.append(Todo(id: uuid(), title: "", createdAt: now))
  }

  func loginButtonTapped() async {
    do {
      user = try await api.login(email: "blob@example.com", password: "secret")
      message = nil
    } catch {
      message = "We could not log you in. Please try again"
    }
  }

  func todoTapped(_ todo: Todo) {
    edit = withDependencies(from: self) { EditTodoModel(todo: todo) }
  }

  func todoTappedPlainly(_ todo: Todo) {
    edit = EditTodoModel(todo: todo)
  }

  func tutorialButtonTapped() -> TodosModel {
    withDependencies(from: self) {
      $0.todoAPI = .mock
    } operation: {
      TodosModel()
    }
  }
}

@Observable
@MainActor
final class EditTodoModel {
  var todo: Todo

  @ObservationIgnored
  @Dependency(TodoAPI.self) var api
  @ObservationIgnored
  @Dependency(\.uuid) var uuid

  init(todo: Todo) {
    self.todo = todo
  }
}
