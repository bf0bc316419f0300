import Foundation
import GeneratedTestSupport
import Observation
import Testing

struct Feature: Reducer {
  struct State: Equatable {
    var isOn = false
  }
  enum Action {
    case toggled
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .toggled:
        state.isOn.toggle()
        return .none
      }
    }
  }
}

@Suite struct EntryPointTests {
  @MainActor @Test func allLogicOfAFeatureIsBehindOneMethod() {
    var state = Feature.State()
    _ = Feature().reduce(into: &state, action: .toggled)
    #expect(state.isOn)
  }
}

@Suite struct ModelTests {
  @Observable
  final class FeatureModel {
    var editModel: EditModel?

    @ObservationIgnored
    @Dependency(\.apiClient) var apiClient
    @ObservationIgnored
    @Dependency(\.date) var date

    func editButtonTapped() {
      editModel = withDependencies(from: self) {
        EditModel()
      }
    }
  }

  @Observable
  final class EditModel {
    @ObservationIgnored
    @Dependency(\.apiClient) var apiClient
    @ObservationIgnored
    @Dependency(\.date) var date
  }

  @Test func whatAModelWasGivenIsVisibleToItsChild() throws {
    let model = withDependencies {
      $0.apiClient = .mock
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
    } operation: {
      FeatureModel()
    }
    model.editButtonTapped()
    let child = try #require(model.editModel)
    #expect(child.apiClient.currentUser() == User(id: 7, name: "Mock"))
    #expect(child.date.now == Date(timeIntervalSince1970: 1_234_567_890))
  }
}

@Suite @MainActor struct ControllerTests {
  final class FeatureViewController: UIViewController {
    @Dependency(\.apiClient) var apiClient
    @Dependency(\.date) var date

    func editButtonTapped() {
      let controller = withDependencies(from: self) {
        EditViewController()
      }
      present(controller, animated: true)
    }
  }

  final class EditViewController: UIViewController {
    @Dependency(\.apiClient) var apiClient
    @Dependency(\.date) var date
  }

  @Test func whatAControllerWasGivenIsVisibleToTheNextOne() throws {
    let controller = withDependencies {
      $0.apiClient = .mock
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    } operation: {
      FeatureViewController()
    }
    controller.editButtonTapped()
    let next = try #require(controller.presented as? EditViewController)
    #expect(next.apiClient.currentUser() == User(id: 7, name: "Mock"))
    #expect(next.date() == Date(timeIntervalSince1970: 0))
  }
}
