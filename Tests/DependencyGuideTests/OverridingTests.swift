import Foundation
import GeneratedTestSupport
import Observation
import Testing

@Suite struct OverridingTests {
  @Observable
  final class AppModel {
    var onboardingTodos: TodosModel?

    @ObservationIgnored
    @Dependency(\.date.now) var now

    func tutorialButtonTapped() {
      onboardingTodos = withDependencies(from: self) {
        $0.apiClient = .mock
        $0.fileManager = .mock
        $0.userDefaults = .mock
      } operation: {
        TodosModel()
      }
    }
  }

  @Observable
  final class TodosModel {
    var todos: [Todo] = []
    var editTodo: EditTodoModel?

    @ObservationIgnored
    @Dependency(\.apiClient) var apiClient
    @ObservationIgnored
    @Dependency(\.fileManager) var fileManager
    @ObservationIgnored
    @Dependency(\.userDefaults) var userDefaults
    @ObservationIgnored
    @Dependency(\.date.now) var now

    func tappedTodoOnItsOwn(_ todo: Todo) {
      editTodo = EditTodoModel(todo: todo)
    }

    func tappedTodo(_ todo: Todo) {
      editTodo = withDependencies(from: self) {
        EditTodoModel(todo: todo)
      }
    }
  }

  @Observable
  final class EditTodoModel {
    var todo: Todo

    @ObservationIgnored
    @Dependency(\.apiClient) var apiClient

    init(todo: Todo) {
      self.todo = todo
    }
  }

  private let milk = Todo(id: 1, title: "Get milk")

  @Test func aPartOfAnApplicationRunsWithMocksAndInheritsTheRest() async throws {
    let date = Date(timeIntervalSince1970: 1_234_567_890)
    let model = withDependencies {
      $0.date.now = date
    } operation: {
      AppModel()
    }
    model.tutorialButtonTapped()
    let todos = try #require(model.onboardingTodos)
    #expect(try await todos.apiClient.fetchTodos(userID: 7) == [Todo(id: 7, title: "Mock")])
    #expect(try await todos.fileManager.contents(path: "/a") == "mock of /a")
    #expect(todos.userDefaults !== UserDefaults.standard)
    #expect(todos.now == date)
  }

  @Test func inAProgramAChildThatIsMadePlainlyHasTheLiveValuesAgain() throws {
    let (plain, inheriting) = run(as: .live) {
      let model = withDependencies {
        $0.apiClient = .mock
      } operation: {
        TodosModel()
      }
      model.tappedTodoOnItsOwn(milk)
      let plain = model.editTodo?.apiClient.currentUser()?.name
      model.tappedTodo(milk)
      return (plain, model.editTodo?.apiClient.currentUser()?.name)
    }
    #expect(plain == "Live")
    #expect(inheriting == "Mock")
  }

  @Test func aGrandchildInheritsWhatThePartWasGiven() throws {
    let model = withDependencies {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    } operation: {
      AppModel()
    }
    model.tutorialButtonTapped()
    model.onboardingTodos?.tappedTodo(milk)
    #expect(model.onboardingTodos?.editTodo?.apiClient.currentUser()?.name == "Mock")
  }
}
