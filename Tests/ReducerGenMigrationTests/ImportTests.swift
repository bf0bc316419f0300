import Testing

@Suite struct ImportTests {
  @Test func severalImportsBecomeOne() {
    assertMigrates(
      """
      import Clocks
      import ComposableArchitecture
      import Dependencies  // for clients
      import SwiftUI
      import Tagged

      """,
      to: """
        import GeneratedSupport
        import GeneratedSupport  // for clients
        import SwiftUI
        import Tagged

        """)
  }

  @Test func importsInConditionsAreReplacedInPlace() {
    assertMigrates(
      """
      import Foundation
      #if canImport(ComposableArchitecture)
        import ComposableArchitecture
        import Dependencies
      #endif

      """,
      to: """
        import Foundation
        #if canImport(GeneratedSupport)
          import GeneratedSupport
          import GeneratedSupport
        #endif

        """)
  }

  @Test func attributesOfImports() {
    assertMigrates(
      """
      import Dependencies
      @_exported import ComposableArchitecture
      @testable import CasePaths
      @preconcurrency import IdentifiedCollections
      @_spi(Internals) import Sharing
      import struct Clocks.TestClock

      """,
      to: """
        @_exported import GeneratedSupport
        import struct GeneratedSupport.TestClock

        """,
      findings: ["spi-import"])
  }

  @Test func testsImportTheLibraryForTests() {
    assertMigrates(
      """
      import ComposableArchitecture
      import DependenciesTestSupport
      import XCTest
      @testable import App

      """,
      to: """
        import GeneratedTestSupport
        import XCTest
        @testable import App

        """)
    assertMigrates(
      "import ComposableArchitecture\n", to: "import GeneratedTestSupport\n", isTest: true)
  }

  @Test func testsThatGotTheLibraryThroughAnotherModule() {
    let result = migrate(
      [
        "A.swift": "import ComposableArchitecture\n",
        "B.swift":
          "@testable import App\nimport XCTest\n\nlet store = TestStore(initialState: 1) { F() }\n",
      ], isTest: true)
    #expect(
      texts(result)["B.swift"]
        == "@testable import App\nimport GeneratedTestSupport\nimport XCTest\n\nlet store = TestStore(initialState: 1) { F() }\n"
    )
  }

  @Test func modulesThatCameAlongAreImported() {
    assertMigrates(
      """
      import Dependencies

      let row = Row.Date
      let start = Date()

      """,
      to: """
        import Foundation
        import GeneratedSupport

        let row = Row.Date
        let start = Date()

        """)
  }

  @Test func aFileThatMakesTestStoresIsOneOfTests() {
    for body in [
      "\nfunc make() { TestStore(initialState: 1, reducer: { F() }) }\n",
      "\nfunc check(_ store: TestStoreOf<F>) async {}\n",
    ] {
      assertMigrates(
        "import ComposableArchitecture\n" + body, to: "import GeneratedTestSupport\n" + body)
    }
    let own = "\nstruct TestStore {}\nfunc make() -> TestStore { TestStore() }\n"
    assertMigrates("import ComposableArchitecture\n" + own, to: "import GeneratedSupport\n" + own)
  }

  @Test func qualifiedNames() {
    assertMigrates(
      """
      import ComposableArchitecture

      typealias R = ComposableArchitecture.Reducer
      let path = x.Dependencies.y

      """,
      to: """
        import GeneratedSupport

        typealias R = GeneratedSupport.Reducer
        let path = x.Dependencies.y

        """)
  }

  @Test func librariesThatAreBuiltOnTheOldOnesStopTheModule() {
    let source = """
      import ComposableArchitecture
      import TCACoordinators

      """
    assertMigrates(
      source,
      to: """
        import GeneratedSupport
        import TCACoordinators

        """,
      findings: ["foreign-module"], isRefused: true)
  }

  @Test func perceptionIsObservation() {
    assertMigrates(
      """
      import ComposableArchitecture
      import Perception

      @Perceptible
      final class Model {
        @PerceptionIgnored var id = 1
      }
      struct V { @Perception.Bindable var model: Model }
      func f() { withPerceptionTracking { g() } onChange: { f() } }

      """,
      to: """
        import GeneratedSupport
        import Observation

        @Observable
        final class Model {
          @ObservationIgnored var id = 1
        }
        struct V { @Bindable var model: Model }
        func f() { withObservationTracking { g() } onChange: { f() } }

        """)
  }
}
