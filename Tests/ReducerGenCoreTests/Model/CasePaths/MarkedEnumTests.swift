import Testing

@testable import ReducerGenCore

/// Enums that are marked `CasePathable`, wherever they stand.
@Suite struct MarkedEnumTests {
  @Test(arguments: [
    "enum E: CasePathable { case a }",
    "enum E: GeneratedSupport.CasePathable { case a }",
    "enum E: Sendable & CasePathable { case a }",
    "enum E: PathedEnum { case a }",
    "enum E { case a }\nextension E: CasePathable {}",
    "enum E { case a }\nextension E: Sendable & PathedEnum {}",
  ])
  func anEnumIsKnownByItsConformance(source: String) {
    let code = generated(source, otherFiles: ["typealias PathedEnum = CasePathable"])
    #expect(code.contains("nonisolated extension E: GeneratedSupport.CasePathIterable {"))
  }

  @Test(arguments: [
    ("public enum E", "public "),
    ("@frozen public enum E", "public "),
    ("@usableFromInline enum E", "@usableFromInline "),
    ("enum E", ""),
    // An enum is not more visible than the types around it.
    ("public struct S { public enum E }", "public "),
    ("public struct S { internal enum E }", ""),
    ("struct S { public enum E }", ""),
    ("open class S { public enum E }", "public "),
    ("package struct S { public struct T { public enum E } }", "package "),
    // The access of an extension is the default of its members.
    ("public struct S {}\nextension S { enum E }", ""),
    ("public struct S {}\nextension S { public enum E }", "public "),
    ("public struct S {}\nextension S { package enum E }", "package "),
    ("public struct S {}\npublic extension S { enum E }", "public "),
    ("public struct S {}\npublic extension S { internal enum E }", ""),
    ("package struct S {}\npackage extension S { enum E }", "package "),
    ("struct S {}\nextension S { public enum E }", ""),
    ("public struct S { public enum T {} }\npublic extension S.T { enum E }", "public "),
  ])
  func generatedMembersAreAsVisibleAsTheEnum(source: String, access: String) {
    let code = generated(marked(source))
    #expect(code.contains("\n  \(access)nonisolated struct AllCasePaths: "))
    #expect(code.contains("\n    \(access)var a: _Case<()> {"))
    #expect(code.contains("\n  \(access)static func _caseAccess() -> "))
  }

  @Test(arguments: [
    ("@available(*, deprecated) enum E", "E"),
    ("struct S { @available(*, deprecated) enum E }", "S.E"),
    ("struct S {}\n@available(*, deprecated) extension S { enum E }", "S.E"),
  ])
  func theCasePathsOfADeprecatedEnumAreDeprecated(source: String, path: String) {
    let code = generated(marked(source))
    let head = "nonisolated extension \(path): GeneratedSupport.CasePathIterable {"
    #expect(code.contains("\n@available(*, deprecated)\n\(head)"))
  }

  private func marked(_ source: String) -> String {
    source.replacing("enum E", with: "enum E: CasePathable { case a }")
  }
}
