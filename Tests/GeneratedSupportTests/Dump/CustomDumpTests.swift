import GeneratedSupport
import Testing

@Suite struct CustomDumpTests {
  @Test(arguments: [
    TextRow("integer", dumped(1), "1"),
    TextRow("boolean", dumped(true), "true"),
    TextRow("number", dumped(42.0), "42.0"),
    TextRow("not a number", dumped(Double.nan), "nan"),
    TextRow("text", dumped("Blob"), #""Blob""#),
    TextRow("empty text", dumped(""), #""""#),
    TextRow("nil", dumped(Traveller?.none), "nil"),
    TextRow("nested nil", dumped(Int??.some(nil)), "nil"),
    TextRow("empty array", dumped([Int]()), "[]"),
    TextRow("empty dictionary", dumped([Int: Int]()), "[:]"),
    TextRow("empty set", dumped(Set<Int>()), "Set([])"),
    TextRow("empty struct", dumped(NeverEqual()), "NeverEqual()"),
    TextRow("nothing", dumped(()), "()"),
    TextRow("case", dumped(Enum.foo), "Enum.foo"),
    TextRow("case with a payload", dumped(Enum.bar(42)), "Enum.bar(42)"),
    TextRow("case with a label", dumped(Enum.fu(bar: 42)), "Enum.fu(bar: 42)"),
    TextRow("case with nothing", dumped(Enum.unit(())), "Enum.unit()"),
    TextRow("case in a case", dumped(Nested.nest(.foo)), "Nested.nest(.foo)"),
    TextRow("one field", dumped(Namespaced.Struct(x: 0)), "Namespaced.Struct(x: 0)"),
    TextRow("one optional field", dumped(Optionals(x: 1)), "Optionals(x: 1)"),
    TextRow("type", dumped(Namespaced.Struct.self), "Namespaced.Struct.self"),
    TextRow("type of unknown type", dumped(Traveller.self as Any.Type), "Traveller.self"),
    TextRow("function", dumped({ (x: Int) in x }), "(Function)"),
    TextRow("a text of its own", dumped(Redacted(text: "x")), "<redacted>"),
    TextRow("a value in its place", dumped(Wrapper(rawValue: 42)), "42"),
    TextRow("a value that stands for itself", dumped(Forever()), "…"),
    TextRow("an existential", dumped([3 as any Sendable]), "[\n  [0]: 3\n]"),
  ])
  func aValueOnOneLine(row: TextRow) { #expect(row.actual() == row.expected) }

  @Test func structsShowTheirFields() {
    #expect(
      dumped(Ride(driver: Traveller(id: 1, name: "Blob"), passenger: Traveller(id: 2, name: "Jr.")))
        == """
        Ride(
          driver: Traveller(
            id: 1,
            name: "Blob"
          ),
          passenger: Traveller(
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
      dumped(Credentials(email: "a@b", password: "x")) == """
        Credentials(
          email: "a@b",
          password: <redacted>
        )
        """)
    #expect(
      dumped(CancelButton()) == "CancelButton.cancel(\n  action: nil,\n  label: \"Cancel\"\n)")
    #expect(dumped(Layers([0: "Hello"])) == "[\n  #0: \"Hello\"\n]")
  }

  @Test func hiddenFields() {
    struct Registrar {}
    struct Value {
      let name = "Blob"
      let _$registrar = Registrar()
    }
    #expect(dumped(Value()) == "CustomDumpTests.Value(\n  name: \"Blob\"\n)")
  }

  @Test(arguments: [
    TextRow(
      "users", dumped([Traveller(id: 1, name: "Blob")], maxDepth: 1), "[\n  [0]: Traveller(…)\n]"),
    TextRow("all of them", dumped([Traveller(id: 1, name: "Blob")], maxDepth: 0), "[…]"),
    TextRow("one field", dumped(Namespaced.Struct(x: 0), maxDepth: 0), "Namespaced.Struct(x: 0)"),
    TextRow("case", dumped(Enum.bar(1), maxDepth: 0), "Enum.bar(1)"),
    TextRow("payloads", dumped(Enum.pair((1, "")), maxDepth: 0), "Enum.pair(…)"),
    TextRow("one field in a field", dumped(Nested.nest(.bar(1)), maxDepth: 0), "Nested.nest(…)"),
    TextRow("lines", dumped("a\nb", maxDepth: 0), "\"…\""),
    TextRow("tuple", dumped((1, 2), maxDepth: 0), "(…)"),
  ])
  func theDepthIsBounded(row: TextRow) { #expect(row.actual() == row.expected) }

  @Test func nameAndIndent() {
    var text = ""
    let returned = customDump(Traveller(id: 1, name: "Blob"), to: &text, name: "user", indent: 2)
    #expect(returned == Traveller(id: 1, name: "Blob"))
    #expect(text == "  user: Traveller(\n    id: 1,\n    name: \"Blob\"\n  )")
  }
}

private struct Optionals { var x: Int? }

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
