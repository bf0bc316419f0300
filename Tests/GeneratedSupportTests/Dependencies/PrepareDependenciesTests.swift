import GeneratedSupport
import GeneratedTestSupport
import Testing

@Suite struct PrepareDependenciesTests {
  @Test func itSetsDefaultsForTheWholeTest() async {
    prepareDependencies {
      $0.greeting = "Hi"
      $0.apiClient.currentUser = "Blob Jr."
    }
    #expect(LevelModel().greeting == "Hi")
    #expect(await Task { LevelModel().greeting }.value == "Hi")
    #expect(Dependency(\.apiClient).wrappedValue.currentUser == "Blob Jr.")
    withDependencies {
      $0.greeting = "Hey"
    } operation: {
      #expect(LevelModel().greeting == "Hey")
    }
  }

  @Test(arguments: 1...3) func otherTestsSeeNothingOfIt(number: Int) {
    prepareDependencies { $0.level.value = number * 100 }
    #expect(LevelModel().level.value == number * 100)
  }

  @Test func itReturnsWhatItsClosureReturns() {
    #expect(prepareDependencies { _ in 42 } == 42)
    #expect(throws: Problem()) { try prepareDependencies { _ in throw Problem() } }
  }

  @Test func inOneClosureADependencyCanBeSetSeveralTimes() {
    prepareDependencies {
      $0.level.value = 7
      $0.level.name = "prepared"
      #expect($0.level.value == 7)
    }
    #expect(LevelModel().level == Level(value: 7, name: "prepared"))
  }

  @Test func afterItWasReadItIsTooLate() async {
    #expect(LevelModel().level.value == 3)
    let line = #line + 2
    let reports = await reports {
      prepareDependencies { $0.level.value = 7 }
    }
    #expect(LevelModel().level.value == 3)
    let site = "GeneratedSupportTests/PrepareDependenciesTests.swift:\(line)"
    #expect(
      reports == [
        """
        \(site): @Dependency(\\.level) has already been accessed or prepared.

          Location:
            \(site)
          Dependency:
            Level

        It keeps the value that it had before this call.

        To fix this, do one of these:

        • Prepare it once, where the application starts and before anything reads it.
        • Override it for the part of the application that needs another value, with 'withDependencies'.
        """
      ])
  }

  @Test func aSecondTimeIsTooLate() async {
    prepareDependencies { $0.level.value = 7 }
    let reports = await reports { prepareDependencies { $0.level.value = 8 } }
    #expect(reports.count == 1)
    #expect(LevelModel().level.value == 7)
  }

  @Test func inAPreviewItIsNeverTooLate() {
    inContext(.preview) {
      #expect(LevelModel().level.value == 2)
      prepareDependencies { $0.level.value = 7 }
      #expect(LevelModel().level.value == 7)
      prepareDependencies { $0.level.value = 8 }
      #expect(LevelModel().level.value == 8)
    }
  }

  @Test(arguments: DependencyContext.allCases)
  func theContextCanBePrepared(context: DependencyContext) async {
    prepareDependencies {
      $0.context = context
      #expect($0.context == context)
    }
    #expect(Dependency(\.context).wrappedValue == context)
    let expected = [DependencyContext.live: 1, .preview: 2, .test: 3]
    #expect(LevelModel().level.value == expected[context])
    #expect(await Task { LevelModel().level.value }.value == expected[context])
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(LevelModel().level.value == 2)
    }
  }

  @Test(.dependencies, arguments: DependencyContext.allCases)
  func theContextCanBePreparedInATestWithTheTrait(context: DependencyContext) async {
    prepareDependencies { $0.context = context }
    #expect(Dependency(\.context).wrappedValue == context)
    let expected = [DependencyContext.live: 1, .preview: 2, .test: 3]
    #expect(LevelModel().level.value == expected[context])
    #expect(await Task { LevelModel().level.value }.value == expected[context])
  }

  @Test(.dependency(\.token, "override")) func theContextCanBePreparedAmongOverrides() {
    prepareDependencies { $0.context = .live }
    #expect(LevelModel().level.value == 1)
    #expect(Dependency(\.token).wrappedValue == "override")
  }

  @Test func otherPreparedValuesHoldInAPreparedContext() {
    prepareDependencies { $0.greeting = "Hi" }
    prepareDependencies {
      $0.level.value = 7
      $0.context = .live
      $0.token = "prepared"
    }
    #expect(LevelModel().greeting == "Hi")
    #expect(LevelModel().level.value == 7)
    #expect(Dependency(\.token).wrappedValue == "prepared")
  }

  @Test func aContextThatWasReadOrPreparedStays() async {
    #expect(Dependency(\.context).wrappedValue == .test)
    let line = #line + 1
    let reports = await reports { prepareDependencies { $0.context = .live } }
    #expect(reports.count == 1)
    let report = "PrepareDependenciesTests.swift:\(line): @Dependency(\\.context) has already been"
    #expect(reports.first?.contains(report) == true)
    #expect(LevelModel().level.value == 3)
  }

  @Test func aContextIsPreparedOnce() async {
    prepareDependencies { $0.context = .live }
    #expect(await reports { prepareDependencies { $0.context = .test } }.count == 1)
    #expect(Dependency(\.context).wrappedValue == .live)
  }

  @Test func inAPreviewTheContextCanChange() {
    prepareDependencies { $0.context = .preview }
    prepareDependencies { $0.context = .live }
    #expect(Dependency(\.context).wrappedValue == .live)
  }

  @Test func anApplicationCanPrepareItsContext() async {
    await #expect(processExitsWith: .success) {
      await Task.detached {
        prepareDependencies { $0.context = .preview }
        #expect(Dependency(\.context).wrappedValue == .preview)
        #expect(LevelModel().level.value == 2)
      }.value
    }
  }

  @Test func aDefaultValueIsMadeOnceInTheClosureAndAfterIt() {
    let count = prepareDependencies {
      $0[Meter.self].set(42)
      return $0[Meter.self].count
    }
    #expect(count == 42)
    #expect(Dependency(Meter.self).wrappedValue.count == 42)
  }

  @Test func aValueThatWasOnlyReadInOneCanBePreparedInAnother() {
    prepareDependencies { _ = $0.level }
    prepareDependencies { $0.level.value = 7 }
    #expect(LevelModel().level.value == 7)
  }

  @Test func anApplicationsValuesAreNotThoseOfTests() async {
    let value = await Task.detached {
      prepareDependencies { $0[Unshared.self] = "application" }
      return Dependency(Unshared.self).wrappedValue
    }.value
    #expect(value == "application")
    #expect(Dependency(Unshared.self).wrappedValue == "test")
  }
}

/// Each value that is made counts for itself.
private final class Meter: TestDependencyKey, Sendable {
  private let value = Locked(0)
  static var testValue: Meter { Meter() }

  var count: Int { value.withLock { $0 } }
  func set(_ count: Int) { value.withLock { $0 = count } }
}

private enum Unshared: TestDependencyKey {
  static let testValue = "test"
}
