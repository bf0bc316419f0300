import Testing

@testable import GeneratedSupport

@Suite struct TypeNameTests {
  @Test(arguments: [
    TextRow("plain", dumpTypeName(Int.self), "Int"),
    TextRow("optional", dumpTypeName(Int?.self), "Int?"),
    TextRow("twice", dumpTypeName(Int??.self), "Int??"),
    TextRow("array", dumpTypeName([Int?].self), "[Int?]"),
    TextRow("dictionary", dumpTypeName([String: [Int]].self), "[String: [Int]]"),
    TextRow("generic", dumpTypeName(Result<Int, any Error>.self), "Result"),
    TextRow("a function as argument", dumpTypeName(Generic<(Int) -> Void>.In.self), "Generic.In"),
    TextRow("nested", dumpTypeName(Substring.UTF8View.self), "Substring.UTF8View"),
    TextRow("private", dumpTypeName(Private.Inner.self), "Private.Inner"),
    TextRow("local", dumpTypeName(local()), "Local"),
    TextRow("in an extension of another module", dumpTypeName([Int].TextRow.self), "Array.TextRow"),
    TextRow("tuple", dumpTypeName((x: Int, [String]).self), "(x: Int, [String])"),
    TextRow("function", dumpTypeName(((Int) throws -> String).self), "(Int) throws -> String"),
    TextRow("optional function", dumpTypeName((() -> Int)?.self), "(() -> Int)?"),
    TextRow("metatype", dumpTypeName(Int.Type.self), "Int.Type"),
    TextRow("any", dumpTypeName(Any.self), "Any"),
    TextRow("composition", dumpTypeName((any Error & Sendable).self), "Error"),
    TextRow(
      "with arguments", dumpTypeName(Generic<[Int]>.self, keepsArguments: true), "Generic<[Int]>"),
  ])
  func names(row: TextRow) { #expect(row.actual() == row.expected) }

  /// `Keyword.Type` is the name of a struct and of the metatype of `Keyword`.
  @Test func aTypeThatIsNamedTypeIsNoMetatype() {
    let (one, other) = (Keyword.make(1), Keyword.make(2))
    #expect(dumped(one) == "Keyword.Type(x: 1)")
    #expect(diff(one, other) == "- Keyword.Type(x: 1)\n+ Keyword.Type(x: 2)")
    #expect(diff(one, one) == nil)
    #expect(dumped(Keyword.self) == "Keyword.self")
    #expect(diff(Keyword.self as Any.Type, Private.self) == "- Keyword.self\n+ Private.self")
  }

  @Test func aTypeIsNamedOnce() {
    let one = DumpWriter().printer(for: Traveller.self)
    let other = DumpWriter().printer(for: Traveller.self)
    #expect(one === other)
  }
}

private enum Keyword {
  struct `Type` { var x: Int }

  /// Outside of `Keyword`, its nested type cannot be named.
  static func make(_ x: Int) -> `Type` { `Type`(x: x) }
}
private struct Generic<T> { struct In {} }
private enum Private { struct Inner {} }
extension Array { fileprivate struct TextRow {} }
private func local() -> Any.Type {
  struct Local {}
  return Local.self
}
