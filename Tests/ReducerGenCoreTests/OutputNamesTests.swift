import Testing

@testable import ReducerGenCore

@Suite struct OutputNamesTests {
  @Test(arguments: [
    ("Feature.swift", "Feature.generated.swift"),
    ("A/B_X.swift", "A+B_X.generated.swift"),
    ("A_B/X.swift", "A_B+X.generated.swift"),
    ("A/B/C.swift", "A+B+C.generated.swift"),
    ("A+B.swift", "A=+B.generated.swift"),
    ("A=B.swift", "A==B.generated.swift"),
    (".hidden.swift", "=.hidden.generated.swift"),
    (".swift", "=.generated.swift"),
    ("../Shared/X.swift", "=..+Shared+X.generated.swift"),
    ("a b%20#é.swift", "a b%20#é.generated.swift"),
    ("Feature.generated.swift", "Feature.generated.generated.swift"),
  ])
  func aNameComesFromThePath(path: String, name: String) {
    #expect(OutputNames(for: [path]).sources == [name])
  }

  @Test func noSourcesStillHaveATarget() {
    #expect(OutputNames(for: []).target == "+Target.generated.swift")
  }

  @Test(arguments: [
    ["A/X.swift", "a/x.swift"],
    ["STRASSE.swift", "straße.swift"],
    ["caf\u{E9}.swift", "cafe\u{301}.swift"],
    ["Feature", "Feature.swift"],
  ])
  func pathsOfOneNameAllGetAHash(paths: [String]) throws {
    let names = OutputNames(for: paths).sources
    #expect(Set(names.map(folded)).count == paths.count)
    for name in names {
      let hash = try #require(name.split(separator: "=").last?.split(separator: ".").first)
      #expect(hash.count == 16 && hash.allSatisfy(\.isHexDigit), "\(name)")
    }
  }

  @Test func namesOfSourcesAreNotTakenAgain() {
    let paths = ["Feature.swift", "x/feature.generated.swift", "+Target.generated.swift"]
    let names = OutputNames(for: paths)
    #expect(names.sources[0].hasPrefix("Feature="))
    #expect(names.target.hasPrefix("+Target="))
  }

  @Test(arguments: ["x", "é"])
  func longNamesAreCutBetweenCharacters(character: String) {
    let long = String(repeating: character, count: 230)
    let paths = ["1", "2"].map { long + $0 + ".swift" }
    let names = OutputNames(for: paths).sources
    #expect(names[0] != names[1])
    for name in names {
      #expect((199...200).contains(name.utf8.count))
      #expect(name.hasPrefix(character) && !name.contains("\u{FFFD}"))
    }
  }

  @Test func aNameDoesNotDependOnUnrelatedPaths() {
    let alone = OutputNames(for: ["A/X.swift", "a/X.swift"]).sources
    let among = OutputNames(for: ["B.swift", "a/X.swift", "C/D.swift", "A/X.swift"]).sources
    #expect(among[3] == alone[0] && among[1] == alone[1])
  }

  @Test(arguments: UInt64(1)...300)
  func anyPathsHaveDistinctNamesInAnyOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let paths = Self.paths(&random)
    let names = OutputNames(for: paths)
    let all = names.sources + [names.target]
    let baseNames = paths.map { String($0.split(separator: "/").last ?? "") }
    #expect(Set(all.map(folded)).count == paths.count + 1)
    #expect(Set(all.map(folded)).isDisjoint(with: baseNames.map(folded)))
    #expect(all.allSatisfy { $0.utf8.count <= 200 && !$0.contains("/") && !$0.hasPrefix(".") })
    let order = Array(paths.indices).shuffled(using: &random)
    let shuffled = OutputNames(for: order.map { paths[$0] })
    #expect(shuffled.sources.map(bytes) == order.map { bytes(names.sources[$0]) })
    #expect(shuffled.target == names.target)
  }

  @Test(arguments: [
    ("/r/a/b.swift", "/r", "a/b.swift"),
    ("/r/a/b.swift", "/r/", "a/b.swift"),
    ("/r//a/./b.swift", "/r/./", "a/b.swift"),
    ("/r/a/../b.swift", "/r", "b.swift"),
    ("/x/b.swift", "/r/a", "../../x/b.swift"),
    ("/rr/b.swift", "/r", "../rr/b.swift"),
    ("/../b.swift", "/", "b.swift"),
    ("a/b.swift", "a", "b.swift"),
    ("../../a.swift", "..", "../a.swift"),
    ("/r/é/%20 #.swift", "/r/é", "%20 #.swift"),
    ("/r", "/r", "../r"),
  ])
  func pathsAreRelativeByTheirLettersAlone(file: String, root: String, expected: String) {
    #expect(OutputNames.relativePath(of: file, below: root) == expected)
  }

  /// Paths of few letters, so that many meet: in case, normalisation, escapes and length.
  private static func paths(_ random: inout SeededGenerator) -> [String] {
    let letters = [
      "a", "A", "_", "/", "+", "=", ".", "ß", "ss", "SS", "\u{E9}", "e\u{301}", "\u{17F}", "s",
      "İ", "i\u{307}", "ﬁ", "fi", "+Target", ".generated", String(repeating: "l", count: 90),
    ]
    var seen: Set<[UInt8]> = []
    return (0..<40).compactMap { _ in
      let parts = (0...Int.random(in: 0...3, using: &random)).map { _ in
        letters.randomElement(using: &random)!
      }
      let path = parts.joined().split(separator: "/").joined(separator: "/") + ".swift"
      return seen.insert(Array(path.utf8)).inserted ? path : nil
    }
  }

  private func folded(_ name: String) -> String { name.uppercased().lowercased() }
  private func bytes(_ name: String) -> [UInt8] { Array(name.utf8) }
}
