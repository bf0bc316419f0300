import Testing

@Suite struct ImportOrderTests {
  private func assertImports(
    _ before: [String], to after: [String], isTest: Bool = false, body: String = "",
    findings: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    assertMigrates(
      before.joined(separator: "\n") + "\n" + body, to: after.joined(separator: "\n") + "\n" + body,
      isTest: isTest, findings: findings, sourceLocation: sourceLocation)
  }

  @Test func aSortedBlockStaysSorted() {
    assertImports(
      ["import ComposableArchitecture", "import Foundation", "import SwiftUI"],
      to: ["import Foundation", "import GeneratedSupport", "import SwiftUI"])
    assertImports(
      ["import Clocks", "import Dependencies  // for clients", "import Foundation"],
      to: [
        "import Foundation", "import GeneratedSupport", "import GeneratedSupport  // for clients",
      ])
    assertImports(
      ["import SwiftUI", "import XCTestDynamicOverlay"],
      to: ["import GeneratedSupport", "import SwiftUI"])
    assertImports(
      ["import A", "import Dependencies", "import Zed"],
      to: ["import A", "import GeneratedSupport", "import Zed"])
  }

  @Test func anUnsortedBlockKeepsItsOrder() {
    assertImports(
      ["import SwiftUI", "import ComposableArchitecture", "import Foundation"],
      to: ["import SwiftUI", "import GeneratedSupport", "import Foundation"])
  }

  @Test func theCaseOfLettersCountsAsItDid() {
    assertImports(
      ["import ComposableArchitecture", "import Lib", "import abc"],
      to: ["import GeneratedSupport", "import Lib", "import abc"])
    assertImports(
      ["import abc", "import ComposableArchitecture", "import fgh", "import Lib"],
      to: ["import abc", "import fgh", "import GeneratedSupport", "import Lib"])
  }

  @Test func testableImports() {
    assertImports(
      ["import ComposableArchitecture", "import XCTest", "", "@testable import App"],
      to: ["import GeneratedTestSupport", "import XCTest", "", "@testable import App"], isTest: true
    )
    assertImports(
      ["import ComposableArchitecture", "import Foundation", "@testable import App"],
      to: ["import Foundation", "import GeneratedTestSupport", "@testable import App"], isTest: true
    )
    assertImports(
      [
        "@testable import App", "@testable import Zed", "import ComposableArchitecture",
        "import Foundation",
      ],
      to: [
        "@testable import App", "@testable import Zed", "import Foundation",
        "import GeneratedTestSupport",
      ],
      isTest: true)
  }

  @Test func attributesGoAlong() {
    assertImports(
      ["@preconcurrency public import Dependencies  // note", "public import Foundation"],
      to: ["public import Foundation", "public import GeneratedSupport  // note"])
  }

  @Test func conditionsAreBlocks() {
    assertImports(
      [
        "import ComposableArchitecture", "#if os(iOS)", "  import ComposableArchitecture",
        "  import FeatureKit", "#endif", "import Alpha",
      ],
      to: [
        "import GeneratedSupport", "#if os(iOS)", "  import FeatureKit",
        "  import GeneratedSupport", "#endif", "import Alpha",
      ])
  }

  @Test func newImportsAreSortedIn() {
    assertImports(
      ["import ComposableArchitecture"],
      to: ["import Foundation", "import GeneratedSupport"], body: "\nlet x = UUID()\n")
    assertImports(
      ["import Alpha", "import Dependencies", "import Zed"],
      to: ["import Alpha", "import Foundation", "import GeneratedSupport", "import Zed"],
      body: "\nlet x = UUID()\n")
  }

  @Test func theLastLineWithoutALineEnd() {
    assertMigrates(
      "import ComposableArchitecture\nimport Foundation",
      to: "import Foundation\nimport GeneratedSupport")
  }
}
