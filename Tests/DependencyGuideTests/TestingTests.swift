import Foundation
import GeneratedTestSupport
import Observation
import Testing

@Observable
private final class FeatureModel {
  var child: ChildModel?

  @ObservationIgnored
  @Dependency(\.continuousClock) var clock
  @ObservationIgnored
  @Dependency(\.date) var date
  @ObservationIgnored
  @Dependency(\.uuid) var uuid
}

@Observable
private final class ChildModel {
  @ObservationIgnored
  @Dependency(\.date) var date
}

private let firstID = UUID(uuidString: "00000000-0000-0000-0000-000000000000")

@Suite struct OverridesOfOneTestTests {
  @Test func basics() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      let model = FeatureModel()
      #expect(model.uuid() == firstID)
    }
  }

  @Test(.dependency(\.uuid, .incrementing))
  func aTraitNeedsNoNesting() {
    let model = FeatureModel()
    #expect(model.uuid() == firstID)
    #expect(model.uuid() == UUID(1))
  }

  @Test(arguments: [1, 2, 3])
  func eachCaseCanBeginWithNewValues(_ number: Int) {
    withDependencies {
      $0 = DependencyValues()
      $0.uuid = .incrementing
    } operation: {
      #expect(FeatureModel().uuid() == firstID)
    }
  }

  @Test func aModelRunsInAnAlteredContext() async throws {
    let model = withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
    } operation: {
      FeatureModel()
    }
    try await model.clock.sleep(for: .seconds(3600))
    #expect(model.date.now == Date(timeIntervalSince1970: 1_234_567_890))
    #expect(model.date() == model.date.now)
  }
}

@Suite(.dependency(\.uuid, .incrementing))
struct OverrideOfASuiteTests {
  @Test func basics() {
    let model = FeatureModel()
    #expect(model.uuid() == firstID)
  }

  @Test func eachTestCountsFromTheBeginning() {
    let model = FeatureModel()
    #expect(model.uuid() == firstID)
  }
}

@Suite(
  .dependencies {
    $0.date.now = Date(timeIntervalSince1970: 12_324_567_890)
    $0.uuid = .incrementing
  })
struct OverridesOfASuiteTests {
  @Test func basics() {
    let model = FeatureModel()
    #expect(model.uuid() == firstID)
    #expect(model.date.now == Date(timeIntervalSince1970: 12_324_567_890))
  }
}

/// A state that tests would see of each other if they shared it.
private final class Journal: TestDependencyKey, Sendable {
  let entries = LockIsolated<[String]>([])
  static var testValue: Journal { Journal() }
}

@Suite(.dependencies) struct BaseSuite {}

extension BaseSuite {
  @Suite struct JournalTests {
    @Test(arguments: ["one", "two", "three"]) func nothingBleedsOver(entry: String) {
      @Dependency(Journal.self) var journal
      journal.entries.withValue { $0.append(entry) }
      #expect(journal.entries.value == [entry])
    }

    @Test func basics() {
      @Dependency(Journal.self) var journal
      journal.entries.withValue { $0.append("basics") }
      #expect(journal.entries.value == ["basics"])
    }
  }
}

private struct LoginFailure: Error {}

@Suite struct ChangingDependenciesTests {
  @Observable
  final class LoginModel {
    var errorMessage: String?

    @ObservationIgnored
    @Dependency(\.apiClient) var apiClient

    func loginButtonTapped() async {
      do {
        _ = try await apiClient.login(email: "blob@example.com", password: "blob")
        errorMessage = nil
      } catch {
        errorMessage = "We could not log you in. Please try again"
      }
    }
  }

  @Test(.dependency(\.apiClient.login, { _, _ in throw LoginFailure() }))
  func retryFlowWithATrait() async {
    let model = LoginModel()
    await model.loginButtonTapped()
    #expect(model.errorMessage == "We could not log you in. Please try again")

    await withDependencies {
      $0.apiClient.login = { email, password in
        LoginResponse(user: User(id: 42, name: "Blob"))
      }
    } operation: {
      await model.loginButtonTapped()
      #expect(model.errorMessage == nil)
    }
  }

  @Test func retryFlow() async {
    let model = withDependencies {
      $0.apiClient.login = { email, password in
        struct LoginFailure: Error {}
        throw LoginFailure()
      }
    } operation: {
      LoginModel()
    }

    await model.loginButtonTapped()
    #expect(model.errorMessage == "We could not log you in. Please try again")

    await withDependencies {
      $0.apiClient.login = { email, password in
        LoginResponse(user: User(id: 42, name: "Blob"))
      }
    } operation: {
      await model.loginButtonTapped()
      #expect(model.errorMessage == nil)
    }

    await model.loginButtonTapped()
    #expect(model.errorMessage == "We could not log you in. Please try again")
  }
}

@Suite struct ParentModelTests {
  class ParentModel: ObservableObject {
    @Dependency(\.date) var date
    fileprivate var child: ChildModel?

    func buttonTapped() {
      self.child = withDependencies(from: self) {
        ChildModel()
      }
    }
  }

  @Test func whatAModelWasGivenTricklesDownToItsChild() {
    let model = withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
    } operation: {
      ParentModel()
    }
    model.buttonTapped()
    #expect(model.child?.date.now == Date(timeIntervalSince1970: 1_234_567_890))
  }
}

@Suite struct HostApplicationTests {
  struct MyApp {
    var body: FeatureView<Int>? {
      if !isTesting { FeatureView(model: 1) } else { nil }
    }
  }

  struct OldApp {
    var body: FeatureView<Int>? {
      if !_XCTIsTesting { FeatureView(model: 1) } else { nil }
    }
  }

  final class AppDelegate {
    private(set) var hasStarted = false

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [String: Any]?
    ) -> Bool {
      guard !isTesting else { return true }
      hasStarted = true
      return true
    }
  }

  @Test func anApplicationThatHostsTestsShowsNothing() {
    #expect(MyApp().body == nil)
    #expect(OldApp().body == nil)
  }

  @Test func norDoesItsDelegateStartAnything() {
    let delegate = AppDelegate()
    #expect(delegate.application(UIApplication(), didFinishLaunchingWithOptions: nil))
    #expect(!delegate.hasStarted)
  }
}

/// In Swift 6 a static variable has to belong to an actor.
@Suite @MainActor struct StaticDependencyTests {
  @MainActor class Model {
    @Dependency(\.date) static var date
  }

  /// The first read of the static property is here, so it is this test's date that it keeps.
  @Test func aModelThatIsMadeAmongOverridesDoesNotChangeIt() async {
    let first = Date(timeIntervalSince1970: 1)
    withDependencies {
      $0.date.now = first
    } operation: {
      #expect(Model.date.now == first)
    }
    _ = withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 2)
    } operation: {
      Model()
    }
    #expect(Model.date.now == first)
  }
}
