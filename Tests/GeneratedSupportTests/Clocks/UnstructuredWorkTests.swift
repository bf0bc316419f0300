import Foundation
import GeneratedSupport
import GeneratedTestSupport
import Testing

@Suite struct UnstructuredWorkTests {
  static let repetitions =
    ProcessInfo.processInfo.environment["CLOCK_REPETITIONS"].flatMap { Int($0) } ?? 50

  @MainActor @Test func aModelOfTheMainActorDebounces() async {
    for _ in 0..<Self.repetitions { await debounce() }
  }

  @MainActor private func debounce() async {
    let clock = TestClock()
    let model = withDependencies {
      $0.continuousClock = clock
    } operation: {
      SearchModel()
    }
    model.query = "B"
    await clock.advance(by: .milliseconds(100))
    model.query = "Be"
    await clock.advance(by: .milliseconds(300))
    #expect(model.results == ["Be"])
    await model.finish()
  }
}

@MainActor final class SearchModel {
  @Dependency(\.continuousClock) private var clock
  private(set) var results: [String] = []
  private var task: Task<Void, Never>?
  var query = "" {
    didSet {
      task?.cancel()
      task = Task {
        do {
          try await clock.sleep(for: .milliseconds(300))
          results = await search(query)
        } catch {}
      }
    }
  }
  private nonisolated func search(_ text: String) async -> [String] { [text] }
  func finish() async { await task?.value }
}
