import Testing

@testable import ReducerGenCore

@Suite struct DiffTests {
  @Test func aChangeStandsAmongThreeLinesOfContext() {
    expectDiff(
      "1 2 3 4 5 6 7 8 9", "1 2 3 4 x 6 7 8 9",
      "@@ -2,7 +2,7 @@| 2| 3| 4|-5|+x| 6| 7| 8")
  }

  @Test func linesAtTheEndsAreAddedAndRemoved() {
    expectDiff("1 2", "1 2 3", "@@ -1,2 +1,3 @@| 1| 2|+3")
    expectDiff("1 2", "0 1 2", "@@ -1,2 +1,3 @@|+0| 1| 2")
    expectDiff("1 2 3", "2 3", "@@ -1,3 +1,2 @@|-1| 2| 3")
  }

  @Test func changesFarApartAreTwoHunks() {
    expectDiff(
      "a 1 2 3 4 5 6 7 b", "x 1 2 3 4 5 6 7 y",
      "@@ -1,4 +1,4 @@|-a|+x| 1| 2| 3|@@ -6,4 +6,4 @@| 5| 6| 7|-b|+y")
  }

  @Test func changesNearbyAreOneHunk() {
    expectDiff(
      "a 1 2 3 4 5 6 b", "x 1 2 3 4 5 6 y",
      "@@ -1,8 +1,8 @@|-a|+x| 1| 2| 3| 4| 5| 6|-b|+y")
  }

  @Test func aMissingFileIsAllNew() {
    let text = UnifiedDiff.text(from: nil, to: Array("1\n2\n".utf8), path: "p")
    #expect(text == "--- /dev/null\n+++ p\n@@ -0,0 +1,2 @@\n+1\n+2\n")
  }

  @Test func anEmptiedFileIsAllGone() {
    let text = UnifiedDiff.text(from: Array("1\n".utf8), to: [], path: "p")
    #expect(text == "--- p\n+++ p\n@@ -1,1 +0,0 @@\n-1\n")
  }

  @Test func aMissingLastLineEndIsADifference() {
    let text = UnifiedDiff.text(from: Array("1\n2".utf8), to: Array("1\n2\n".utf8), path: "p")
    #expect(
      text == """
        --- p
        +++ p
        @@ -1,2 +1,2 @@
         1
        -2
        \\ No newline at end of file
        +2

        """)
  }

  /// Strings that differ in nothing else are equal in Swift.
  @Test func unicodeNormalisationIsADifference() {
    expectDiff("a e\u{301} b", "a \u{e9} b", "@@ -1,3 +1,3 @@| a|-e\u{301}|+\u{e9}| b")
  }

  @Test func aChangeInALongTextIsFound() {
    let old = (1...10_000).map(String.init)
    var new = old
    new[4_999] = "x"
    expectDiff(
      old.joined(separator: " "), new.joined(separator: " "),
      "@@ -4997,7 +4997,7 @@| 4997| 4998| 4999|-5000|+x| 5001| 5002| 5003")
  }

  /// To search such texts for what they share would take minutes and gigabytes.
  @Test func whatIsLongAndDifferentIsShownAsReplaced() {
    let old = (0..<20_000).map { "\($0)\n" }.joined()
    let new = (0..<20_000).map { "\($0)!\n" }.joined()
    let lines = UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "p")
      .split(separator: "\n")
    #expect(lines[2...4] == ["@@ -1,20000 +1,20000 @@", "-0", "-1"])
    #expect(lines.last == "… and 39801 more lines")
  }

  @Test func carriageReturnsAreNoDifference() {
    #expect(UnifiedDiff.lines(Array("a\r\nb\n".utf8)) == UnifiedDiff.lines(Array("a\nb\n".utf8)))
    #expect(
      UnifiedDiff.text(from: Array("a\r\nb\r\n".utf8), to: Array("a\nb\n".utf8), path: "p")
        == "--- p\n+++ p\n")
  }

  @Test func aLongDiffIsCut() {
    let new = (1...1000).map { "\($0)\n" }.joined()
    let lines = UnifiedDiff.text(from: [], to: Array(new.utf8), path: "p").split(separator: "\n")
    #expect(lines.count == 2 + UnifiedDiff.maximumLines + 1)
    #expect(lines.last == "… and 801 more lines")
  }

  @Test func theDiffLeadsFromTheOldTextToTheNew() {
    for seed in 0..<200 {
      let old = words(seed * 7 + 1, count: seed % 23)
      let new = words(seed * 13 + 5, count: seed % 19)
      let text = UnifiedDiff.text(from: bytes(old), to: bytes(new), path: "p")
      #expect(patched(old, text) == new, "\(old) → \(new)\n\(text)")
    }
  }

  /// Applies a diff, believing only its line numbers and marks.
  private func patched(_ old: [String], _ diff: String) -> [String] {
    var result: [String] = []
    var next = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@") {
        let numbers = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",").map { Int($0)! }
        let start = numbers[1] > 0 ? numbers[0] - 1 : numbers[0]
        result += old[next..<start]
        next = start
      } else {
        let text = String(line.dropFirst())
        if line.first != "+" {
          #expect(old[next] == text)
          next += 1
        }
        if line.first != "-" { result.append(text) }
      }
    }
    return result + old[next...]
  }

  private func words(_ seed: Int, count: Int) -> [String] {
    (0..<count).map { "w\((seed &* 31 &+ $0 &* $0 &* 17 + $0 / 3) % 5)" }
  }

  private func expectDiff(
    _ old: String, _ new: String, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func lines(_ text: String) -> [UInt8] { bytes(text.split(separator: " ").map(String.init)) }
    let text = UnifiedDiff.text(from: lines(old), to: lines(new), path: "p")
    let wanted = "--- p\n+++ p\n" + expected.split(separator: "|").map { $0 + "\n" }.joined()
    #expect(text == wanted, sourceLocation: sourceLocation)
  }

  private func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
