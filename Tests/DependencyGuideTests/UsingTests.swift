import Foundation
import GeneratedTestSupport
import Observation
import Testing

@Suite struct UsingTests {
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
