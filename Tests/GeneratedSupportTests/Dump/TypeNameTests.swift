import Testing

@testable import GeneratedSupport

@Suite struct TypeNameTests {
  @Test(arguments: [
    Row("plain", dumpTypeName(Int.self), "Int"),
    Row("optional", dumpTypeName(Int?.self), "Int?"),
    Row("twice", dumpTypeName(Int??.self), "Int??"),
    Row("array", dumpTypeName([Int?].self), "[Int?]"),
    Row("dictionary", dumpTypeName([String: [Int]].self), "[String: [Int]]"),
    Row("generic", dumpTypeName(Result<Int, any Error>.self), "Result"),
    Row("a function as argument", dumpTypeName(Generic<(Int) -> Void>.In.self), "Generic.In"),
    Row("nested", dumpTypeName(Substring.UTF8View.self), "Substring.UTF8View"),
    Row("private", dumpTypeName(Private.Inner.self), "Private.Inner"),
    Row("local", dumpTypeName(local()), "Local"),
    Row("in an extension of another module", dumpTypeName([Int].Row.self), "Array.Row"),
    Row("tuple", dumpTypeName((x: Int, [String]).self), "(x: Int, [String])"),
    Row("function", dumpTypeName(((Int) throws -> String).self), "(Int) throws -> String"),
    Row("optional function", dumpTypeName((() -> Int)?.self), "(() -> Int)?"),
    Row("metatype", dumpTypeName(Int.Type.self), "Int.Type"),
    Row("any", dumpTypeName(Any.self), "Any"),
    Row("composition", dumpTypeName((any Error & Sendable).self), "Error"),
    Row(
      "with arguments", dumpTypeName(Generic<[Int]>.self, keepsArguments: true), "Generic<[Int]>"),
  ])
  func names(row: Row) { #expect(row.actual() == row.expected) }

  @Test func aTypeIsNamedOnce() {
    let one = DumpWriter().printer(for: User.self)
    let other = DumpWriter().printer(for: User.self)
    #expect(one === other)
  }
}

private struct Generic<T> { struct In {} }
private enum Private { struct Inner {} }
extension Array { fileprivate struct Row {} }
private func local() -> Any.Type {
  struct Local {}
  return Local.self
}
