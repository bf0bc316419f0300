import GeneratedTestSupport
import Observation
import Testing

@Suite struct LiveValueTests {
  struct APIClient: Sendable {
    var addItem: @Sendable () -> String
  }

  @Observable
  final class FeatureModel {
    var items: [String] = []

    @ObservationIgnored
    @Dependency(\.itemAPI) var apiClient

    func addButtonTapped() {
      items.append(apiClient.addItem())
    }
  }

  @Test func usingItInATestFailsTheTestAndNamesTheDependency() async {
    let model = FeatureModel()
    let reports = await reports { model.addButtonTapped() }
    #expect(model.items == ["live"])
    #expect(reports.count == 1)
    let text = reports.first ?? ""
    #expect(
      text.contains("has no test implementation, but was accessed from a test context:\n"))
    #expect(text.contains("\n  Dependency:\n    LiveValueTests.APIClient\n"))
    #expect(text.contains("live value may reach the outside world"))
  }

  @Test func aTestThatAsksForItGetsIt() {
    let model = withDependencies {
      $0.itemAPI = .liveValue
    } operation: {
      FeatureModel()
    }
    model.addButtonTapped()
    #expect(model.items == ["live"])
  }

  @Test func programsAndPreviewsUseIt() {
    for context in [DependencyContext.live, .preview] {
      run(as: context) {
        let model = FeatureModel()
        model.addButtonTapped()
        #expect(model.items == ["live"])
      }
    }
  }
}

extension LiveValueTests.APIClient: DependencyKey {
  static let liveValue = Self(addItem: { "live" })
}

extension DependencyValues {
  fileprivate var itemAPI: LiveValueTests.APIClient {
    get { self[LiveValueTests.APIClient.self] }
    set { self[LiveValueTests.APIClient.self] = newValue }
  }
}

@Suite struct TestValueTests {
  struct AnalyticsClient {
    var track: @Sendable (String, [String: String]) async throws -> Void
  }

  @Observable
  final class FeatureModel {
    @ObservationIgnored
    @Dependency(AnalyticsClient.self) var analytics

    func buttonTapped() async {
      try? await analytics.track("Button Tapped", ["screen": "Feature"])
    }
  }

  @Test func anEventThatATestDoesNotExpectFailsIt() async {
    let model = FeatureModel()
    let reports = await reports { await model.buttonTapped() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains(": Unimplemented: AnalyticsClient.track …") == true)
    #expect(reports.first?.contains("Button Tapped") == true)
  }

  @Test func anEventThatItExpectsCanBeAsserted() async {
    let events = LockIsolated<[String]>([])
    let model = withDependencies {
      $0[AnalyticsClient.self].track = { name, _ in events.withValue { $0.append(name) } }
    } operation: {
      FeatureModel()
    }
    await model.buttonTapped()
    #expect(events.value == ["Button Tapped"])
  }
}

extension TestValueTests.AnalyticsClient: TestDependencyKey {
  static let testValue = Self(
    track: unimplemented("AnalyticsClient.track")
  )
}

@Suite struct PreviewValueTests {
  // reducergen: key userAPI
  struct APIClient: DependencyClient {
    var fetchUsers: @Sendable () async throws -> [User]
    var fetchUser: @Sendable (_ id: Int) async throws -> User
  }

  @MainActor @Observable
  final class FeatureModel {
    var users: [User] = []
    var errorMessage: String?

    @ObservationIgnored
    @Dependency(\.userAPI) var apiClient

    func onAppear() async {
      do {
        users = try await apiClient.fetchUsers()
        if let first = users.first { users[0] = try await apiClient.fetchUser(id: first.id) }
      } catch {
        errorMessage = "We could not load the users."
      }
    }
  }

  struct Feature_Previews: PreviewProvider {
    static var previews: some View { FeatureView(model: FeatureModel()) }
  }

  struct EmptyFeature_Previews: PreviewProvider {
    static var previews: FeatureView<FeatureModel> {
      FeatureView(
        model: withDependencies {
          $0.userAPI.fetchUsers = { [] }
        } operation: {
          FeatureModel()
        }
      )
    }
  }

  struct FailingFeature_Previews: PreviewProvider {
    static var previews: FeatureView<FeatureModel> {
      FeatureView(
        model: withDependencies {
          $0.userAPI.fetchUser = { _ in
            struct SomeError: Error {}
            throw SomeError()
          }
        } operation: {
          FeatureModel()
        }
      )
    }
  }

  @Test @MainActor func aPreviewHasDataAtOnce() async throws {
    let view = run(as: .preview) { Feature_Previews.previews }
    let model = try #require((view as? FeatureView<FeatureModel>)?.model)
    await model.onAppear()
    #expect(model.users.map(\.name) == ["Blob, id: 1", "Blob Jr.", "Blob Sr."])
  }

  @Test @MainActor func aPreviewCanShowWhatIsEmpty() async {
    let model = run(as: .preview) { EmptyFeature_Previews.previews.model }
    await model.onAppear()
    #expect(model.users.isEmpty && model.errorMessage == nil)
  }

  @Test @MainActor func aPreviewCanShowAnError() async {
    let model = run(as: .preview) { FailingFeature_Previews.previews.model }
    await model.onAppear()
    #expect(model.errorMessage == "We could not load the users.")
  }

  @Test @MainActor func testsDoNotUseIt() async {
    let model = FeatureModel()
    await withExpectedIssue { await model.onAppear() }
    #expect(model.errorMessage == "We could not load the users.")
  }
}

extension PreviewValueTests.APIClient: TestDependencyKey {
  static let previewValue = Self(
    fetchUsers: {
      [
        User(id: 1, name: "Blob"),
        User(id: 2, name: "Blob Jr."),
        User(id: 3, name: "Blob Sr."),
      ]
    },
    fetchUser: { id in
      User(id: id, name: "Blob, id: \(id)")
    }
  )
}

@Suite struct InterfaceTests {
  /// What an interface module says.
  struct AnalyticsClient: TestDependencyKey {
    var name: String

    static let testValue = Self(name: "test")
  }

  @Test func theLiveValueIsAddedElsewhere() {
    @Dependency(AnalyticsClient.self) var analytics
    #expect(analytics.name == "test")
    run(as: .live) { #expect(analytics.name == "live") }
  }
}

/// What the module with the implementation says.
extension InterfaceTests.AnalyticsClient: DependencyKey {
  static let liveValue = Self(name: "live")
}
