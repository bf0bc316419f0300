import GeneratedTestSupport
import Observation
import Testing

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
}
