import Foundation
import GeneratedTestSupport
import Testing

/// The guide to closures with side effects: a model that takes its id from a dependency. The
/// reducer takes the first id, so a closure that makes a model gets the second one.
enum Generating {
  struct Model: Equatable {
    let id: UUID
    init() {
      @Dependency(\.uuid) var uuid
      self.id = uuid()
    }
  }

  struct Feature: Reducer {
    struct State: Equatable {
      var values: [Model] = []
    }
    enum Action {
      case addButtonTapped
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.values.append(Model())
          return .none
        }
      }
    }
  }
}

/// The same, but the reducer gives the model its id.
enum Given {
  struct Model: Equatable {
    let id: UUID
    init(id: UUID) {
      self.id = id
    }
  }

  struct Feature: Reducer {
    struct State: Equatable {
      var values: [Model] = []
    }
    enum Action {
      case addButtonTapped
    }
    @Dependency(\.uuid) var uuid
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.values.append(Model(id: self.uuid()))
          return .none
        }
      }
    }
  }
}

@MainActor struct ModelTests {
  @Test func aClosureThatTakesAnID() async {
    let store = TestStore(initialState: Generating.Feature.State()) {
      Generating.Feature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off(showSkippedAssertions: true)

    let reports = await reports {
      await store.send(.addButtonTapped) {
        $0.values = [Generating.Model()]
      }
    }
    #expect(
      reports == [
        """
        \(#fileID):\(#line - 4): A state change does not match expectation.

            \u{2007} Generating.Feature.State(
            \u{2007}   values: [
            −     [0]: Generating.Model(id: UUID(00000000-0000-0000-0000-000000000001))
            +     [0]: Generating.Model(id: UUID(00000000-0000-0000-0000-000000000000))
            \u{2007}   ]
            \u{2007} )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func givenIDs() async {
    let store = TestStore(initialState: Given.Feature.State()) {
      Given.Feature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off(showSkippedAssertions: true)

    await store.send(.addButtonTapped) {
      $0.values = [
        Given.Model(id: UUID(0))
      ]
    }
    await store.send(.addButtonTapped) {
      $0.values = [
        Given.Model(id: UUID(0)),
        Given.Model(id: UUID(1)),
      ]
    }
  }
}
