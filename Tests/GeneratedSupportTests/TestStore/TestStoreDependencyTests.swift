import GeneratedTestSupport
import Testing

#if Foundation
  import Foundation
#endif

@MainActor @Suite struct TestStoreDependencyTests {
  @Test func anEndpointIsOverridden() async {
    let store = TestStore(initialState: ItemFeature.State()) {
      ItemFeature()
    } withDependencies: {
      $0.itemClient.fetch = { ["mock"] }
    }
    await store.send(.loadButtonTapped) { $0.isLoading = true }
    await store.receive(\.loaded) {
      $0.isLoading = false
      $0.items = ["mock"]
    }
  }

  @Test func anEndpointThatThrowsLeadsToTheFailure() async {
    let store = TestStore(initialState: ItemFeature.State()) {
      ItemFeature()
    } withDependencies: {
      $0.itemClient.fetch = { throw LoginError() }
    }
    await store.send(.loadButtonTapped) { $0.isLoading = true }
    await store.receive(\.failed) {
      $0.isLoading = false
      $0.message = "LoginError()"
    }
  }

  @Test func aWholeClientIsOverridden() async {
    let store = TestStore(initialState: ItemFeature.State()) {
      ItemFeature()
    } withDependencies: {
      $0.itemClient = .previewValue
    }
    store.exhaustivity = .off
    await store.send(.loadButtonTapped)
    await store.receive(\.loaded)
    #expect(store.state.items == ["preview"])
  }

  @Test func anEndpointThatIsNotOverriddenFailsTheTest() async {
    let reports = await reports {
      let store = TestStore(initialState: ItemFeature.State()) { ItemFeature() }
      await store.send(.loadButtonTapped) { $0.isLoading = true }
      await store.skipReceivedActions()
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("ItemClient.fetch") == true, "\(reports)")
  }

  @Test func theInitialStateAndTheReducerAreMadeWithTheDependencies() async {
    func items() -> [String] {
      @Dependency(\.itemClient) var client
      return [client.name]
    }
    let store = TestStore(initialState: ItemFeature.State(items: items())) {
      ItemFeature(title: items()[0])
    } withDependencies: {
      $0.itemClient.name = "override"
    }
    #expect(store.state.items == ["override"])
    await store.send(.titleTapped) { $0.message = "override" }
  }

  @Test func dependenciesChangeInTheMiddleOfATest() async {
    let store = TestStore(initialState: ItemFeature.State()) {
      ItemFeature()
    } withDependencies: {
      $0.itemClient.fetch = { ["1"] }
    }
    store.exhaustivity = .off
    await store.send(.loadButtonTapped)
    await store.receive(\.loaded) { $0.items = ["1"] }
    store.dependencies.itemClient.fetch = { ["2"] }
    await store.send(.loadButtonTapped)
    await store.receive(\.loaded) { $0.items = ["2"] }
    await store.withDependencies {
      $0.itemClient.fetch = { ["3"] }
    } operation: {
      await store.send(.loadButtonTapped)
      await store.receive(\.loaded) { $0.items = ["3"] }
    }
    await store.send(.loadButtonTapped)
    await store.receive(\.loaded) { $0.items = ["2"] }
  }

  @Test func anOverrideEndsWithItsOperation() async {
    let store = TestStore(initialState: ItemFeature.State()) { ItemFeature() }
    let name = store.withDependencies {
      $0.itemClient.name = "override"
    } operation: {
      store.dependencies.itemClient.name
    }
    #expect(name == "override")
    #expect(store.dependencies.itemClient.name == "client")
  }

  @Test func anOverrideEndsWithAnOperationThatThrows() {
    let store = TestStore(initialState: ItemFeature.State()) { ItemFeature() }
    #expect(throws: LoginError.self) {
      try store.withDependencies {
        $0.itemClient.name = "override"
      } operation: {
        throw LoginError()
      }
    }
    #expect(store.dependencies.itemClient.name == "client")
  }

  @Test func anOverrideIsAwaited() async {
    let store = TestStore(initialState: ItemFeature.State()) { ItemFeature() }
    store.exhaustivity = .off
    let names = AsyncStream {
      for name in ["1", "2"] { $0.yield(name) }
      $0.finish()
    }
    await store.withDependencies {
      for await name in names { $0.itemClient.fetch = { [name] } }
    } operation: {
      await store.send(.loadButtonTapped)
      await store.receive(\.loaded) { $0.items = ["2"] }
    }
  }

  @Test func aDependencyThatAnUpdateReadsIsReportedInTheOperation() async {
    let store = TestStore(initialState: ItemFeature.State()) { ItemFeature() }
    let line = #line + 6
    let reports = await reports {
      store.withDependencies {
        $0.itemClient.name = Dependency(\.greeting).wrappedValue
      } operation: {
        #expect(store.dependencies.itemClient.name == "Hello")
        @Dependency(\.greeting) var greeting
        #expect(greeting == "Hello")
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("DependencyTests.swift:\(line): @Dependency(") == true)
  }

  @Test func soIsOneThatAnAsynchronousUpdateReads() async {
    let store = TestStore(initialState: ItemFeature.State()) { ItemFeature() }
    let line = #line + 8
    let reports = await reports {
      await store.withDependencies {
        await Task.yield()
        $0.itemClient.name = Dependency(\.greeting).wrappedValue
      } operation: {
        await Task.yield()
        #expect(store.dependencies.itemClient.name == "Hello")
        @Dependency(\.greeting) var greeting
        #expect(greeting == "Hello")
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("DependencyTests.swift:\(line): @Dependency(") == true)
  }

  #if Foundation
    @Test func valuesOfFoundationAreOverridden() {
      let store = TestStore(initialState: ItemFeature.State()) {
        ItemFeature()
      } withDependencies: {
        $0.uuid = .incrementing
        $0.date.now = Date(timeIntervalSince1970: 0)
      }
      #expect(store.dependencies.date.now == Date(timeIntervalSince1970: 0))
      #expect(store.dependencies.uuid() == UUID(0))
    }
  #endif
}

struct ItemClient: DependencyClient {
  var name = "client"
  var fetch: @Sendable () async throws -> [String]
}

extension ItemClient {
  static let previewValue = Self(fetch: { ["preview"] })
}

extension DependencyValues {
  var itemClient: ItemClient {
    get { self[ItemClient.self] }
    set { self[ItemClient.self] = newValue }
  }
}

struct ItemFeature: Reducer {
  struct State: Equatable {
    var items: [String] = []
    var isLoading = false
    var message: String?
  }

  enum Action {
    case titleTapped
    case loadButtonTapped
    case loaded([String])
    case failed(any Error)
  }

  var title = ""

  @Dependency(\.itemClient) var client

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .titleTapped:
        state.message = title
        return .none
      case .loadButtonTapped:
        state.isLoading = true
        return .run { send in
          await send(.loaded(try await client.fetch()))
        } catch: { error, send in
          await send(.failed(error))
        }
      case .loaded(let items):
        state.isLoading = false
        state.items = items
        return .none
      case .failed(let error):
        state.isLoading = false
        state.message = "\(error)"
        return .none
      }
    }
  }
}
