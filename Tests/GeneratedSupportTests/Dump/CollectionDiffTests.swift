import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

@Suite struct CollectionDiffTests {
  @Test func elementsWithIdentities() {
    #expect(
      diff(
        [
          Traveller(id: 1, name: "Blob"), Traveller(id: 2, name: "Jr."),
          Traveller(id: 3, name: "Sr."),
        ],
        [
          Traveller(id: 1, name: "Esq."), Traveller(id: 3, name: "Sr."),
          Traveller(id: 4, name: "Jr."),
        ]) == """
          \u{20} [
              [0]: Traveller(
                id: 1,
          -     name: "Blob"
          +     name: "Esq."
              ),
          -   [1]: Traveller(
          -     id: 2,
          -     name: "Jr."
          -   ),
              [1]: Traveller(…),
          +   [2]: Traveller(
          +     id: 4,
          +     name: "Jr."
          +   )
            ]
          """)
  }

  @Test func differentIdentitiesAreDifferentElements() {
    #expect(
      diff([Traveller(id: 1, name: "a")], [Traveller(id: 2, name: "a")]) == """
        \u{20} [
        -   [0]: Traveller(
        -     id: 1,
        -     name: "a"
        -   )
        +   [0]: Traveller(
        +     id: 2,
        +     name: "a"
        +   )
          ]
        """)
  }

  @Test func unchangedElementsAreCounted() {
    let old = Array(1...1_000)
    var new = old
    new[100] = 42
    new[102] = 42
    new.insert(42, at: 300)
    new.remove(at: 700)
    #expect(
      diff(old, new) == """
        \u{20} [
            … (100 unchanged),
        -   [100]: 101,
        +   [100]: 42,
            [101]: 102,
        -   [102]: 103,
        +   [102]: 42,
            … (197 unchanged),
        +   [300]: 42,
            … (399 unchanged),
        -   [699]: 700,
            … (300 unchanged)
          ]
        """)
  }

  @Test func eachElementHasThePositionThatItHasInItsCollection() {
    #expect(
      diff(Array(1...10), [1, 4, 64, 7, 8, 9, 10, 42]) == """
        \u{20} [
            [0]: 1,
        -   [1]: 2,
        -   [2]: 3,
            [1]: 4,
        -   [4]: 5,
        +   [2]: 64,
        -   [5]: 6,
            … (4 unchanged),
        +   [7]: 42
          ]
        """)
  }

  @Test func setsAndDictionaries() {
    #expect(
      diff(Set([1, 2, 3]), [1, 3, 4]) == """
        \u{20} Set([
        -   2,
        +   4,
            … (2 unchanged)
          ])
        """)
    #expect(
      diff(
        [1: Traveller(id: 1, name: "Blob"), 2: Traveller(id: 2, name: "Jr.")],
        [
          1: Traveller(id: 1, name: "Blob"), 2: Traveller(id: 2, name: "Sr."),
          3: Traveller(id: 3, name: "Dr."),
        ])
          == """
          \u{20} [
              2: Traveller(
                id: 2,
          -     name: "Jr."
          +     name: "Sr."
              ),
          +   3: Traveller(
          +     id: 3,
          +     name: "Dr."
          +   ),
              … (1 unchanged)
            ]
          """)
    #expect(
      diff(["a": 1.5 as Float] as [String: Any], ["a": 1.5]) == """
        \u{20} [
        -   "a": 1.5 as Float
        +   "a": 1.5 as Double
          ]
        """)
  }

  @Test func dictionariesThatKeepTheirOrder() {
    #expect(
      diff(Layers([0: "Hello"]), Layers([1: "Hello"])) == """
        \u{20} [
        -   #0: "Hello"
        +   #1: "Hello"
          ]
        """)
    #expect(
      diff(Layers([5: "a", 1: "b", 2: "c"]), Layers([5: "a", 1: "b", 2: "d", 3: "e"])) == """
        \u{20} [
            … (2 unchanged),
        -   #2: "c",
        +   #2: "d",
        +   #3: "e"
          ]
        """)
  }

  @Test func elementsThatAreNotEquatable() {
    let old = (0..<10).map { Namespaced.Struct(x: $0) }
    var new = old
    new.remove(at: 5)
    #expect(
      diff(old, new) == """
        \u{20} [
            … (5 unchanged),
        -   [5]: Namespaced.Struct(x: 5),
            … (4 unchanged)
          ]
        """)
  }

  @Test func whatBothBeginAndEndWithIsSharedOnce() {
    #expect(diff([1, 1], [1]) == "  [\n    [0]: 1,\n-   [1]: 1\n  ]")
    #expect(diff([], [1]) == "  [\n+   [0]: 1\n  ]")
  }

  /// What is shown as removed and inserted makes one of the other, whatever the two are, and is no
  /// more than needed.
  @Test func editsAreCompleteAndShort() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let old = generator.numbers()
      let new = generator.numbers()
      guard let text = diff(old, new) else {
        #expect(old == new)
        continue
      }
      #expect(try applied(text, to: old) == new, "\(old) \(new)")
      let changes = text.split(separator: "\n").count { $0.hasPrefix("-") || $0.hasPrefix("+") }
      #expect(changes == old.count + new.count - 2 * longestShared(old, new), "\(old) \(new)")
    }
  }

  /// The length of the longest sequence that is part of both.
  private func longestShared(_ old: [Int], _ new: [Int]) -> Int {
    var lengths = Array(repeating: 0, count: new.count + 1)
    for one in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = lengths[index + 1]
        lengths[index + 1] = one == other ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return lengths[new.count]
  }

  /// Too many changes for the shortest edit: those whose order is shared stay.
  @Test func hugeCollectionsAreDoneInTime() throws {
    let old = Array(0..<20_000)
    let clock = ContinuousClock()
    var text = ""
    let time = clock.measure { text = diff(old, old.reversed()) ?? "" }
    #expect(time < .seconds(20))
    #expect(text.utf8.count < 100_000)
    #expect(text.contains("more changes)"))
  }

  @Test func elementsThatKeepTheirOrderStayAmongManyNewOnes() throws {
    let old = Array(0..<20_000)
    let new = old.flatMap { $0 % 10 == 5 ? [-$0, $0] : [$0] }
    let text = try #require(diff(old, new))
    #expect(text.hasPrefix("  [\n    … (5 unchanged),\n+   [5]: -5,\n    … (10 unchanged),\n"))
    #expect(text.hasSuffix("… (1900 more changes)\n  ]"))
  }

  private func applied(_ text: String, to old: [Int]) throws -> [Int] {
    var (result, end) = ([Int](), 0)
    for line in text.split(separator: "\n").dropFirst().dropLast() {
      let words = line.split { " :,()[]…".contains($0) }
      if line.contains("unchanged") {
        let count = try #require(Int(words[0]))
        result += old[end..<(end + count)]
        end += count
      } else if line.hasPrefix("-") {
        #expect(old[end] == Int(words[2]))
        end += 1
      } else {
        result.append(try #require(Int(words[words.count - 1])))
        if line.hasPrefix(" ") { end += 1 }
      }
    }
    return result
  }
}

extension SeededGenerator {
  fileprivate mutating func numbers() -> [Int] {
    (0..<below(12)).map { _ in below(5) }
  }
}
