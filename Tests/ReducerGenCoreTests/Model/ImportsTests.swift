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
}
