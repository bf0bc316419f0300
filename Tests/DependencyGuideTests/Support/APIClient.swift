import GeneratedSupport

struct User: Equatable, Sendable {
  var id: Int
  var name: String
}

struct LoginResponse: Equatable, Sendable {
  var user: User
}

struct Todo: Equatable, Identifiable, Sendable {
  var id: Int
  var title: String
}

/// What most models here talk to.
struct APIClient: DependencyClient {
  var currentUser: @Sendable () -> User?
  var fetchTodos: @Sendable (_ userID: Int) async throws -> [Todo]
  var fetchUser: @Sendable (_ id: Int) async throws -> User
  var login: @Sendable (_ email: String, _ password: String) async throws -> LoginResponse
}

extension APIClient: DependencyKey {
  static let liveValue = APIClient(
    currentUser: { User(id: 1, name: "Live") },
    fetchTodos: { _ in [Todo(id: 1, title: "Live")] },
    fetchUser: { id in User(id: id, name: "Live") },
    login: { _, _ in LoginResponse(user: User(id: 1, name: "Live")) })
}

extension APIClient {
  static let mock = APIClient(
    currentUser: { User(id: 7, name: "Mock") },
    fetchTodos: { _ in [Todo(id: 7, title: "Mock")] },
    fetchUser: { id in User(id: id, name: "Mock") },
    login: { _, _ in LoginResponse(user: User(id: 7, name: "Mock")) })
}

// By hand, so the generator writes none.
extension DependencyValues {
  var apiClient: APIClient {
    get { self[APIClient.self] }
    set { self[APIClient.self] = newValue }
  }
}
