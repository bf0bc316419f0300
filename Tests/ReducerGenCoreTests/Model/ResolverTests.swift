import Testing

@testable import ReducerGenCore

@Suite struct ResolverTests {
  /// The types of the generated properties, in order.
  private func payloads(_ source: String, otherFiles: [String] = []) -> [String] {
    generated(source, otherFiles: otherFiles).split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "GeneratedSupport.Case<"),
        let comma = line[start.upperBound...].firstRange(of: ", "),
        let end = line.firstRange(of: "> { .init(")
      else { return nil }
      return String(line[comma.upperBound..<end.lowerBound])
    }
  }

  @Test func aNameOfAnEnclosingTypeIsQualifiedAlsoFromAnotherFile() {
    let source = "struct F { enum A: CasePathable { case x(Row), y(G.Row), z([Row?]) } }"
    let others = ["extension F { struct Row {} }", "enum G { struct Row {} }"]
    #expect(payloads(source, otherFiles: others) == ["F.Row", "G.Row", "[F.Row?]"])
  }

  @Test func theNearestTypeOfANameIsMeant() {
    let source = """
      struct Row {}
      struct F { struct Row {}
        enum A: CasePathable { case x(Row); struct Row {} }
        enum B: CasePathable { case x(Row) }
      }
      extension F { enum C: CasePathable { case x(Row) } }
      enum D: CasePathable { case x(Row) }
      """
    #expect(payloads(source) == ["F.A.Row", "F.Row", "F.Row", "Row"])
  }

  @Test func aTypeThatAProtocolOfTheTargetGivesIsQualifiedThroughTheConformingType() {
    let source = "struct F: Paged { enum A: CasePathable { case x(Page) } }"
    let others = ["protocol Paged {}", "extension Paged { typealias Page = Int }"]
    #expect(payloads(source, otherFiles: others) == ["F.Page"])
  }

  @Test func conformancesComeThroughAliasesAndProtocolsOfOtherFiles() {
    #expect(
      payloads("enum A: P { case x(Int) }", otherFiles: ["protocol P: CasePathable {}"]) == ["Int"])
    let alias = "typealias Q = Sendable & CasePathable"
    #expect(payloads("enum A: Q { case x(Int) }", otherFiles: [alias]) == ["Int"])
    #expect(
      payloads("enum A { case x(Int) }", otherFiles: ["extension A: CasePathable {}"]) == ["Int"])
  }

  @Test func aProtocolOfThatNameFromElsewhereMeansNothing() {
    #expect(payloads("import CasePaths\nenum A: CasePathable { case x }").isEmpty)
    #expect(payloads("enum A: Other.CasePathable { case x }").isEmpty)
    #expect(payloads("protocol CasePathable {}\nenum A: CasePathable { case x }").isEmpty)
  }

  @Test func accessIsTheLeastOfAllAround() {
    let text = generated("struct F { public enum A: CasePathable { case x } }")
    #expect(!text.contains("public"))
    let open = generated("public struct F { public enum A: CasePathable { case x } }")
    #expect(open.hasPrefix("public import GeneratedSupport") && open.contains("public var x:"))
  }
}
