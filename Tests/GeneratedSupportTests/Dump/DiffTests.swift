import GeneratedSupport
import Testing

@Suite struct DiffTests {
  @Test(arguments: [
    TextRow("numbers", diff(1, 1), nil),
    TextRow("texts", diff("a\nb", "a\nb"), nil),
    TextRow("structs", diff(Traveller(id: 1, name: ""), Traveller(id: 1, name: "")), nil),
    TextRow("tuples", diff((1, (2, 3)), (1, (2, 3))), nil),
    TextRow("unknown types", diff((1, 2) as Any, (1, 2)), nil),
    TextRow("cases", diff(Enum.bar(42), Enum.bar(42)), nil),
    TextRow("nothing", diff(nil as Traveller?, nil), nil),
    TextRow(
      "not equatable",
      diff(Credentials(email: "", password: ""), Credentials(email: "", password: "")), nil),
    TextRow("functions", diff({ 1 }, { 2 }), nil),
    TextRow("sets", diff(Set([1, 2]), Set([2, 1])), nil),
    TextRow("types", diff(Int.self as Any.Type, Int.self), nil),
    TextRow("deep", diff(Deep.make(1_000, end: 1), Deep.make(1_000, end: 1)), nil),
    TextRow(
      "deep, not equatable", diff(DeepUnequatable.make(10_000, end: 1), .make(10_000, end: 1)), nil),
  ])
  func equalValuesHaveNone(row: TextRow) { #expect(row.actual() == row.expected) }

  @Test(arguments: [
    TextRow("numbers", diff(1, 2), "- 1\n+ 2"),
    TextRow("proportional", diff(1, 2, format: .proportional), "\u{2212} 1\n+ 2"),
    TextRow("types", diff(Int.self as Any.Type, Traveller.self), "- Int.self\n+ Traveller.self"),
    TextRow("cases", diff(Enum.foo, .bar(42)), "- Enum.foo\n+ Enum.bar(42)"),
    TextRow("payloads", diff(Enum.bar(42), .bar(43)), "- Enum.bar(42)\n+ Enum.bar(43)"),
    TextRow(
      "cases in a case", diff(Nested.nest(.foo), .nest(.buzz)),
      "- Nested.nest(.foo)\n+ Nested.nest(.buzz)"),
    TextRow(
      "one field", diff(Namespaced.Struct(x: 0), .init(x: 1)),
      "- Namespaced.Struct(x: 0)\n+ Namespaced.Struct(x: 1)"),
    TextRow(
      "not a number", diff(Double.nan, .nan),
      "  // Not equal but no difference detected:\n- nan\n+ nan"),
    TextRow("text of one line", diff("a\nb", "a"), "- \"\"\"\n- a\n- b\n- \"\"\"\n+ \"a\""),
    TextRow("a value in its place", diff(Wrapper(rawValue: 1), Wrapper(rawValue: 2)), "- 1\n+ 2"),
    TextRow("hashables", diff(AnyHashable(42), AnyHashable(43)), "- 42\n+ 43"),
    TextRow(
      "never equal", diff(NeverEqual(), NeverEqual()),
      "  // Not equal but no difference detected:\n- NeverEqual()\n+ NeverEqual()"),
    TextRow(
      "never equal with fields", diff(NeverEqualUser(), NeverEqualUser()),
      "  // Not equal but no difference detected:\n- NeverEqualUser(…)\n+ NeverEqualUser(…)"),
    TextRow(
      "types of one text", diff(29.99 as Float as Any, 29.99 as Double as Any),
      "- 29.99 as Float\n+ 29.99 as Double"),
    TextRow(
      "a number and a text", diff((1, (2, 3)) as Any, "Blob"),
      "- (\n-   1,\n-   (\n-     2,\n-     3\n-   )\n- )\n+ \"Blob\""),
    TextRow(
      "optional", diff(Traveller?(Traveller(id: 1, name: "Blob")), nil),
      "- Traveller(\n-   id: 1,\n-   name: \"Blob\"\n- )\n+ nil"),
  ])
  func wholeValues(row: TextRow) { #expect(row.actual() == row.expected) }

  /// The samples of the seeds.
  @Test func failureMessagesOfTestStores() {
    enum TestStoreTests {
      struct State: Equatable { var count: Int }
      struct Model: Equatable { var id: UUIDLike }
      struct Models: Equatable { var values: [Model] }
      struct UUIDLike: Equatable, CustomDumpStringConvertible {
        var last: Int
        var customDumpDescription: String { "UUID(00000000-0000-0000-0000-00000000000\(last))" }
      }
    }
    typealias State = TestStoreTests.State
    #expect(
      diff(State(count: 999), State(count: 1)) == """
        - DiffTests.TestStoreTests.State(count: 999)
        + DiffTests.TestStoreTests.State(count: 1)
        """)
    #expect(
      diff(
        TestStoreTests.Models(values: [.init(id: .init(last: 1))]),
        TestStoreTests.Models(values: [.init(id: .init(last: 0))])) == """
          \u{20} DiffTests.TestStoreTests.Models(
              values: [
                [0]: DiffTests.TestStoreTests.Model(
          -       id: UUID(00000000-0000-0000-0000-000000000001)
          +       id: UUID(00000000-0000-0000-0000-000000000000)
                )
              ]
            )
          """)
  }

  @Test func aChangedField() {
    #expect(
      diff(
        Ride(driver: Traveller(id: 1, name: "Blob"), passenger: Traveller(id: 2, name: "Jr.")),
        Ride(driver: Traveller(id: 1, name: "Blob"), passenger: Traveller(id: 2, name: "Sr.")))
          == """
          \u{20} Ride(
              driver: Traveller(…),
              passenger: Traveller(
                id: 2,
          -     name: "Jr."
          +     name: "Sr."
              )
            )
          """)
  }

  @Test func changedPayloads() {
    #expect(
      diff(Nested.nest(.fizz(42, buzz: "Blob")), .nest(.fizz(42, buzz: "Glob"))) == """
        \u{20} Nested.nest(
            .fizz(
              42.0,
        -     buzz: "Blob"
        +     buzz: "Glob"
            )
          )
        """)
    #expect(
      diff(Nested.two(1, .foo), .two(1, .buzz)) == """
        \u{20} Nested.two(
            1,
        -   .foo
        +   .buzz
          )
        """)
    #expect(diff((1, (2, 3)), (0, (2, 3))) == "  (\n-   1,\n+   0,\n    (…)\n  )")
  }

  @Test func fieldsOfACustomMirrorMayComeAndGo() {
    #expect(
      diff(Credentials(email: "a@b", password: "x"), Credentials(email: "a@b", password: "y"))
        == """
        \u{20} Credentials(
            email: "a@b",
        -   password: <redacted>
        +   password: <redacted>
          )
        """)
    #expect(
      diff(Sparse(fields: ["a": 1, "b": 2]), Sparse(fields: ["b": 2, "c": 3])) == """
        \u{20} Sparse(
        -   a: 1,
            b: 2,
        +   c: 3
          )
        """)
  }

  @Test func linesOfTexts() {
    #expect(
      diff("Hello,\nWorld!", "Hello,\nBlob!") == #"""
          """
          Hello,
        - World!
        + Blob!
          """
        """#)
    #expect(
      diff(
        Email(subject: "Re", body: "To who\n\nBlob"), Email(subject: "Re", body: "To whom\n\nBlob"))?
        .split(separator: "\n") == [
          "  Email(", "    subject: \"Re\",", "    body: \"\"\"", "-     To who", "+     To whom",
          "      ", "      Blob", "      \"\"\"", "  )",
        ])
    #expect(
      diff(Email(subject: "RE", body: "a\nb"), Email(subject: "Re", body: "a\nb")) == """
        \u{20} Email(
        -   subject: "RE",
        +   subject: "Re",
            body: "…"
          )
        """)
  }

  @Test func objectsAreNotTakenApart() {
    let (one, other, third) = (Human(name: "1"), Human(name: "2"), Human(name: "3"))
    #expect(diff(one, one) == nil)
    #expect(
      diff([one, other, other], [one, other, third]) == """
        \u{20} [
            … (2 unchanged),
        -   [2]: Human(name: "2")
        +   [2]: #1 Human(name: "3")
          ]
        """)
  }

  @Test func aTrackedReferenceDiffersFromItself() {
    let tracked = Tracked()
    #expect(
      diff(tracked, tracked) == """
        \u{20} #1 Traveller(
            id: 1,
        -   name: "Blob"
        +   name: "Jr."
          )
        """)
    #expect(diff(Tracked(0, 1), Tracked(0, 2)) == "- #1 1\n+ #2 2")
    struct State { var stats: Tracked }
    let state = State(stats: Tracked(0, 1))
    #expect(
      diff(state, state) == """
        \u{20} DiffTests.State(
        -   stats: #1 0
        +   stats: #1 1
          )
        """)
    #expect(
      diff([tracked, tracked], [tracked, Tracked()]) == """
        \u{20} [
            [0]: #1 Traveller(
              id: 1,
        -     name: "Blob"
        +     name: "Jr."
            ),
        -   [1]: #1 Traveller(↩︎)
        +   [1]: #2 Traveller(
        +     id: 1,
        +     name: "Jr."
        +   )
          ]
        """)
  }
}

private struct Sparse: CustomDumpReflectable {
  var fields: KeyValuePairs<String, Int>
  var customDumpMirror: Mirror {
    Mirror(
      self, children: fields.map { (label: $0.key, value: $0.value) }, displayStyle: .struct)
  }
}
