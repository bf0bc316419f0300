import Testing

@testable import ReducerGenCore

@Suite struct DumpFieldsTests {
  @Test func theStateOfAReducerShowsItsStoredProperties() {
    #expect(
      visits(
        """
        struct F: Reducer {
          struct State: Equatable {
            static let shared = 1
            var count = 0 { didSet { print(count) } }
            let `default`: String, text: String
            var double: Int { count * 2 }
            var half: Int {
              // half of it
              get { count / 2 }
              set { count = newValue * 2 }
            }
            private(set) var log: [String] = []
          }
        }
        """) == ["count", "default", "text", "log"])
  }

  @Test func soDoesATypeThatAsksForIt() {
    #expect(visits("struct S<T>: CustomDumpFields { var x: T }") == ["x"])
    #expect(visits("struct S { var x: Int }") == [])
    #expect(
      visits("struct S { var x: Int }", otherFiles: ["extension S: CustomDumpFields {}"]) == ["x"])
  }

  @Test func aCaseThatNobodyCanMakeIsOneOfThem() {
    #expect(visits("enum S: CustomDumpFields { case a(x: Never), b(y: Int) }") == ["x", "y"])
  }

  @Test func anEnumOfOtherModulesTypesIsTakenApartByTests() {
    let code = generated("struct F: Reducer { enum State { case a(Kit.State), b(x: Kit.State) } }")
    #expect(
      code.contains(
        """
            if case let .b(v0) = self {
              visitor.visitCase("b", 1)
              visitor.visit("x", v0)
              return
            }
        """))
    let known = generated(
      "enum S: CustomDumpFields { case a(Row) }", otherFiles: ["struct Row {}"])
    #expect(known.contains("    switch self {\n    case let .a(v0):"))
  }

  @Test func aTypeThatNobodyCanMakeShowsNothing() {
    let source = "struct S: CustomDumpFields { var x: Nothing }"
    #expect(visits(source, otherFiles: ["struct Nothing {}"]) == ["x"])
    #expect(visits(source, otherFiles: ["enum Nothing { case a }"]) == ["x"])
    #expect(visits(source, otherFiles: ["enum Nothing {}"]) == [])
    #expect(visits(source, otherFiles: ["typealias Nothing = A.B", "enum A { enum B {} }"]) == [])
  }

  @Test func soDoesOneWhoseNeighboursAreCalledLikeCasePaths() {
    #expect(visits("struct S: CustomDumpFields { var x: _Case }; struct _Case {}") == ["x"])
  }

  @Test func whatIsConditionalStaysSo() {
    let code = generated(
      """
      struct S: CustomDumpFields {
        #if DEBUG
          var a = 1
        #else
          var b = 1
        #endif
      }
      """)
    #expect(
      code.contains(
        """
        #if DEBUG
            visitor.visit("a", self.a)
        #else
            visitor.visit("b", self.b)
        #endif
        """))
  }

  @Test func anEnumShowsItsCaseAndWhatIsInIt() {
    let code = generated(
      "struct F: Reducer { enum State { case idle, `for`(Int, _ x: Int, code: Int) } }")
    #expect(
      code.contains(
        """
            case .idle:
              visitor.visitCase("idle", 0)
            case let .`for`(v0, v1, v2):
              visitor.visitCase("for", 3)
              visitor.visit("", v0)
              visitor.visit("", v1)
              visitor.visit("code", v2)
            }
        """))
  }

  @Test(arguments: [
    "private var x = 1", "fileprivate let x = 1", "lazy var x = 1", "@Wrapped var x = 1",
    "let (a, b) = (1, 2)", "var x: UnsafePointer<Int>", "unowned(unsafe) var x: C",
    "var x: Int { @A didSet {} }; private var y = 1", "@available(*, deprecated) var x = 1",
    "nonisolated(unsafe) var x = 1",
  ])
  func whatCannotBeReadMakesTheWholeTypeReflect(member: String) {
    #expect(visits("struct S: CustomDumpFields { var seen = 1\n\(member) }") == [])
    #expect(visits("struct F: Reducer { struct State { var seen = 1\n\(member) } }") == [])
  }

  @Test(arguments: [
    "private struct S: CustomDumpFields { var x = 1 }", "class S: CustomDumpFields { var x = 1 }",
    "@MainActor struct S: CustomDumpFields { var x = 1 }",
    "enum S: CustomDumpFields { case a\n#if DEBUG\ncase b\n#endif\n }",
    "enum S: CustomDumpFields { case a, a(Int) }", "enum S: CustomDumpFields { case a(Never) }",
    "enum S: CustomDumpFields { case a(x: (Int, Swift.Never)) }",
    "enum S: CustomDumpFields { case a(No), b(Never) }\nenum No { static let case1 = 1 }",
    "struct S: CustomDumpFields { var x = 1; var y: No }\ntypealias No = ((Never))",
    "enum S: CustomDumpFields { @available(*, deprecated) case a }",
    "struct S: CustomDumpFields { var x = 1; enum GeneratedSupport {} }",
    "enum S: CustomDumpFields, CustomStringConvertible { case a(Int); var description: String { \"\" } }",
    "struct F: Reducer { struct State: CustomReflectable { var x = 1 } }",
    "struct F: Reducer { struct State { var x = 1 } }\nextension F.State: CustomDumpReflectable {}",
    "// reducergen: ignore\nstruct S: CustomDumpFields { var x = 1 }",
    "struct S: CustomDumpFields { var x = 1; func _visitDumpFields() {} }",
  ])
  func someTypesReflectInAnyCase(source: String) {
    #expect(visits(source) == [])
  }

  @Test(arguments: [
    "Result<Int, Never>", "Never?", "[Never]", "() -> Never", "(Never) -> Int", "Never.Type",
    "(Never?, Int)", "Yes", "Some",
  ])
  func aTypeThatOnlyNamesOneWithoutValuesIsRead(type: String) {
    let others = "enum Yes { case a }\ntypealias Some = Yes"
    #expect(visits("struct S: CustomDumpFields { var x: \(type) }\n\(others)") == ["x"])
  }

  @Test func aTupleOfAnInnerTypeIsNoneOfTheOuter() {
    #expect(
      visits("struct S: CustomDumpFields { var x = 1; struct T { let (a, b) = (1, 2) } }") == ["x"])
    #expect(
      visits("struct S: CustomDumpFields { var x: Int { let (a, b) = (1, 2); return a } }") == [])
  }

  @Test(arguments: [
    ("struct S: CustomDumpFields { var x = 1 }", "nonisolated extension S", ""),
    (
      "public struct F: Reducer { public struct State { var x = 1 } }",
      "nonisolated extension F.State", "public "
    ),
  ])
  func theTypeBecomesATable(source: String, head: String, access: String) {
    #expect(
      generated(source).contains(
        """
        \(head): GeneratedSupport._DumpFieldTable {
          \(access)func _visitDumpFields(
        """))
  }

  /// The labels that generated code shows to a dump.
  private func visits(_ source: String, otherFiles: [String] = []) -> [String] {
    generated(source, otherFiles: otherFiles).split(separator: "\n").compactMap { line in
      line.firstRange(of: "visitor.visit(\"").map { start in
        let rest: Substring = line[start.upperBound...]
        return String(rest.prefix { $0 != "\"" })
      }
    }
  }
}
