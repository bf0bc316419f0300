import Testing

@testable import ReducerGenCore

@Suite struct AttributeTests {
  @Test(arguments: [
    SyntaxRow(
      "modifiers in any order",
      "static public final class override var a = 1\nprivate(set) public weak var b: B?",
      "static public final class override var a = 1", "private(set) public weak var b : B?"),
    SyntaxRow(
      "modifiers with arguments",
      "unowned(unsafe) let a: A\nnonisolated(unsafe) var b = 1\npackage internal(set) var c: C",
      "unowned(unsafe) let a : A", "nonisolated(unsafe) var b = 1",
      "package internal(set) var c : C"),
    SyntaxRow(
      "modifiers that are names elsewhere",
      "struct S { lazy var lazy = 1; mutating func mutating() {}; dynamic var dynamic: Int }",
      "struct S", "  lazy var lazy = 1", "  mutating func mutating", "  dynamic var dynamic : Int"),
    SyntaxRow(
      "attributes before modifiers",
      "@objc @available(macOS 15, *) @MainActor public final class C {}",
      "@objc @available @MainActor public final class C"),
    SyntaxRow(
      "attributes of macros",
      "@Foo(bar: 1) var a: Int\n@Foo<Int>.Bar(\"}\") { }\nvar b: Int".replacing(" { }", with: ""),
      "@Foo var a : Int", "@Foo<Int>.Bar var b : Int"),
    SyntaxRow(
      "attributes on lines of their own",
      "@A\n@B(x: [1, 2], y: { $0 })\n// comment\n@C /* c */ @D\nstruct S {}",
      "@A @B @C @D struct S"),
    SyntaxRow(
      "an attribute from a module",
      "@GeneratedSupport.Presents var a: A.State?\n@Mod::Wrapper var b: B",
      "@GeneratedSupport.Presents var a : A.State?", "@Mod::Wrapper var b : B"),
    SyntaxRow(
      "attributes of cases and parameters",
      "enum E { @available(*, deprecated) case a(_ b: @Sendable () -> Void), c }",
      "enum E", "  @available case a(_ b: @Sendable () -> Void)", "  @available case c"),
    SyntaxRow(
      "attributes of accessors",
      "var a: Int { @inlinable get { 1 } @A(b) nonmutating set {} }", "var a : Int {}"),
    SyntaxRow(
      "attributes that take declarations",
      "@_specialize(where T == Int)\n@backDeployed(before: macOS 13)\nfunc f<T>(_ t: T) {}",
      "@_specialize @backDeployed func f<T>(_ t: T)"),
    SyntaxRow(
      "attributes of imports",
      "@preconcurrency @_spi(Generated) public import struct A.B\n@testable import C",
      "@preconcurrency @_spi public import A.B", "@testable import C"),
    SyntaxRow(
      "a space before the arguments of an attribute of the language",
      "@available (macOS 15, *) func f() {}\n@_silgen_name (\"g\") func h() {}",
      "@available func f", "@_silgen_name func h"),
  ])
  func attributesAndModifiers(row: SyntaxRow) { assertDeclares(row) }
}

@Suite struct ConditionalTests {
  @Test(arguments: [
    SyntaxRow(
      "declarations at the top",
      "#if A\nimport B\n#elseif C && D\nstruct S {}\n#else\nlet a = 1\n#endif\nlet b = 2",
      "import B #if A", "struct S #if C && D", "let a = 1 #if !(A || C && D)", "let b = 2"),
    SyntaxRow(
      "cases",
      "enum E {\n  case a\n  #if A\n  case b\n  #if B\n  case c\n  #endif\n  #endif\n  case d\n}",
      "enum E", "  case a", "  case b #if A", "  case c #if A #if B", "  case d"),
    SyntaxRow(
      "attributes", "#if A\n@B\n#endif\nvar c: Int\n#if D\n@E\n#else\n@F(g)\n#endif\nfunc h() {}",
      "@B var c : Int", "@E @F func h"),
    SyntaxRow(
      "attributes after attributes",
      "@A\n#if B\n@C\n#endif\n@D\npublic struct S {}", "@A @C @D public struct S"),
    SyntaxRow(
      "attributes of an attribute's clause",
      "@A\n#if B\n@C\n#if D\n@E\n#endif\n#else\n@F\n#endif\nfinal class S {}",
      "@A @C @E @F final class S"),
    SyntaxRow(
      "attributes before a case", "enum E {\n  #if A\n  @B\n  #endif\n  case c(Int)\n  case d\n}",
      "enum E", "  @B case c(Int)", "  case d"),
    SyntaxRow(
      "an attribute and its declaration",
      "#if A\n@B func c() {}\n#endif\nfunc d() {}", "@B func c #if A", "func d"),
    SyntaxRow(
      "an empty clause", "#if A\n#else\nlet a = 1\n#endif\n#if B\n#endif\nlet c = 2",
      "let a = 1 #if !(A)", "let c = 2"),
    SyntaxRow(
      "a clause inside of a body",
      "func f() {\n  #if A\n  }\n  #else\n  {\n  #endif\n}\nlet a = 1".replacing(
        "  }\n  #else\n  {\n", with: "  g()\n  #else\n  h()\n"),
      "func f", "let a = 1"),
    SyntaxRow(
      "a clause of a chain of calls",
      "let a = b\n  #if C\n  .d()\n  #else\n  .e\n  #endif\nlet f = 1",
      "let a = b\n  #if C\n  .d()\n  #else\n  .e\n  #endif", "let f = 1"),
    SyntaxRow(
      "conditions of all kinds",
      "#if os(Linux) || (!DEBUG && swift(>=6.2)) // why\nlet a = 1\n#endif\n"
        + "#if canImport(A, _version: 1.2.3)\nlet b = 2\n#endif",
      "let a = 1 #if os(Linux) || (!DEBUG && swift(>=6.2))",
      "let b = 2 #if canImport(A, _version: 1.2.3)"),
    SyntaxRow(
      "inside of a protocol and an extension",
      "protocol P {\n  #if A\n  func f()\n  #endif\n}\nextension P {\n  #if B\n  var a: Int { 1 }\n  #endif\n}",
      "protocol P", "  func f #if A", "extension P", "  var a : Int {} #if B"),
    SyntaxRow(
      "around a whole type, whose members do not repeat it",
      "#if A\nstruct S {\n  let a = 1\n  #if B\n  let b = 2\n  #endif\n}\n#endif",
      "struct S #if A", "  let a = 1", "  let b = 2 #if B"),
  ])
  func clauses(row: SyntaxRow) { assertDeclares(row) }
}
