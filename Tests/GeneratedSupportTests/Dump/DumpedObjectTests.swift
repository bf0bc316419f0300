import GeneratedSupport
import Testing

@Suite struct DumpedObjectTests {
  @Test func fieldsOfTheSuperclassStandFirst() {
    #expect(dumped(Doctor()) == "Doctor(\n  name: \"John\",\n  field: \"Podiatry\"\n)")
    #expect(dumped(Doctor() as Human) == dumped(Doctor()))
  }

  @Test func anObjectIsShownOnce() {
    let (one, other) = (Human(), Human(name: "Jim"))
    #expect(
      dumped([one, one, other, other]) == """
        [
          [0]: Human(name: "John"),
          [1]: Human(↩︎),
          [2]: #1 Human(name: "Jim"),
          [3]: #1 Human(↩︎)
        ]
        """)
  }

  @Test func objectsInASetAreNew() {
    #expect(dumped(Set([Token()])) == "Set([\n  Token()\n])")
  }

  @Test func objectsOfOneFieldAreNewOnTheLinesOfBoth() {
    struct Session { var token: Token }
    #expect(
      diff(Session(token: Token()), Session(token: Token())) == """
        - DumpedObjectTests.Session(token: Token())
        + DumpedObjectTests.Session(token: #1 Token())
        """)
  }

  /// The second object may well lie where the first one was.
  @Test func objectsThatAreMadeToBeShownAreNotTakenForEachOther() {
    struct Fresh: CustomDumpRepresentable {
      var customDumpValue: Any { Token() }
    }
    #expect(
      dumped([Fresh(), Fresh(), Fresh()]) == """
        [
          [0]: Token(),
          [1]: #1 Token(),
          [2]: #2 Token()
        ]
        """)
  }

  @Test func cyclesEnd() {
    let node = Link()
    node.next = node
    defer { node.next = nil }
    #expect(dumped(node) == "Link(\n  next: Link(↩︎)\n)")
  }

  @Test func longChainsAreCut() {
    var first = Link()
    for _ in 0..<10_000 {
      let node = Link()
      node.next = first
      first = node
    }
    #expect(dumped(first).contains("Link(…)"))
    while let next = first.next { first = next }
  }

  @Test func deepValuesAreCut() {
    let text = dumped(Deep.make(10_000, end: 1))
    #expect(text.contains(".node(…)"))
    #expect(text.utf8.count < 100_000)
  }

  @Test func trackedReferencesAreNumbered() {
    struct State {
      var one, same, other: Tracked
    }
    let (one, other) = (Tracked("a", "b"), Tracked("a", "b"))
    #expect(
      dumped(State(one: one, same: one, other: other)) == """
        DumpedObjectTests.State(
          one: #1 "b",
          same: #1 String(↩︎),
          other: #2 "b"
        )
        """)
  }
}

private final class Token: Hashable {
  static func == (one: Token, other: Token) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
