import Foundation
import GeneratedTestSupport
import Testing
import XCTest

private struct LoginFailure: Error {}

@MainActor
@Suite struct ObservableModelTests {
  private let today = Date(timeIntervalSinceReferenceDate: 1_234_567_890)

  @Test func aModelThatIsMadeAmongOverridesUsesThem() async throws {
    let model = withDependencies {
      $0.continuousClock = .immediate
      $0.date.now = today
      $0.uuid = .incrementing
    } operation: {
      TodosModel()
    }

    try await model.addButtonTapped()
    try await model.addButtonTapped()
    expectNoDifference(
      model.todos,
      [
        Todo(
          id: UUID(uuidString: "00000000-0000-0000-0000-000000000000")!, title: "",
          createdAt: today),
        Todo(id: UUID(1), title: "", createdAt: today),
      ])
  }

  @Test func oneEndpointIsEnoughForAFlow() async {
    let model = withDependencies {
      $0.continuousClock = .immediate
      $0.todoAPI.fetchUser = { id in TodoUser(id: id, name: "Blob") }
    } operation: {
      TodosModel()
    }

    #expect(model.user == nil)
    await model.onAppear()
    #expect(model.user == TodoUser(id: 42, name: "Blob"))
  }

  @Test(.dependency(\.todoAPI.login, { _, _ in throw LoginFailure() }))
  func aLaterOverrideGoesBeforeWhatTheModelCaptured() async {
    let model = TodosModel()
    await model.loginButtonTapped()
    #expect(model.message == "We could not log you in. Please try again")

    await withDependencies {
      $0.todoAPI.login = { _, _ in TodoUser(id: 42, name: "Blob") }
    } operation: {
      await model.loginButtonTapped()
      #expect(model.message == nil)
    }
  }

  @Test func aChildThatIsMadeFromAModelInherits() {
    let model = withDependencies {
      $0.uuid = .incrementing
      $0.todoAPI.currentUser = { TodoUser(id: 7, name: "Blob Sr.") }
    } operation: {
      TodosModel()
    }
    model.todoTapped(Todo(id: UUID(5), title: "Milk", createdAt: today))
    #expect(model.edit?.uuid() == UUID(0))
    #expect(model.edit?.api.currentUser()?.id == 7)
    #expect(model.currentUser()?.name == "Blob Sr.")
  }

  @Test func aChildThatIsMadePlainlyFallsBackToDefaults() {
    let model = withDependencies {
      $0.todoAPI = .mock
    } operation: {
      TodosModel()
    }
    model.todoTappedPlainly(Todo(id: UUID(5), title: "Milk", createdAt: today))
    withExpectedIssue { #expect(model.edit?.api.currentUser() == nil) }
  }

  @Test func aPartOfAnApplicationRunsWithMocks() async throws {
    let onboarding = TodosModel().tutorialButtonTapped()
    #expect(try await onboarding.api.fetchUsers().map(\.id) == [1, 2])
  }

  @Test(arguments: [1, 2, 3])
  func eachCaseOfATestCanBeginFromScratch(number: Int) {
    withDependencies {
      $0 = DependencyValues()
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() == UUID(0))
    }
  }

  @Test func theLiveClientCanBeAskedForInATest() async throws {
    let model = withDependencies {
      $0.lampClient = .liveValue
      $0.todoAPI = .previewValue
    } operation: {
      TodosModel()
    }
    #expect(try await model.api.fetchUser(id: 3).name == "Blob, id: 3")
  }
}

@Suite(
  .dependencies {
    $0.date.now = Date(timeIntervalSince1970: 1_232_456_789)
    $0.uuid = .incrementing
  })
struct SuiteWithSeveralOverrides {
  @MainActor @Test func theyReachEachTest() {
    let model = TodosModel()
    #expect(model.uuid() == UUID(0))
    #expect(model.now == Date(timeIntervalSince1970: 1_232_456_789))
  }
}

class BaseTestCase: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
    } operation: {
      super.invokeTest()
    }
  }
}

final class InheritingTests: BaseTestCase {
  func testOverridesOfTheBaseClassAreInForce() {
    @Dependency(\.uuid) var uuid
    @Dependency(\.date.now) var now
    XCTAssertEqual(uuid(), UUID(0))
    XCTAssertEqual(now, Date(timeIntervalSince1970: 1_234_567_890))
  }

  func testEachTestBeginsAnew() async {
    @Dependency(\.uuid) var uuid
    XCTAssertEqual(uuid(), UUID(0))
  }
}
