import GeneratedSupport
import Observation
import Testing

@Suite struct DumpedObjectTests {
  @Test func anObjectThatStandsForItselfIsDumpedOnce() {
    final class Selfish: CustomDiffObject {
      var customDiffValues: (Any, Any) { (self, self) }
    }
    let object = Selfish()
    #expect(String(customDumping: [object]).contains("Selfish(↩︎)"))
    #expect(diff([object], [object]) == nil)
  }

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

  /// The reference and the object that it stands for have one number.
  @Test func aTrackedObjectHasOneNumber() {
    let human = Human(name: "Jr.")
    let tracked = Tracked(Human(name: "Blob"), human)
    #expect(
      dumped([tracked, Tracked(0, Human(name: "Sr.")), tracked, human] as [Any]) == """
        [
          [0]: #1 Human(name: "Jr."),
          [1]: #2 Human(name: "Sr."),
          [2]: #1 Human(↩︎),
          [3]: #1 Human(↩︎)
        ]
        """)
    #expect(
      diff(tracked, tracked) == """
        - #1 Human(name: "Blob")
        + #1 Human(name: "Jr.")
        """)
  }

  @Test func trackedReferencesKeepTheirNumbersInADiff() {
    struct Pair { var one, other: Tracked }
    struct State { var pair, crossed: Pair }
    let (one, other) = (Tracked("a", "b"), Tracked("c", "d"))
    let state = State(
      pair: Pair(one: one, other: other), crossed: Pair(one: other, other: one))
    #expect(
      diff(state, state) == """
        \u{20} DumpedObjectTests.State(
            pair: DumpedObjectTests.Pair(
        -     one: #1 "a",
        +     one: #1 "b",
        -     other: #2 "c"
        +     other: #2 "d"
            ),
            crossed: DumpedObjectTests.Pair(
        -     one: #2 "c",
        +     one: #2 "d",
        -     other: #1 "a"
        +     other: #1 "b"
            )
          )
        """)
  }

  @Test func aLargeChangeIsShownOnce() {
    struct Person { var name, city: String }
    struct State { var one, other: Tracked }
    let person = Tracked(Person(name: "Blob", city: "a"), Person(name: "Blob, Jr.", city: "a"))
    let state = State(one: person, other: person)
    #expect(
      diff(state, state) == """
        \u{20} DumpedObjectTests.State(
            one: #1 DumpedObjectTests.Person(
        -     name: "Blob",
        +     name: "Blob, Jr.",
              city: "a"
            ),
            other: #1 DumpedObjectTests.Person(↩︎)
          )
        """)
  }

  /// The element that was removed has shown only the new value.
  @Test func aChangeIsShownAfterAnotherLineHasShownTheValue() {
    struct Person { var name, city: String }
    struct State {
      var people: [Tracked]
      var best: Tracked
    }
    let person = Tracked(Person(name: "Blob", city: "a"), Person(name: "Blob, Jr.", city: "a"))
    #expect(
      diff(State(people: [person], best: person), State(people: [], best: person)) == """
        \u{20} DumpedObjectTests.State(
            people: [
        -     [0]: #1 DumpedObjectTests.Person(
        -       name: "Blob, Jr.",
        -       city: "a"
        -     )
            ],
            best: #1 DumpedObjectTests.Person(
        -     name: "Blob",
        +     name: "Blob, Jr.",
              city: "a"
            )
          )
        """)
  }

  /// A snapshot stands for the object from which it was taken.
  @Test func snapshotsOfOneObjectHaveOneNumber() {
    let (blob, junior) = (Human(), Human())
    func snapshots(_ name: String) -> Snapshot {
      let one = Snapshot(of: blob, name: name)
      let other = Snapshot(of: junior, name: "Jr.")
      one.friends = [other]
      other.friends = [one, other]
      return one
    }
    let (old, same, new) = (snapshots("Blob"), snapshots("Blob"), snapshots("Blob, Sr."))
    defer { for snapshot in [old, same, new] { snapshot.friends = [] } }
    #expect(
      dumped(old) == """
        #1 Snapshot(
          name: "Blob",
          friends: [
            [0]: #2 Snapshot(
              name: "Jr.",
              friends: [
                [0]: #1 Snapshot(↩︎),
                [1]: #2 Snapshot(↩︎)
              ]
            )
          ]
        )
        """)
    #expect(
      diff(old, new) == """
        \u{20} #1 Snapshot(
        -   name: "Blob",
        +   name: "Blob, Sr.",
            friends: […]
          )
        """)
    #expect(diff(old, same) == nil)
  }

  /// Elements of a collection are the same one if they stand for the same object.
  @Test func trackedElementsAreFoundByTheirIdentity() {
    let (one, other) = (Tracked(0, 1), Tracked(2, 3))
    #expect(
      diff([one, other], [other]) == """
        \u{20} [
        -   [0]: #1 1,
        -   [1]: #2 2
        +   [0]: #2 3
          ]
        """)
  }

  /// Compared along each path, the nodes would be compared 2^100 times.
  @Test func trackedReferencesThatReferToEachOtherAreComparedOnce() {
    final class Node: CustomDiffObject {
      struct Values {
        var number: Int
        var links: [Node]
      }
      var links: [Node] = []
      var customDiffValues: (Any, Any) {
        (Values(number: 0, links: links), Values(number: 1, links: links))
      }
    }
    let (one, other) = (Node(), Node())
    one.links = [one, other, other]
    other.links = [other, one, one]
    defer { one.links = [] }
    let text = diff(one, one)
    #expect(text?.contains("-   number: 0,\n+   number: 1,") == true)
    #expect(text?.contains("[1]: #2 ") == true)
  }

  @Test func anObservableObjectHidesItsRegistrar() {
    #expect(dumped(Tally(count: 1)) == "Tally(\n  _count: 1,\n  _next: nil\n)")
    #expect(
      diff(Tally(count: 1), Tally(count: 2)) == """
        \u{20} Tally(
        -   _count: 1,
        +   _count: 2,
            _next: nil
          )
        """)
  }

  @Test func observableObjectsThatReferToEachOtherAreComparedOnce() {
    func ring(_ count: Int) -> Tally {
      let (one, other) = (Tally(count: 0), Tally(count: count))
      one.next = other
      other.next = one
      return one
    }
    let (old, new) = (ring(1), ring(2))
    defer { for tally in [old, new] { tally.next = nil } }
    #expect(
      diff(old, new) == """
        \u{20} Tally(
            _count: 0,
            _next: Tally(
        -     _count: 1,
        +     _count: 2,
              _next: Tally(…)
            )
          )
        """)
  }

  /// Nothing that is shown differs, but they are two objects.
  @Test func observableObjectsThatAreEqualAreShownWhole() {
    #expect(
      diff(Tally(count: 1), Tally(count: 1)) == """
        - Tally(
        -   _count: 1,
        -   _next: nil
        - )
        + #1 Tally(
        +   _count: 1,
        +   _next: nil
        + )
        """)
  }

  /// As of a value with two fields: one of them is hidden.
  @Test func aValueWithARegistrarShowsTheFieldThatHasChanged() {
    struct Registrar {}
    struct Row {
      var name: String
      let _$observationRegistrar = Registrar()
    }
    #expect(
      diff(Row(name: "Sr."), Row(name: "Jr.")) == """
        \u{20} DumpedObjectTests.Row(
        -   name: "Sr."
        +   name: "Jr."
          )
        """)
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

/// The fields of an object at some time.
private final class Snapshot: CustomDiffObject, CustomDumpReflectable {
  struct Dump: CustomDumpReflectable {
    let snapshot: Snapshot
    var customDumpMirror: Mirror { snapshot.customDumpMirror }
  }

  let objectIdentifier: ObjectIdentifier
  let name: String
  var friends: [Snapshot] = []

  init(of object: AnyObject, name: String) {
    objectIdentifier = ObjectIdentifier(object)
    self.name = name
  }

  var customDiffType: Any.Type? { Snapshot.self }
  var customDiffValues: (Any, Any) { (self, Dump(snapshot: self)) }

  var customDumpMirror: Mirror {
    Mirror(self, children: ["name": name, "friends": friends], displayStyle: .struct)
  }
}

@Observable private final class Tally {
  var count: Int
  var next: Tally?
  init(count: Int) { self.count = count }
}

private final class Token: Hashable {
  static func == (one: Token, other: Token) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
