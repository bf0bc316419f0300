import GeneratedSupport
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
      reports.first?.hasPrefix(
        "\(site): @Dependency(\\.level) has already been accessed or prepared.") == true)
    #expect(reports.first?.contains("  Location:\n    \(site)\n  Dependency:\n    Level\n") == true)
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

  @Test func anApplicationsValuesAreNotThoseOfTests() async {
    let value = await Task.detached {
      prepareDependencies { $0[Unshared.self] = "application" }
      return Dependency(Unshared.self).wrappedValue
    }.value
    #expect(value == "application")
    #expect(Dependency(Unshared.self).wrappedValue == "test")
  }
}

private enum Unshared: TestDependencyKey {
  static let testValue = "test"
}
