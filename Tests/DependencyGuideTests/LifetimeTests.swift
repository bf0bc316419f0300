import Dispatch
import GeneratedTestSupport
import Observation
import Testing

private enum Locals {
  @TaskLocal static var value = 1
}

/// What overrides of dependencies have in common with task locals, on which they stand.
@Suite struct TaskLocalLifetimeTests {
  @Test func aTaskLocalIsBoundForAScope() {
    #expect(Locals.value == 1)
    Locals.$value.withValue(42) {
      #expect(Locals.value == 42)
    }
    #expect(Locals.value == 1)
  }

  @Test func aTaskInheritsWhatIsBoundWhereItBegins() async {
    let scopeHasEnded = AsyncStream<Void>.makeStream()
    let task = Locals.$value.withValue(42) {
      Task {
        for await _ in scopeHasEnded.stream {}
        return Locals.value
      }
    }
    #expect(Locals.value == 1)
    scopeHasEnded.continuation.finish()
    #expect(await task.value == 42)
  }

  @Test func aDispatchQueueDoesNot() async {
    let value = await withCheckedContinuation { continuation in
      Locals.$value.withValue(42) {
        DispatchQueue.main.asyncAfter(deadline: .now()) {
          continuation.resume(returning: Locals.value)
        }
      }
    }
    #expect(value == 1)
  }
}

@Suite struct DependencyLifetimeTests {
  struct SomeError: Error {}

  @Observable
  class FeatureModel {
    var user: User?

    @ObservationIgnored
    @Dependency(\.apiClient) var apiClient

    func onAppear() async {
      do {
        user = try await apiClient.fetchUser(id: 42)
      } catch {}
    }

    func onboardingButtonTapped() -> FeatureModel {
      let onboardingModel = withDependencies(from: self) {
        $0.apiClient.currentUser = { User(id: 0, name: "Somebody new") }
      } operation: {
        FeatureModel()
      }
      return onboardingModel
    }
  }

  @Test func aModelUsesWhatWasInForceWhereItWasMade() async {
    let onboardingModel = withDependencies {
      $0.apiClient = .mock
    } operation: {
      FeatureModel()
    }
    await onboardingModel.onAppear()
    #expect(onboardingModel.user == User(id: 42, name: "Mock"))
  }

  @Test func withoutAnOverrideItsRequestFailsTheTest() async {
    let model = FeatureModel()
    let reports = await reports { await model.onAppear() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("'APIClient.fetchUser' was called") == true)
    #expect(reports.first?.contains("\n  id: 42\n") == true)
    #expect(model.user == nil)
  }

  @Test func aChildInheritsFromItsParentAndAddsItsOwn() async {
    let model = withDependencies {
      $0.apiClient = .mock
    } operation: {
      FeatureModel()
    }
    let child = model.onboardingButtonTapped()
    await child.onAppear()
    #expect(child.user == User(id: 42, name: "Mock"))
    #expect(child.apiClient.currentUser() == User(id: 0, name: "Somebody new"))
    #expect(model.apiClient.currentUser() == User(id: 7, name: "Mock"))
  }

  private var preview: FeatureView<FeatureModel> {
    let _ = prepareDependencies {
      $0.apiClient.fetchUser = { _ in throw SomeError() }
    }
    return FeatureView(model: FeatureModel())
  }

  @Test func aPreviewShowsWhatHappensWhenARequestFails() async {
    let model = preview.model
    await model.onAppear()
    #expect(model.user == nil)
    await #expect(throws: SomeError.self) { try await model.apiClient.fetchUser(id: 42) }
  }

  @Test func escapedDependenciesAreInForceInAClosureThatSomethingElseCalls() async {
    let users = await withCheckedContinuation { continuation in
      withDependencies {
        $0.apiClient = .mock
      } operation: {
        withEscapedDependencies { dependencies in
          DispatchQueue.main.asyncAfter(deadline: .now()) {
            let inside = dependencies.yield { FeatureModel().apiClient.currentUser() }
            let outside = withDependencies {
              $0.context = .live
            } operation: {
              FeatureModel().apiClient.currentUser()
            }
            continuation.resume(returning: [inside, outside])
          }
        }
      }
    }
    #expect(users == [User(id: 7, name: "Mock"), User(id: 1, name: "Live")])
  }
}
