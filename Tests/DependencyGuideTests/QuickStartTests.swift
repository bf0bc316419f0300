import Foundation
import GeneratedTestSupport
import Observation
import Testing

@Suite struct QuickStartTests {
  struct Item: Equatable, Identifiable {
    var id: UUID
    var name: String
    var createdAt: Date
  }

  @Observable
  final class FeatureModel {
    var items: [Item] = []

    @ObservationIgnored
    @Dependency(\.continuousClock) var clock
    @ObservationIgnored
    @Dependency(\.date.now) var now
    @ObservationIgnored
    @Dependency(\.mainQueue) var mainQueue
    @ObservationIgnored
    @Dependency(\.uuid) var uuid

    func addButtonTapped() async throws {
      try await clock.sleep(for: .seconds(1))
      items.append(
        Item(
          id: uuid(),
          name: "",
          createdAt: now
        )
      )
    }

    func refreshButtonTapped(_ refresh: @escaping @Sendable () -> Void) {
      mainQueue.schedule(after: mainQueue.now.advanced(by: .seconds(1)), refresh)
    }
  }

  @Test func add() async throws {
    let model = withDependencies {
      $0.continuousClock = .immediate
      $0.date.now = Date(timeIntervalSinceReferenceDate: 1_234_567_890)
      $0.uuid = .incrementing
    } operation: {
      FeatureModel()
    }

    try await model.addButtonTapped()
    #expect(
      model.items == [
        Item(
          id: UUID(uuidString: "00000000-0000-0000-0000-000000000000")!,
          name: "",
          createdAt: Date(timeIntervalSinceReferenceDate: 1_234_567_890)
        )
      ]
    )
  }

  @Test func workForTheMainQueueWaitsForTheTest() async {
    let queue = DispatchQueue.test
    let model = withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
    } operation: {
      FeatureModel()
    }
    let isRefreshed = LockIsolated(false)
    model.refreshButtonTapped { isRefreshed.setValue(true) }
    #expect(!isRefreshed.value)
    await queue.advance(by: .seconds(1))
    #expect(isRefreshed.value)
  }

  @Test func whateverIsNotOverriddenFailsTheTest() async throws {
    let reports = await reports {
      let model = withDependencies {
        $0.continuousClock = .immediate
      } operation: {
        FeatureModel()
      }
      try await model.addButtonTapped()
    }
    #expect(reports.count == 2)
    for name in [#"@Dependency(\.date"#, #"@Dependency(\.uuid)"#] {
      #expect(reports.contains { $0.contains(name) })
    }
  }

  private var preview: FeatureView<FeatureModel> {
    let _ = prepareDependencies { $0.continuousClock = ImmediateClock() }
    return FeatureView(model: FeatureModel())
  }

  @Test func aPreviewNeedNotWait() async throws {
    let model = run(as: .preview) { preview.model }
    try await model.addButtonTapped()
    #expect(model.items.count == 1)
  }
}
