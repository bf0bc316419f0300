import Testing

@testable import ReducerGenCore

@Suite struct TypeQualifierTests {
  /// The types of the generated properties, in order.
  private func payloads(_ source: String, otherFiles: [String] = []) -> [String] {
    generated(source, otherFiles: otherFiles).split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: ": _Case<"), let end = line.firstRange(of: "> { .init(")
      else { return nil }
      return String(line[start.upperBound..<end.lowerBound])
    }
  }

  @Test func aNameOfAnEnclosingTypeIsQualifiedAlsoFromAnotherFile() {
    let source = "struct F { enum A: CasePathable { case x(Row), y(G.Row), z([Row?]) } }"
    let others = ["extension F { struct Row {} }", "enum G { struct Row {} }"]
    #expect(payloads(source, otherFiles: others) == ["F.Row", "G.Row", "[F.Row?]"])
  }

  /// A type is read by itself, and what is after it is not part of it.
  @Test(.timeLimit(.minutes(10)), arguments: ["// b", "/* b */", "/// b\n", "\n\n  // b"])
  func aCommentBehindATypeIsNoPartOfIt(comment: String) {
    let source = "struct F { enum A: CasePathable { case x(Row) } }"
    let other = "extension F \(comment)\n { struct Row {} }"
    #expect(payloads(source, otherFiles: [other]) == ["F.Row"])
  }

  /// Files are searched for words before they are parsed: nothing that Swift allows hides one.
  @Test(arguments: [
    "extension /* b */ O.F", "extension `O`.`F`", "extension\u{A0}O.F", "extension O . F",
    "extension O\n.F", "extension O. // b\nF", "extension O.F\u{A0}",
  ])
  func anExtensionIsFoundHoweverItIsWritten(head: String) {
    let source = "enum O { struct F { enum A: CasePathable { case x(Row) } } }"
    #expect(payloads(source, otherFiles: [head + " { struct Row {} }"]) == ["O.F.Row"])
  }

  @Test(arguments: [
    "struct /* b */ Place", "struct `Place`", "struct\u{A0}Place", "struct Place\u{A0}",
  ])
  func aDeclarationIsFoundHoweverItIsWritten(head: String) {
    let source = "extension Place { enum A: CasePathable { case x(Row) } }"
    let found = payloads(source, otherFiles: [head + " { struct Row {} }"])
    #expect(found.map { $0.filter { $0 != "`" } } == ["Place.Row"])
  }

  @Test func aSpaceAtWhichNoLineBreaksIsASpace() {
    let source = "enum\u{A0}A:\u{A0}CasePathable\u{A0}{ case\u{A0}x(Int) }"
    #expect(payloads(source) == ["Int"])
  }

  /// Which of two types of one name is meant does not depend on the order in which files are named.
  @Test func aTypeMayBeDeclaredInTwoFilesUnderOppositeConditions() {
    let source = """
      #if os(Linux)
        struct Place { struct Name {} }
      #endif
      extension Place { enum Late: CasePathable { case a(Name) } }
      """
    let other =
      "#if !os(Linux)\nstruct Place {}\n#endif\nstruct Name {}\nenum X: CasePathable { case a }"
    #expect(payloads(source, otherFiles: [other]) == ["Name"])
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

  @Test func whatConformsAlreadyIsNotMadeToConformAgain() {
    for source in [
      "struct F: Reducer { enum Action { case a } }",
      "struct F: Reducer { enum Action: CasePathable { case a } }",
      "struct F: Reducer { enum Action { case a } }\nextension F.Action: CasePathable {}",
      "struct F { enum Action: P { case a } }\nprotocol P: CasePathIterable {}",
    ] {
      #expect(generated(source).contains("extension F.Action: GeneratedSupport.CasePathIterable {"))
    }
    for source in [
      "struct F: Reducer { enum Action: CasePathIterable { case a } }",
      "struct F { enum Action: CasePathable, GeneratedSupport.CasePathIterable { case a } }",
      "struct F: Reducer { enum Action { case a } }\nextension F.Action: CasePathIterable {}",
      "struct F { enum Action: I { case a } }\ntypealias I = CasePathIterable & Sendable",
    ] {
      #expect(generated(source).contains("extension F.Action {"))
    }
  }

  @Test func aCommentBehindACaseIsNotTheNextOnesDocumentation() {
    let text = generated("enum A: CasePathable {\n  case a  /// of a\n  case b\n}")
    #expect(!text.contains("///"))
  }

  @Test func aGenericTypeAroundTheEnumKeepsItsParameters() {
    let source = """
      struct A<T> { struct B<U> {
        enum C: CasePathable { case a(A), b(B), c(B<Int>), d(A<U>.B<T>), e([B .Type]) }
      } }
      """
    #expect(
      payloads(source) == [
        "A<T>", "A<T>.B<U>", "A<T>.B<Int>", "A<U>.B<T>", "[A<T>.B<U> .Type]",
      ])
  }

  @Test func extensionsOfTypesOfOtherModulesSeeEachOther() {
    let source = "extension Swift.Int { enum A: CasePathable { case a(B), c(D) } }"
    let others = ["extension Swift.Int { struct B {} }", "extension Int8 { struct D {} }"]
    #expect(payloads(source, otherFiles: others) == ["Swift.Int.B", "D"])
  }

  @Test func anAliasOfAParentIsAWayToIt() {
    let source = """
      struct F { struct Row {}; struct G {} }
      typealias H = F
      extension H { enum A: CasePathable { case a(Row), b(H.Row), c(I) } }
      extension I { enum B: CasePathable { case a(J) } }
      """
    #expect(
      payloads(source, otherFiles: ["typealias I = H.G", "extension F.G { struct J {} }"])
        == ["F.Row", "H.Row", "I", "F.G.J"])
  }

  @Test func aTypeThatAnotherFileKeepsToItselfIsNotMeant() {
    assertDiagnoses(
      "import Kit\nstruct Client: DependencyClient { var run: @Sendable (Theme) -> Void }",
      otherFiles: ["private enum Theme { static let x = 1 }"])
    #expect(
      payloads(
        "enum E: CasePathable { case a(Int) }", otherFiles: ["private protocol CasePathable {}"])
        == ["Int"])
  }
}
