import Foundation
import GeneratedTestSupport
import Observation
import Testing

@Suite struct RegisteringTests {
  @Observable
  final class TodosModel {
    var todos: [Todo] = []

    @ObservationIgnored
    @Dependency(APIClient.self) var apiClient

    func loadButtonTapped() async {
      todos = (try? await apiClient.fetchTodos(userID: 42)) ?? []
    }
  }

  @Observable
  final class PathModel {
    var todos: [Todo] = []

    @ObservationIgnored
    @Dependency(\.apiClient) var apiClient

    func loadButtonTapped() async {
      todos = (try? await apiClient.fetchTodos(userID: 42)) ?? []
    }
  }

  @Observable
  final class UserModel {
    @ObservationIgnored
    @Dependency(\.apiClient.currentUser) var currentUser
  }

  @Test func aTypeThatIsItsOwnKeyNeedsNoKeyPath() async {
    let model = withDependencies {
      $0[APIClient.self].fetchTodos = { _ in [Todo(id: 1, title: "Get milk")] }
    } operation: {
      TodosModel()
    }

    await model.loadButtonTapped()
    #expect(model.todos == [Todo(id: 1, title: "Get milk")])
  }

  @Test func aKeyPathIsAnotherWayToTheSameDependency() async {
    let (model, other) = withDependencies {
      $0.apiClient.fetchTodos = { _ in [Todo(id: 1, title: "Get milk")] }
    } operation: {
      (PathModel(), TodosModel())
    }

    await model.loadButtonTapped()
    await other.loadButtonTapped()
    #expect(model.todos == [Todo(id: 1, title: "Get milk")])
    #expect(other.todos == model.todos)
  }

  @Test func aProgramUsesTheLiveValue() async {
    let model = run(as: .live) { TodosModel() }
    await withDependencies {
      $0.context = .live
    } operation: {
      await model.loadButtonTapped()
    }
    #expect(model.todos == [Todo(id: 1, title: "Live")])
  }

  @Test func aKeyPathCanGoOnIntoTheDependency() async {
    let model = withDependencies {
      $0.apiClient.currentUser = { User(id: 42, name: "Blob") }
    } operation: {
      UserModel()
    }
    #expect(model.currentUser() == User(id: 42, name: "Blob"))
    let reports = await reports { #expect(UserModel().currentUser() == nil) }
    #expect(reports.count == 1)
  }
}

/// A type that somebody else owns, behind a key of one's own.
@Suite struct IndirectKeyTests {
  enum UserDefaultsKey: DependencyKey {
    static let liveValue = UncheckedSendable(UserDefaults.standard)
  }

  final class TodosModel {
    @Dependency(UserDefaultsKey.self) var userDefaults
  }

  final class PathModel {
    @Dependency(\.userDefaults) var userDefaults
  }

  @Test func itIsOverriddenThroughTheKey() throws {
    let model = try withDependencies {
      let defaults = try #require(UserDefaults(suiteName: "reducergen-test-defaults"))
      defaults.removePersistentDomain(forName: "reducergen-test-defaults")
      $0[UserDefaultsKey.self] = UncheckedSendable(defaults)
    } operation: {
      TodosModel()
    }
    #expect(model.userDefaults.value !== UserDefaults.standard)
  }

  @Test func theKeyCanBePrivateWhereThereIsAKeyPath() {
    let defaults = UserDefaults.mock
    let model = withDependencies {
      $0.userDefaults = defaults
    } operation: {
      PathModel()
    }
    #expect(model.userDefaults === defaults)
    run(as: .live) { #expect(PathModel().userDefaults === UserDefaults.standard) }
  }

  @Test func usingItUnchangedFailsTheTestAndNamesKeyAndValue() async {
    let model = TodosModel()
    let reports = await reports { _ = model.userDefaults }
    #expect(reports.count == 1)
    #expect(
      reports.first?.contains(
        "\n  Key:\n    IndirectKeyTests.UserDefaultsKey\n  Value:\n    UncheckedSendable\n")
        == true)
  }
}
