@testable import ReducerGenIndex
@testable import ReducerGenSyntax
import Testing

/// Accessors and the arguments of attributes, whatever comments and texts stand between them.
@Suite struct AccessorTests {
  @Test(arguments: [
    AccessorRow("statements", "{ getValue(); set = 1 }"),
    AccessorRow("words in comments", "{ get /* async one day, set */ }", "get"),
    AccessorRow("a comment to the end of the line", "{ get // set\n}", "get"),
    AccessorRow(
      "effects", "{ get async throws(/* any */ E) set }", "get async throws(/* any */ E)", "set"),
    AccessorRow("modifiers", "{ mutating get nonmutating set }", "get", "set"),
    AccessorRow(
      "attributes and bodies", "{ @A(\"set\") get { set } ; set(new) { get } }", "get {}", "set {}"),
    AccessorRow("conditions", "{\n#if set\nget\n#else\nget async\n#endif\n}", "get", "get async"),
    AccessorRow("observers", "{ didSet(old) { } willSet { } }", "didSet {}", "willSet {}"),
    AccessorRow("nothing", "{ }"),
    AccessorRow("no closing brace", "{ get", "get"),
  ])
  func accessorsAreReadFromTokens(_ row: AccessorRow) throws {
    let file = ParsedFile(SourceFile(path: "Test.swift", text: "var x: Int " + row.braces))
    let found = file.accessors(of: try #require(file.syntax.declarations.first)).map { accessor in
      ([accessor.name] + accessor.effects.map(file.text) + (accessor.body.isEmpty ? [] : ["{}"]))
        .joined(separator: " ")
    }
    #expect(found == row.expected)
  }

  @Test func aCommentOfARequirementIsNoAccessor() {
    let code = generated(
      """
      protocol Person: DependencyInterface {
        var name: String { get /* async one day */ }
        var age: Int { get /* set is for later */ }
        subscript(_: Int) -> Int { get // throws
        }
      }
      """)
    #expect(code.contains("var name: @Sendable () -> String = "))
    #expect(code.contains("var age: @Sendable () -> Int = "))
    #expect(!code.contains("setAge") && !code.contains("get async") && !code.contains("throws"))
  }

  @Test func aMessageIsNoAvailability() {
    let code = generated(
      """
      enum Route: CasePathable {
        @available(macOS, introduced: 15, message: "not unavailable, nor obsoleted: deprecated")
        case a
        @available(
          *, // unavailable
          deprecated
        ) case b
      }
      """)
    #expect(code.contains("var a:"))
    #expect(code.contains("var b:"))
  }
}

struct AccessorRow: Sendable, CustomTestStringConvertible {
  var name: String
  var braces: String
  var expected: [String]

  init(_ name: String, _ braces: String, _ expected: String...) {
    self.name = name
    self.braces = braces
    self.expected = expected
  }

  var testDescription: String { name }
}
