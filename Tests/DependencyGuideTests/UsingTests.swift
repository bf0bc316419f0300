import Foundation
import GeneratedTestSupport
import Observation
import Testing

@Suite struct UsingTests {
  @MainActor @Observable
  final class TodosModel {
    @ObservationIgnored @Dependency(\.continuousClock) var clock
    @ObservationIgnored @Dependency(\.date) var date
    @ObservationIgnored @Dependency(\.uuid) var uuid

    var log: [String] = []

    func add() async throws {
      try await clock.sleep(for: .seconds(60))
      log.append("\(uuid()) at \(date().timeIntervalSinceReferenceDate)")
    }
  }

  @MainActor
  @Test
  func todos() async throws {
    let model = withDependencies {
      $0.continuousClock = .immediate
      $0.date.now = Date(timeIntervalSinceReferenceDate: 1_234_567_890)
      $0.uuid = .incrementing
    } operation: {
      TodosModel()
    }

    try await model.add()
    try await model.add()
    #expect(
      model.log == [
        "00000000-0000-0000-0000-000000000000 at 1234567890.0",
        "00000000-0000-0000-0000-000000000001 at 1234567890.0",
      ])
  }

  /// What a function may do, too.
  private func nextID() -> UUID {
    @Dependency(\.uuid) var uuid
    return uuid()
  }

  private var today: Date {
    @Dependency(\.date.now) var now
    return now
  }

  @Test func functionsAndComputedPropertiesCanReadDependencies() {
    withDependencies {
      $0.uuid = .constant(UUID(7))
      $0.date.now = Date(timeIntervalSince1970: 7)
    } operation: {
      #expect(nextID() == UUID(7))
      #expect(today == Date(timeIntervalSince1970: 7))
    }
  }
}

@Suite struct ControlledClockTests {
  @Observable
  final class UncontrolledModel {
    var message: String?

    func onAppear() async {
      do {
        try await Task.sleep(for: .seconds(10))
        message = "Welcome!"
      } catch {}
    }
  }

  @Observable
  final class FeatureModel {
    var message: String?

    @ObservationIgnored
    @Dependency(\.continuousClock) var clock

    func onAppear() async {
      do {
        try await clock.sleep(for: .seconds(10))
        message = "Welcome!"
      } catch {}
    }
  }

  struct MessageView: View {
    let model: FeatureModel

    var body: String { model.message ?? "" }

    func task() async { await model.onAppear() }
  }

  private var preview: MessageView {
    let _ = prepareDependencies { $0.continuousClock = ImmediateClock() }
    return MessageView(model: FeatureModel())
  }

  @Test func message() async {
    let model = withDependencies {
      $0.continuousClock = .immediate
    } operation: {
      FeatureModel()
    }

    #expect(model.message == nil)
    await model.onAppear()
    #expect(model.message == "Welcome!")
  }

  @Test func aPreviewShowsTheMessageAtOnce() async {
    let view = run(as: .preview) { preview }
    await view.task()
    #expect(view.body == "Welcome!")
  }

  /// Cancelled, so that it doesn't wait for real.
  @Test func noOverrideReachesASleepThatIsNoDependency() async {
    let message = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let model = withDependencies {
        $0.continuousClock = .immediate
      } operation: {
        UncontrolledModel()
      }
      await model.onAppear()
      return model.message
    }.value
    #expect(message == nil)
  }
}
