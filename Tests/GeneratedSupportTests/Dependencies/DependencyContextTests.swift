import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct DependencyContextTests {
  @Test func inATestItIsTest() {
    #expect(Dependency(\.context).wrappedValue == .test)
    #expect(DependencyContext.inferred == .test)
  }

  @Test func inAnApplicationItIsLive() {
    TestProcess.$isIgnored.withValue(true) {
      #expect(Dependency(\.context).wrappedValue == .live)
      #expect(Dependency(\.level).wrappedValue.value == 1)
    }
  }

  @Test(arguments: DependencyContext.allCases)
  func whereItIsOverriddenOtherDefaultsAreUsed(context: DependencyContext) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(Dependency(\.context).wrappedValue == context)
      let expected = [DependencyContext.live: 1, .preview: 2, .test: 3]
      #expect(Dependency(\.level).wrappedValue.value == expected[context])
    }
    #expect(Dependency(\.level).wrappedValue.value == 3)
  }

  @Test(
    arguments: [
      (["SWIFT_DEPENDENCIES_CONTEXT": "live"], DependencyContext.live),
      (["SWIFT_DEPENDENCIES_CONTEXT": "preview"], .preview),
      (["SWIFT_DEPENDENCIES_CONTEXT": "test"], .test),
      (["SWIFT_DEPENDENCIES_CONTEXT": "live", "XCODE_RUNNING_FOR_PREVIEWS": "1"], .live),
      (["SWIFT_DEPENDENCIES_CONTEXT": ""], nil),
      (["XCODE_RUNNING_FOR_PREVIEWS": "1"], .preview),
      (["XCODE_RUNNING_FOR_PREVIEWS": "0"], nil),
      ([:], nil),
    ] as [([String: String], DependencyContext?)])
  func theEnvironmentDecides(environment: [String: String], context: DependencyContext?) {
    #expect(DependencyContext.fixed { environment[$0] } == context)
  }

  @Test func theEnvironmentIsThatOfTheProcess() async {
    await #expect(processExitsWith: .success) {
      setenv("SWIFT_DEPENDENCIES_CONTEXT", "preview", 1)
      #expect(Dependency(\.context).wrappedValue == .preview)
      #expect(Dependency(\.level).wrappedValue.value == 2)
    }
  }

  @Test func anUnknownNameIsReportedAndIgnored() async {
    let reports = await reports {
      #expect(DependencyContext.fixed { _ in "staging" } == nil)
    }
    #expect(reports.count == 1)
    #expect(
      reports[0].hasSuffix(
        """
        : The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' has the unknown value 'staging', which is \
        ignored. It can be 'live', 'preview', 'test'.
        """))
  }

  @Test(
    arguments: [
      (DependencyValues.live, DependencyContext.live, 1), (.preview, .preview, 2),
      (.test, .test, 3),
    ] as [(DependencyValues, DependencyContext, Int)])
  func thereAreValuesForEach(values: DependencyValues, context: DependencyContext, level: Int) {
    withDependencies {
      $0 = values
    } operation: {
      #expect(Dependency(\.context).wrappedValue == context)
      #expect(Dependency(\.level).wrappedValue.value == level)
    }
  }
}
