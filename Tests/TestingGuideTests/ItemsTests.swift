import Foundation
import GeneratedTestSupport
import Testing

struct Item: Equatable, Sendable {
  var id: UUID
  var name: String
  var createdAt: Date

  static let mock = Item(id: UUID(7), name: "Mock", createdAt: Date(timeIntervalSince1970: 0))
}

struct ItemsClient: DependencyClient {
  var fetchItems: @Sendable () async throws -> [Item]

  static let previewValue = ItemsClient(fetchItems: { [.mock] })
}

/// Loads items.
struct ItemsFeature: Reducer {
  struct State: Equatable {
    var isLoading = false
    var items: [Item] = []
    var errorMessage: String?
  }
  enum Action {
    case viewAppeared
    case addButtonTapped
    case loaded([Item])
    case fetchFailed(any Error)
  }

  @Dependency(\.itemsClient) var itemsClient
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .viewAppeared:
        state.isLoading = true
        return .run { send in
          await send(.loaded(try await itemsClient.fetchItems()))
        } catch: { error, send in
          await send(.fetchFailed(error))
        }
      case .addButtonTapped:
        state.items.append(Item(id: uuid(), name: "", createdAt: now))
        return .run { _ in try await clock.sleep(for: .seconds(1)) }
      case .loaded(let items):
        state.isLoading = false
        state.items = items
        return .none
      case .fetchFailed(let error):
        state.isLoading = false
        state.errorMessage = error.localizedDescription
        return .none
      }
    }
  }
}

/// The reference to tests: dependencies, loading, failures.
@MainActor struct ItemsTests {
  @Test func loadData() async {
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0.itemsClient.fetchItems = { [.mock] }
    }

    await store.send(.viewAppeared) {
      $0.isLoading = true
    }
    await store.receive(\.loaded) {
      $0.isLoading = false
      $0.items = [.mock]
    }
  }

  @Test func receivingWithATimeout() async {
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0.itemsClient.fetchItems = { [.mock] }
    }

    await store.send(.viewAppeared) {
      $0.isLoading = true
    }
    await store.receive(\.loaded, timeout: .seconds(1)) {
      $0.isLoading = false
      $0.items = [.mock]
    }
  }

  @Test func overriddenDependencies() async {
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0.itemsClient.fetchItems = { [.mock] }
      $0.continuousClock = ImmediateClock()
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 0)
    }

    await store.send(.addButtonTapped) {
      $0.items = [Item(id: UUID(0), name: "", createdAt: Date(timeIntervalSince1970: 0))]
    }
    await store.finish()
  }

  @Test func handlesFetchError() async {
    struct TestError: Error, Equatable {}
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0.itemsClient.fetchItems = { throw TestError() }
    }

    await store.send(.viewAppeared) {
      $0.isLoading = true
    }
    await store.receive(\.fetchFailed) {
      $0.isLoading = false
      $0.errorMessage = TestError().localizedDescription
    }
  }

  @Test func nonExhaustive() async {
    let items = [Item.mock]
    let store = TestStore(initialState: ItemsFeature.State()) {
      ItemsFeature()
    } withDependencies: {
      $0.itemsClient = .previewValue
    }
    store.exhaustivity = .off

    await store.send(.viewAppeared)
    await store.receive(\.loaded)
    await store.send(.loaded(items)) {
      $0.items = items
    }
  }
}
