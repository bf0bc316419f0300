import GeneratedSupport
import Testing

@Suite struct CustomDumpTests {
  @Test(arguments: [
    Row("integer", dumped(1), "1"),
    Row("boolean", dumped(true), "true"),
    Row("number", dumped(42.0), "42.0"),
    Row("not a number", dumped(Double.nan), "nan"),
    Row("text", dumped("Blob"), #""Blob""#),
    Row("empty text", dumped(""), #""""#),
    Row("nil", dumped(User?.none), "nil"),
    Row("nested nil", dumped(Int??.some(nil)), "nil"),
    Row("empty array", dumped([Int]()), "[]"),
    Row("empty dictionary", dumped([Int: Int]()), "[:]"),
    Row("empty set", dumped(Set<Int>()), "Set([])"),
    Row("empty struct", dumped(NeverEqual()), "NeverEqual()"),
    Row("nothing", dumped(()), "()"),
    Row("case", dumped(Enum.foo), "Enum.foo"),
    Row("case with a payload", dumped(Enum.bar(42)), "Enum.bar(42)"),
    Row("case with a label", dumped(Enum.fu(bar: 42)), "Enum.fu(bar: 42)"),
    Row("case with nothing", dumped(Enum.unit(())), "Enum.unit()"),
    Row("case in a case", dumped(Nested.nest(.foo)), "Nested.nest(.foo)"),
    Row("one field", dumped(Namespaced.Struct(x: 0)), "Namespaced.Struct(x: 0)"),
    Row("one optional field", dumped(Optionals(x: 1)), "Optionals(x: 1)"),
    Row("type", dumped(Namespaced.Struct.self), "Namespaced.Struct.self"),
    Row("type of unknown type", dumped(User.self as Any.Type), "User.self"),
    Row("function", dumped({ (x: Int) in x }), "(Function)"),
    Row("a text of its own", dumped(Redacted(text: "x")), "<redacted>"),
    Row("a value in its place", dumped(Wrapper(rawValue: 42)), "42"),
    Row("a value that stands for itself", dumped(Forever()), "…"),
    Row("an existential", dumped([3 as any Sendable]), "[\n  [0]: 3\n]"),
  ])
  func aValueOnOneLine(row: Row) { #expect(row.actual() == row.expected) }

  @Test func structsShowTheirFields() {
    #expect(
      dumped(Pair(driver: User(id: 1, name: "Blob"), passenger: User(id: 2, name: "Jr."))) == """
        Pair(
          driver: User(
            id: 1,
            name: "Blob"
          ),
          passenger: User(
            id: 2,
            name: "Jr."
          )
        )
        """)
  }

  @Test func payloads() {
    #expect(
      dumped([
        Enum.baz(fizz: 0.9, buzz: "2"), .fizz(1, buzz: "3"), .pair((1, "4")), .bar(5),
      ]) == """
        [
          [0]: .baz(
            fizz: 0.9,
            buzz: "2"
          ),
          [1]: .fizz(
            1.0,
            buzz: "3"
          ),
          [2]: .pair(
            1,
            "4"
          ),
          [3]: .bar(5)
        ]
        """)
    #expect(
      dumped(Result<Result<Int, any Error>, any Error>.success(.success(42))) == """
        Result.success(
          .success(42)
        )
        """)
  }

  @Test func tuplesShowTheirLabels() {
    #expect(dumped((x: 1, 2, ())) == "(\n  x: 1,\n  2,\n  ()\n)")
  }

  @Test func dictionariesAndSetsAreSorted() {
    #expect(dumped([10: "ten", 9: "nine"]) == "[\n  9: \"nine\",\n  10: \"ten\"\n]")
    #expect(dumped(Set(["b", "a"])) == "Set([\n  \"a\",\n  \"b\"\n])")
    #expect(dumped([AnyHashable(1): 1, AnyHashable("a"): 2]) == "[\n  \"a\": 2,\n  1: 1\n]")
  }

  @Test func keysThatLookAlikeAreSortedByTheirValues() {
    let keys = (0..<20).map { Twin(number: $0) }
    let texts = Set(
      (0..<10).map { _ in
        dumped(Dictionary(uniqueKeysWithValues: keys.shuffled().map { ($0, $0.number) }))
      })
    #expect(texts.count == 1)
  }

  @Test func keysMayHaveSeveralLines() {
    #expect(
      dumped([Twin.Wide(x: 1, y: 2): 3]) == """
        [
          Twin.Wide(
            x: 1,
            y: 2
          ): 3
        ]
        """)
  }

  @Test func whatTheAuthorWroteComesFirst() {
    #expect(
      dumped(Login(email: "a@b", password: "x")) == """
        Login(
          email: "a@b",
          password: <redacted>
        )
        """)
    #expect(dumped(Button()) == "Button.cancel(\n  action: nil,\n  label: \"Cancel\"\n)")
    #expect(dumped(Stack([0: "Hello"])) == "[\n  #0: \"Hello\"\n]")
  }

  @Test func hiddenFields() {
    struct Registrar {}
    struct Value {
      let name = "Blob"
      let _$registrar = Registrar()
    }
    #expect(dumped(Value()) == "CustomDumpTests.Value(name: \"Blob\")")
  }

  @Test(arguments: [
    Row("users", dumped([User(id: 1, name: "Blob")], maxDepth: 1), "[\n  [0]: User(…)\n]"),
    Row("all of them", dumped([User(id: 1, name: "Blob")], maxDepth: 0), "[…]"),
    Row("one field", dumped(Namespaced.Struct(x: 0), maxDepth: 0), "Namespaced.Struct(x: 0)"),
    Row("case", dumped(Enum.bar(1), maxDepth: 0), "Enum.bar(1)"),
    Row("payloads", dumped(Enum.pair((1, "")), maxDepth: 0), "Enum.pair(…)"),
    Row("one field in a field", dumped(Nested.nest(.bar(1)), maxDepth: 0), "Nested.nest(…)"),
    Row("lines", dumped("a\nb", maxDepth: 0), "\"…\""),
    Row("tuple", dumped((1, 2), maxDepth: 0), "(…)"),
  ])
  func theDepthIsBounded(row: Row) { #expect(row.actual() == row.expected) }

  @Test func nameAndIndent() {
    var text = ""
    let returned = customDump(User(id: 1, name: "Blob"), to: &text, name: "user", indent: 2)
    #expect(returned == User(id: 1, name: "Blob"))
    #expect(text == "  user: User(\n    id: 1,\n    name: \"Blob\"\n  )")
  }
}

private struct Optionals { var x: Int? }

private struct Forever: CustomDumpRepresentable {
  var customDumpValue: Any { self }
}

private struct Twin: Hashable, CustomDumpStringConvertible {
  struct Wide: Hashable { var x, y: Int }
  var number: Int
  var customDumpDescription: String { "Twin" }
}

func dumped<T>(_ value: T, maxDepth: Int = .max) -> String {
  var text = ""
  customDump(value, to: &text, maxDepth: maxDepth)
  return text
}
