import GeneratedTestSupport

/// Models that search when the user has not typed for 300 ms. Each starts a task of its own.
protocol SearchModelProtocol: Sendable {
  var results: [String] { get async }
  func search(_ query: String) async
}

/// Types "B" and then "Be". Returns the results just before the search is due, and when it is.
func resultsOfTyping(
  isolation: isolated (any Actor)? = #isolation, _ makeModel: () -> some SearchModelProtocol
) async -> [[String]] {
  let clock = TestClock()
  let model = withDependencies {
    $0.continuousClock = clock
    $0.searchClient.search = { [$0] }
  } operation: {
    makeModel()
  }
  await model.search("B")
  await clock.advance(by: .milliseconds(100))
  await model.search("Be")
  await clock.advance(by: .milliseconds(299))
  let early = await model.results
  await clock.advance(by: .milliseconds(1))
  return [early, await model.results]
}

struct SearchClient: DependencyClient {
  var search: @Sendable (_ query: String) async throws -> [String]
}

@MainActor final class SearchModel: SearchModelProtocol {
  @Dependency(\.searchClient) private var client
  @Dependency(\.continuousClock) private var clock
  private(set) var results: [String] = []
  private var task: Task<Void, Never>?
  var query = "" {
    didSet {
      task?.cancel()
      task = Task {
        do {
          try await clock.sleep(for: .milliseconds(300))
          results = try await client.search(query)
        } catch {}
      }
    }
  }

  func search(_ query: String) { self.query = query }

  func finish() async { await task?.value }
}

final class PlainSearchModel: SearchModelProtocol {
  private let client = Dependency(\.searchClient)
  private let clock = Dependency(\.continuousClock)
  private let state = LockIsolated<(results: [String], task: Task<Void, Never>?)>(([], nil))

  var results: [String] { state.withValue { $0.results } }

  func search(_ query: String) async {
    state.withValue { state in
      state.task?.cancel()
      state.task = Task {
        do {
          try await clock.wrappedValue.sleep(for: .milliseconds(300))
          let results = try await client.wrappedValue.search(query)
          self.state.withValue { $0.results = results }
        } catch {}
      }
    }
  }
}

actor SearchActor: SearchModelProtocol {
  @Dependency(\.searchClient) private var client
  @Dependency(\.continuousClock) private var clock
  private(set) var results: [String] = []
  private var task: Task<Void, Never>?

  func search(_ query: String) {
    task?.cancel()
    task = Task {
      do {
        try await clock.sleep(for: .milliseconds(300))
        results = try await client.search(query)
      } catch {}
    }
  }
}
