import ReducerGenSyntax
import Testing

@Suite struct SourceEditsTests {
  @Test func theOrderOfEditsDoesNotMatter() throws {
    var edits = SourceEdits(file("let a = 1\n"))
    edits.replace(SourceRange(start: 8, end: 9), by: "2")
    edits.insert("public ", at: 0)
    edits.replace(SourceRange(start: 0, end: 3), by: "var")
    #expect(try text(edits) == "public var a = 2\n")
  }

  @Test func insertionsAtOneOffsetKeepTheirOrder() throws {
    var edits = SourceEdits(file("ab"))
    edits.insert("1", at: 1)
    edits.insert("2", at: 1)
    #expect(try text(edits) == "a12b")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func newLinesEndAsThoseOfTheFile(_ lineEnd: String) throws {
    var edits = SourceEdits(file("a\(lineEnd)b"))
    edits.insert("\n1\r\n2\r3", at: 1)
    #expect(try text(edits) == ["a", "1", "2", "3", "b"].joined(separator: lineEnd))
  }

  @Test(arguments: [
    Removal("[a]\nb\n", "b\n"), Removal("b\n  [a]  \nc\n", "b\nc\n"), Removal("b\n[a]", "b\n"),
    Removal("b\n\n[a]\n", "b\n\n"), Removal("[a]", ""), Removal("b [a] c\n", "b c\n"),
    Removal("b [a]\nc\n", "b\nc\n"), Removal("  [a] b\n", "  b\n"),
    Removal("b\n[a\na]\nc", "b\nc"), Removal("b\n[a] // c\n", "b\n// c\n"),
  ])
  func linesWithNothingElseAreRemoved(_ row: Removal) throws {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let before = row.before.withLineEnds(lineEnd)
      let bytes = Array(before.utf8)
      let start = try #require(bytes.firstIndex(of: UInt8(ascii: "[")))
      let end = try #require(bytes.lastIndex(of: UInt8(ascii: "]")))
      var edits = SourceEdits(file(before))
      edits.remove(SourceRange(start: UInt32(start), end: UInt32(end) + 1))
      #expect(try text(edits) == row.after.withLineEnds(lineEnd))
    }
  }

  @Test func neighboursAreRemovedAsOneRange() throws {
    var edits = SourceEdits(file("@a @b\nc\n"))
    edits.remove(SourceRange(start: 3, end: 5))
    edits.remove(SourceRange(start: 0, end: 2))
    #expect(try text(edits) == "c\n")
  }

  @Test func anEditInsideOfARemovedRangeGoesAwayWithIt() throws {
    var edits = SourceEdits(file("f(abc)\ng\n"))
    edits.replace(SourceRange(start: 3, end: 4), by: "x")
    edits.remove(SourceRange(start: 0, end: 6))
    #expect(try text(edits) == "g\n")
  }

  @Test(arguments: [
    [SourceRange(start: 0, end: 3), SourceRange(start: 2, end: 4)],
    [SourceRange(start: 1, end: 2), SourceRange(start: 1, end: 2)],
    [SourceRange(start: 0, end: 4), SourceRange(start: 1, end: 1)],
    [SourceRange(start: 5, end: 9)], [SourceRange(start: 3, end: 2)],
  ])
  func editsThatOverlapOrLieOutsideAreRefused(_ ranges: [SourceRange]) {
    var edits = SourceEdits(file("abcdef"))
    for range in ranges { edits.replace(range, by: "x") }
    #expect(edits.applied() == nil)
  }

  @Test func editsSayWhatTheyCover() {
    var edits = SourceEdits(file("abcdef"))
    #expect(edits.isEmpty)
    edits.insert("x", at: 5)
    edits.replace(SourceRange(start: 1, end: 3), by: "x")
    edits.remove(SourceRange(start: 3, end: 5))
    #expect(!edits.isEmpty)
    #expect(edits.covers(SourceRange(start: 1, end: 2)))
    #expect(edits.covers(SourceRange(start: 3, end: 5)))
    #expect(!edits.covers(SourceRange(start: 2, end: 4)))
    #expect(!edits.covers(SourceRange(start: 5, end: 6)))
    #expect(edits.startsReplacement(at: 1))
    #expect(!edits.startsReplacement(at: 5))
  }

  /// `ab[12]c[]` is what becomes of `abXc[de]`.
  @Test func anOffsetOfTheChangedFileHasOneInTheOriginal() throws {
    var edits = SourceEdits(file("abXcdef"))
    edits.replace(SourceRange(start: 2, end: 3), by: "123")
    edits.remove(SourceRange(start: 4, end: 6))
    #expect(try text(edits) == "ab123cf")
    let offsets = (0...7).map { edits.originalOffset(of: $0) }
    #expect(offsets == [0, 1, 2, 2, 2, 3, 6, 7])
  }

  private func text(_ edits: SourceEdits) throws -> String {
    String(decoding: try #require(edits.applied()), as: UTF8.self)
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "a.swift", keepsLineEnds: true, bytes: Array(text.utf8))
  }

  /// The brackets are part of what is removed.
  struct Removal: Sendable {
    var before: String
    var after: String

    init(_ before: String, _ after: String) { (self.before, self.after) = (before, after) }
  }
}

extension String {
  fileprivate func withLineEnds(_ lineEnd: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
  }
}
