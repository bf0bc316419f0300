import GeneratedSupport
import Testing

/// However large or deep the values are, a diff ends and can be read.
@Suite struct BoundedDiffTests {
  @Test func deepDifferencesAreRemarked() throws {
    let text = try #require(diff(Deep.make(10_000, end: 1), .make(10_000, end: 2)))
    #expect(text.contains("// Not equal but no difference detected:"))
    #expect(text.utf8.count < 100_000)
    #expect(diff(Deep.make(50, end: 1), .make(50, end: 2))?.contains(".end(2)") == true)
  }

  @Test func deepDifferencesOfWhatIsNotEquatableAreFound() {
    #expect(diff(DeepUnequatable.make(10_000, end: 1), .make(10_000, end: 1)) == nil)
    #expect(diff(DeepUnequatable.make(10_000, end: 1), .make(10_000, end: 2)) != nil)
    #expect(diff(DeepUnequatable.make(10_000, end: 1), .make(9_999, end: 1)) != nil)
  }

  @Test func deepDictionariesOfWhatIsNotEquatableAreCompared() {
    #expect(diff(DeepDictionary.make(1_000, end: 1), .make(1_000, end: 1)) == nil)
    #expect(diff(DeepDictionary.make(1_000, end: 1), .make(1_000, end: 2)) != nil)
    #expect(diff(DeepDictionary.make(200, end: 1, key: 1), .make(200, end: 1, key: 2)) != nil)
  }

  @Test func aValueThatStandsForItselfIsEqual() {
    #expect(diff(Forever(), Forever()) == nil)
    let reference = Ouroboros()
    #expect(diff(reference, reference) == nil)
  }

  @Test func manyUnchangedFieldsAreCounted() {
    var form = EightFields()
    form.g = 1
    #expect(
      diff(EightFields(), form) == """
          EightFields(
            … (6 unchanged),
        -   g: 0,
        +   g: 1,
            h: 0
          )
        """)
    form.a = 1
    #expect(
      diff(EightFields(), form) == """
          EightFields(
        -   a: 0,
        +   a: 1,
            b: 0,
            c: 0,
            d: 0,
            e: 0,
            f: 0,
        -   g: 0,
        +   g: 1,
            h: 0
          )
        """)
  }

  @Test func manyChangesAreCounted() throws {
    let text = try #require(diff(Array(0..<1_000), (0..<1_000).map { -$0 - 1 }))
    #expect(text.hasSuffix("-   [99]: 99,\n+   [99]: -100,\n    … (900 more changes)\n  ]"))
  }

  @Test func manyNewElementsAreCounted() throws {
    let text = try #require(diff([Int]?.none, Array(0..<100_000)))
    #expect(text.hasSuffix("+   [99]: 99,\n+   … (99900 more)\n+ ]"))
  }

  @Test func longLinesAreExcerpted() throws {
    let same = String(repeating: "x", count: 1_000_000)
    let text = try #require(diff(same + "a" + same, same + "b" + same))
    let around = (String(repeating: "x", count: 40), String(repeating: "x", count: 199))
    #expect(
      text == """
        - "…\(around.0)a\(around.1)…"
        + "…\(around.0)b\(around.1)…"
        """)
  }

  @Test func aLongTextIsCutWhereverItStands() throws {
    let long = String(repeating: "x", count: 10_000_000)
    for text in [diff(String?.none, long), diff([], [long]), diff([:], [long: long])] {
      let text = try #require(text)
      #expect(text.utf8.count < 10_000)
      #expect(text.contains("xxx…\""))
    }
    #expect(String(customDumping: long).utf8.count > 10_000_000)
  }

  @Test func aLongTextIsNotCutInsideOfALetter() throws {
    let text = try #require(diff(String?.none, "x" + String(repeating: "é", count: 10_000)))
    #expect(text.contains("éé…\""))
    #expect(!text.contains("\u{FFFD}"))
  }

  @Test func longLinesOfATextAreExcerptedWhereTheyDiffer() throws {
    let same = String(repeating: "x", count: 1_000_000)
    let text = try #require(diff("a\n\(same)b\n\(same)", "a\n\(same)c\n\(same)"))
    let around = String(repeating: "x", count: 40)
    #expect(text.contains("\n- …\(around)b\n+ …\(around)c\n"))
    #expect(text.utf8.count < 1_000)
  }

  @Test func linesFarFromAChangeAreCounted() throws {
    let lines = (0..<200).map { "line \($0)" }
    var other = lines
    other[100] = "changed"
    #expect(
      diff(lines.joined(separator: "\n"), other.joined(separator: "\n")) == #"""
          """
          … (97 unchanged)
          line 97
          line 98
          line 99
        - line 100
        + changed
          line 101
          line 102
          line 103
          … (96 unchanged)
          """
        """#)
  }

  @Test func cyclesOfObjectsEnd() {
    let (one, other) = (Link(), Link())
    one.next = other
    other.next = one
    defer { one.next = nil }
    #expect(
      diff(one, other) == """
        - Link(
        -   next: #1 Link(
        -     next: Link(↩︎)
        -   )
        - )
        + #1 Link(↩︎)
        """)
  }
}

/// A reference whose value is itself, before and after.
private final class Ouroboros: CustomDiffObject {
  var customDiffValues: (Any, Any) { (self, self) }
}

private indirect enum DeepDictionary {
  case end(Int)
  case node([Int: DeepDictionary])

  static func make(_ depth: Int, end: Int, key: Int = 0) -> Self {
    (0..<depth).reduce(.node([key: .end(end)])) { deep, _ in .node([0: deep]) }
  }
}

private struct EightFields {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
  var f = 0
  var g = 0
  var h = 0
}
