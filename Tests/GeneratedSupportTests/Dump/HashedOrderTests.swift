import GeneratedSupport
import Testing

/// Sets and dictionaries are shown in one order, and as a whole, whatever their keys are.
@Suite struct HashedOrderTests {
  /// Of which none goes before another.
  private struct Tied: Hashable, Comparable {
    var name: String
    static func < (first: Self, second: Self) -> Bool { false }
  }

  @Test func whatEqualsNothingComesLastAndIsNotLost() {
    #expect(
      String(customDumping: [Double.nan: 1, 1: 2, 0: 3]) == """
        [
          0.0: 3,
          1.0: 2,
          nan: 1
        ]
        """)
    #expect(String(customDumping: Set([Double.nan, 1])) == "Set([\n  1.0,\n  nan\n])")
  }

  @Test func severalThatEqualNothingAreInTheOrderOfTheirValues() {
    let pairs = (0..<5).shuffled().map { (Double.nan, $0) }
    let dictionary = Dictionary(uniqueKeysWithValues: pairs)
    let lines = (0..<5).map { "  nan: \($0)" }.joined(separator: ",\n")
    #expect(String(customDumping: dictionary) == "[\n\(lines)\n]")
  }

  @Test func aTieIsBrokenByTheText() {
    let names = (0..<9).map { "\($0)" }
    let elements = Set(names.map(Tied.init))
    let found = String(customDumping: elements).filter(\.isNumber)
    #expect(found == names.joined())
  }

  @Test func changesOfWhatEqualsNothingAreShown() {
    #expect(
      diff([Double.nan: 1, 2: 2], [Double.nan: 1, 2: 2]) == """
          [
        -   nan: 1,
        +   nan: 1,
            … (1 unchanged)
          ]
        """)
    #expect(
      diff(Set([Double.nan, 2]), Set([Double.nan, 2])) == """
          Set([
        -   nan,
        +   nan,
            … (1 unchanged)
          ])
        """)
  }
}
