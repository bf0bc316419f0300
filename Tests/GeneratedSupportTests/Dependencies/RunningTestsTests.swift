import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// A value with the layout that another version of Swift Testing might give to a test case.
private struct OtherLayout {
  var kind = "parameterized"
}

private struct LayoutWithoutBytes {
  struct Argument {
    var id = 1
  }
  enum Kind {
    case parameterized(arguments: [Argument], discriminator: Int, isStable: Bool)
  }
  var _kind = Kind.parameterized(arguments: [Argument()], discriminator: 0, isStable: true)
}

private final class Visits: TestDependencyKey, Sendable {
  private let count = Locked(0)
  static var testValue: Visits { Visits() }
  var next: Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}

@Suite struct RunningTestsTests {
  /// If this fails, a new version of Swift Testing has another layout: see `TestArguments`.
  @Test(arguments: ["a"], [1]) func theArgumentsOfACaseAreKnown(text: String, number: Int) throws {
    let testCase = try #require(Test.Case.current)
    let arguments = try #require(TestArguments(testCase))
    #expect(arguments.arguments == [Array("\"a\"".utf8), Array("1".utf8)])
    #expect(arguments.number == 0)
  }

  @Test func anUnknownLayoutIsNotTakenForNoArguments() {
    #expect(TestArguments(OtherLayout()) == nil)
    #expect(TestArguments(LayoutWithoutBytes()) == nil)
  }

  @Test func anUnknownLayoutIsReportedOncePerTest() async throws {
    let test = try #require(Test.current)
    let tests = RunningTests()
    let reports = await reports {
      tests.reportUnknownLayout(in: test)
      tests.reportUnknownLayout(in: test)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("share the default values of their dependencies") == true)
    #expect(reports.first?.contains("add the trait '.dependencies'") == true)
  }

  /// If this fails, a new version of Swift Testing names its tasks otherwise: see `CaseTask`.
  @Test func theTaskOfACaseIsKnown() async throws {
    let task = try #require(CaseTask.current)
    await Task.yield()
    #expect(CaseTask.current == task)
    #expect(await Task { CaseTask.current }.value == nil)
    async let child = CaseTask.current
    #expect(await child == nil)
  }

  @Test(arguments: [1]) @MainActor func soIsThatOfACaseWithArguments(number: Int) async throws {
    #expect(CaseTask.current != nil)
    #expect(await Task.detached { CaseTask.current }.value == nil)
  }

  @Test func aRepetitionHasARunOfItsOwn() throws {
    let tests = RunningTests()
    let key = RunningTests.Key(test: try #require(Test.current).id, arguments: nil)
    let first = tests.run(key, on: nil)
    #expect(tests.run(key, on: CaseTask(number: 1)) === first)
    #expect(tests.run(key, on: nil) === first)
    let second = tests.run(key, on: CaseTask(number: 2))
    #expect(second !== first)
    #expect(tests.run(key, on: nil) === second)
    #expect(tests.run(key, on: CaseTask(number: 2)) === second)
  }

  @Test func theRunBeforeItIsReleased() throws {
    let tests = RunningTests()
    let key = RunningTests.Key(test: try #require(Test.current).id, arguments: nil)
    weak let run = tests.run(key, on: CaseTask(number: 1))
    #expect(run != nil)
    _ = tests.run(key, on: CaseTask(number: 2))
    #expect(run == nil)
  }

  @Test func repetitionsThatCannotBeToldApartAreReported() throws {
    let key = RunningTests.Key(test: try #require(Test.current).id, arguments: nil)
    let tests = RunningTests(isRepeating: true)
    #expect(tests.sharedRepetitions == nil)
    _ = tests.run(key, on: nil)
    let report = try #require(tests.sharedRepetitions)
    #expect(report.contains("could not tell them apart with this version of Swift Testing"))
    #expect(report.contains("add the trait '.dependencies'"))
    _ = tests.run(key, on: CaseTask(number: 1))
    _ = tests.run(key, on: nil)
    #expect(tests.sharedRepetitions == nil)
  }

  @Test func whereTestsAreNotRepeatedNothingIsShared() throws {
    let key = RunningTests.Key(test: try #require(Test.current).id, arguments: nil)
    let tests = RunningTests()
    _ = tests.run(key, on: nil)
    #expect(tests.sharedRepetitions == nil)
  }

  @Test func theOutermostTraitEndsItsRun() async throws {
    let test = try #require(Test.current)
    let trait = DependenciesTrait.dependencies
    let run = Locked<TestRun?>(nil)
    try await trait.provideScope(for: test, testCase: .current) {
      try await trait.provideScope(for: test, testCase: .current) {
        run.withLock { $0 = RunningTests.runOfTrait }
      }
      #expect(run.withLock { $0 }?.hasEnded == false)
    }
    #expect(run.withLock { $0 }?.hasEnded == true)
  }

  @Test(.dependencies) func aTraitHasARunOfItsOwn() {
    #expect(RunningTests.runOfTrait != nil)
    #expect(TestRun.current === RunningTests.runOfTrait)
    #expect(Dependency(Visits.self).wrappedValue.next == 1)
  }
}
