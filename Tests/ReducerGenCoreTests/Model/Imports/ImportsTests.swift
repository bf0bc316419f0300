import Testing

@testable import ReducerGenCore

/// A source's imports with the payload of a public enum, and what becomes of the imports.
struct ImportsRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var imports: String
  var payload: String
  var expected: String

  init(_ name: String, _ imports: String, _ payload: String, _ expected: String) {
    testDescription = name
    self.imports = imports
    self.payload = payload
    self.expected = expected
  }
}

@Suite struct ImportsTests {
  @Test(arguments: [
    ImportsRow("a plain import stays", "import A", "B", "import A"),
    ImportsRow("ours is made anew", "import GeneratedSupport", "B", ""),
    ImportsRow("public where the name may come from it", "public import A", "B", "public import A"),
    ImportsRow(
      "not public for a type of Swift", "public import A", "[Int: String?]", "internal import A"),
    ImportsRow(
      "not public for a type of the target", "public import A", "Own", "internal import A"),
    ImportsRow("public for a part of a type", "public import A", "[Own: B.C]", "public import A"),
    ImportsRow(
      "Foundation's names need Foundation only", "public import A\npublic import Foundation", "URL",
      "internal import A\npublic import Foundation"),
    ImportsRow(
      "a name that is not Foundation's does not need it",
      "public import A\npublic import Foundation", "B",
      "public import A\ninternal import Foundation"),
    ImportsRow(
      "every module that may have the name stays public", "public import A\npublic import B", "C",
      "public import A\npublic import B"),
    ImportsRow(
      "a qualified name needs its module only", "public import A\npublic import B", "B.C",
      "internal import A\npublic import B"),
    ImportsRow(
      "not public for a type of ours", "public import A", "Effect<Int>", "internal import A"),
    ImportsRow("internal stays internal", "internal import A", "B", "internal import A"),
    ImportsRow("private becomes internal", "private import A", "Int", "internal import A"),
    ImportsRow("package for a public enum", "package import A", "B", "package import A"),
    ImportsRow(
      "a directive keeps it public", "// reducergen: import A public\npublic import A", "Int",
      "public import A"),
    ImportsRow(
      "a directive makes it internal", "// reducergen: import A internal\npublic import A", "B",
      "internal import A"),
    ImportsRow(
      "a directive says it for a plain import", "// reducergen: import A public\nimport A", "Int",
      "public import A"),
    ImportsRow(
      "a part of a module", "public import struct A.B\nimport class C.D", "B",
      "public import struct A.B\nimport class C.D"),
    ImportsRow(
      "attributes",
      "@_spi(X) public import A\n@preconcurrency import B\n@_exported public import C",
      "D", "@_spi(X) public import A\nimport B\npublic import C"),
    ImportsRow(
      "conditions", "#if canImport(A)\npublic import A\n#else\nimport B\n#endif", "C",
      "#if canImport(A)\npublic import A\n#else\nimport B\n#endif"),
  ])
  func importsOfAPublicEnum(row: ImportsRow) {
    let text = generated(
      "\(row.imports)\npublic enum E: CasePathable { case a(\(row.payload)) }\npublic struct Own {}"
    )
    let lines = text.split(separator: "\n\n")[0].split(separator: "\n")
    #expect(lines.first == "public import GeneratedSupport")
    #expect(lines.dropFirst().joined(separator: "\n") == row.expected)
  }

  @Test(arguments: [
    ("", "internal", ""), ("package ", "package", "package "), ("public ", "public", "public "),
  ])
  func importsFollowTheAccessOfTheEnum(access: String, expected: String, withoutSource: String) {
    let text = generated("public import A\n\(access)enum E: CasePathable { case a(B) }")
    let lines = text.split(separator: "\n\n")[0].split(separator: "\n")
    #expect(lines == ["\(withoutSource)import GeneratedSupport", "\(expected) import A"])
  }

  /// A plain import of a module beside one that is not public is ambiguous to Swift.
  @Test(arguments: [
    ("", "", ""), ("", "package ", ""), ("", "public ", "public "),
    ("internal ", "", "internal "), ("package ", "", "internal "),
    ("package ", "package ", "package "), ("public ", "", "internal "),
    ("public ", "package ", "package "), ("public ", "public ", "public "),
  ])
  func oursSaysAnAccessWhereTheSourceDoes(written: String, access: String, expected: String) {
    let text = generated(
      "\(written)import GeneratedSupport\n\(access)enum E: CasePathable { case a }")
    #expect(text.split(separator: "\n")[0] == "\(expected)import GeneratedSupport")
  }

  /// A generic client has no property of `DependencyValues`, so only what it declares itself
  /// counts.
  @Test(arguments: [
    (
      "internal", "internal",
      "public var a: @Sendable () throws -> A\n  var b: @Sendable () -> Void"
    ),
    ("internal", "public", "public var a: @Sendable () throws -> A"),
    ("internal", "public", "public var a: @Sendable (_ b: A) throws -> Void\n  var c: Int?"),
    ("internal", "public", "public var a: @A @Sendable (_ b: Int) -> Void\n  var c: Int?"),
    ("internal", "internal", "public var a: @Sendable (_ b: Int) -> Void\n  var c: A?"),
    (
      "internal", "internal",
      "public var a: @Sendable (_ b: Int) -> Void\n  var c: A?\n  init(x: Int) { c = nil }"
    ),
    ("public", "internal", "public var a: @Sendable (_ b: Effect<Int>) -> Void\n  var c: Int?"),
    ("internal", "internal", "public var a: @Sendable (_ b: Int) -> Void"),
  ])
  func importsOfAPublicGenericClient(ours: String, other: String, members: String) {
    let text = generated(
      """
      public import GeneratedSupport
      public import Other
      public struct Client<Element: Sendable>: DependencyClient {
        \(members)
      }
      """)
    let lines = text.split(separator: "\n").prefix(2)
    #expect(lines == ["\(ours) import GeneratedSupport", "\(other) import Other"])
  }

  /// What only some build needs is not seen from everywhere in the others.
  @Test(arguments: [
    (
      "#if DEBUG\npublic enum E: CasePathable { case a(A) }\n#endif",
      """
      #if (DEBUG)
      public import GeneratedSupport
      #else
      import GeneratedSupport
      #endif
      #if (DEBUG)
      public import Other
      #else
      internal import Other
      #endif

      """
    ),
    (
      """
      public enum E: CasePathable {
        case a
        #if DEBUG
          case b(A)
        #elseif os(Linux)
          case c(A)
        #else
          case d
        #endif
      }
      """,
      """
      public import GeneratedSupport
      #if (DEBUG) || (!(DEBUG) && (os(Linux)))
      public import Other
      #else
      internal import Other
      #endif

      """
    ),
    (
      """
      public enum E: CasePathable {
        case a(A)
        #if DEBUG
          case b(A)
        #endif
      }
      """, "public import GeneratedSupport\npublic import Other\n"
    ),
    (
      """
      public struct Client<Element: Sendable>: DependencyClient {
        #if DEBUG
          public var a: @Sendable (A) -> Void
        #endif
      }
      """,
      """
      import GeneratedSupport
      #if (DEBUG)
      public import Other
      #else
      internal import Other
      #endif

      """
    ),
    (
      """
      enum E: CasePathable { case a(A) }
      #if DEBUG
      package enum F: CasePathable { case a(A) }
      #endif
      """,
      """
      #if (DEBUG)
      package import GeneratedSupport
      #else
      import GeneratedSupport
      #endif
      #if (DEBUG)
      package import Other
      #else
      internal import Other
      #endif

      """
    ),
  ])
  func whatIsThereSometimesIsImportedSo(source: String, expected: String) {
    let text = generated("public import Other\n\(source)")
    #expect(text.hasPrefix(expected))
  }

  @Test func anImportThatIsThereSometimesNeedsNoSecondCondition() {
    let text = generated(
      """
      #if canImport(Other)
        public import Other
      #endif
      public enum E: CasePathable {
        case a
        #if canImport(Other)
          case b(A)
        #endif
      }
      """)
    let expected = "import GeneratedSupport\n#if canImport(Other)\npublic import Other\n#endif\n"
    #expect(text.hasPrefix("public " + expected))
  }

  @Test func aCaseThatIsLeftOutNeedsNoImport() {
    let source = "public enum E: CasePathable {\n// reducergen: ignore\ncase a(A)\ncase b\n}"
    #expect(generated("public import Other\n" + source).contains("\ninternal import Other\n"))
  }

  @Test func aTypeThatIsNestedInTheEnumNeedsNoImport() {
    let source = "public enum E: CasePathable {\ncase a(A)\npublic enum A { case b }\n}"
    #expect(generated("public import Other\n" + source).contains("\ninternal import Other\n"))
  }

  /// The same where the target has a type of the same name as one of ours that is generated.
  @Test func whatIsGeneratedOfOursIsKnownWithoutItsName() {
    let text = generated(
      """
      public struct Client: DependencyClient {}
      public struct DependencyValues {}
      """)
    #expect(text.hasPrefix("public import GeneratedSupport\n"))
  }
}
