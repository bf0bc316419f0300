import GeneratedSupport
import Testing

/// A diff asks values whether they are equal as seldom as it can: their `==` may walk all that lies
/// below them.
@Suite struct DiffEqualityTests {
  @Test func aPairIsAskedOnceAndOnceByItsParent() {
    struct Leaves { var one, other: Counted }
    let counter = EqualityCounter()
    let old = (0..<100).map { Leaves(one: Counted($0, counter), other: Counted(0, counter)) }
    var new = old
    new[50].other.number = 1
    #expect(diff(old, new) != nil)
    #expect(counter.count <= 2 * 100 + 2)
  }

  @Test func aChangedElementIsAskedOnce() {
    let counter = EqualityCounter()
    func elements(_ changed: Int) -> [Counted] {
      (0..<5).map { Counted($0 == 2 ? changed : $0, counter) }
    }
    #expect(diff(elements(10), elements(11)) != nil)
    // The array's `==` asks three, and each element is asked once.
    #expect(counter.count == 3 + 5)
  }

  /// The difference lies below 1,000 values. Asked at each of the hundred levels that are shown,
  /// they would be compared 100,000 times.
  @Test(arguments: Chain.rows)
  func aLongPathIsWalkedFewTimes(row: Chain.Row) {
    let count = LockIsolated(0)
    Chain.$comparisons.withValue(count) {
      #expect(diff(row.make(1), row.make(2)) != nil)
    }
    #expect(count.value < 4 * Chain.length)
  }

  /// What the parts say counts less than what `==` says.
  @Test func whatIsEqualButForWhatItIgnoresIsTheSame() {
    struct Cached: Equatable {
      var id = 1
      var cache: [Int]
      static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    }
    struct Screen: Equatable {
      var cached: Cached
      var rows: [Int]
    }
    #expect(
      diff(
        Screen(cached: Cached(cache: [1]), rows: [1]), Screen(cached: Cached(cache: []), rows: []))
          == """
          \u{20} DiffEqualityTests.Screen(
              cached: DiffEqualityTests.Cached(…),
              rows: [
          -     [0]: 1
              ]
            )
          """)
  }

  @Test func theFieldThatIsComparedLastIsAskedIfOthersDiffer() {
    struct Cached: Equatable {
      var cache: [Int]
      static func == (one: Self, other: Self) -> Bool { true }
    }
    struct Screen: Equatable {
      var id: Int
      var cached: Cached
    }
    #expect(
      diff(Screen(id: 1, cached: Cached(cache: [1])), Screen(id: 2, cached: Cached(cache: [2])))
        == """
        \u{20} DiffEqualityTests.Screen(
        -   id: 1,
        +   id: 2,
            cached: DiffEqualityTests.Cached(…)
          )
        """)
  }

  @Test func aDifferenceThatIsNotShownIsRemarkedWhereItLies() {
    struct Screen: Equatable {
      var id = 1
      var user: NeverEqualUser
    }
    struct App: Equatable {
      var screens: [Screen]
      var depth = [1]
    }
    func app() -> App { App(screens: [Screen(user: NeverEqualUser())]) }
    #expect(
      diff(app(), app()) == """
        \u{20} DiffEqualityTests.App(
            screens: [
              [0]: DiffEqualityTests.Screen(
                id: 1,
                // Not equal but no difference detected:
        -       user: NeverEqualUser(…)
        +       user: NeverEqualUser(…)
              )
            ],
            depth: […]
          )
        """)
  }

  /// The value says itself that it differs, and none of its parts does.
  @Test func aDifferenceOfAllPartsTogetherIsRemarkedThere() {
    struct Moody: Equatable {
      var rows: [Int]
      static func == (one: Self, other: Self) -> Bool { false }
    }
    struct Screen: Equatable { var moody: Moody }
    #expect(
      diff(Screen(moody: Moody(rows: [1, 2])), Screen(moody: Moody(rows: [1, 2]))) == """
        \u{20} DiffEqualityTests.Screen(
            // Not equal but no difference detected:
        -   moody: DiffEqualityTests.Moody(…)
        +   moody: DiffEqualityTests.Moody(…)
          )
        """)
  }

  /// They are not equatable, so their fields are compared.
  @Test func differentValuesWithTheSameDescriptionDiffer() {
    struct Secret: CustomDumpStringConvertible {
      var text: String
      var customDumpDescription: String { "<redacted>" }
    }
    struct Login: CustomDumpReflectable {
      var name = "Blob"
      var password: Secret
      var customDumpMirror: Mirror {
        Mirror(self, children: ["name": name, "password": password], displayStyle: .struct)
      }
    }
    #expect(diff(Secret(text: "a"), Secret(text: "b")) == "- <redacted>\n+ <redacted>")
    #expect(diff(Secret(text: "a"), Secret(text: "a")) == nil)
    #expect(
      diff(Login(password: Secret(text: "a")), Login(password: Secret(text: "b"))) == """
        \u{20} DiffEqualityTests.Login(
            name: "Blob",
        -   password: <redacted>
        +   password: <redacted>
          )
        """)
  }

  @Test func differentValuesWithTheSameRepresentationDiffer() {
    struct Rounded: CustomDumpRepresentable {
      var number: Double
      var customDumpValue: Any { Int(number) }
    }
    #expect(
      diff(Rounded(number: 1.1), Rounded(number: 1.2))
        == "  // Not equal but no difference detected:\n- 1\n+ 1")
    #expect(diff(Rounded(number: 1.1), Rounded(number: 1.1)) == nil)
  }

  /// It is not equatable, so all its fields are compared, and none of those that are shown differs.
  @Test func aDifferenceThatACustomMirrorLeavesOutIsRemarked() {
    struct Discreet: CustomDumpReflectable {
      var id = 1
      var name = "Blob"
      var secret: Int
      var customDumpMirror: Mirror {
        Mirror(self, children: ["id": id, "name": name], displayStyle: .struct)
      }
    }
    #expect(
      diff(Discreet(secret: 1), Discreet(secret: 2)) == """
        \u{20} // Not equal but no difference detected:
        - DiffEqualityTests.Discreet(…)
        + DiffEqualityTests.Discreet(…)
        """)
    #expect(diff(Discreet(secret: 1), Discreet(secret: 1)) == nil)
    #expect(
      diff([Discreet(secret: 1)], [Discreet(secret: 2)]) == """
        \u{20} [
            // Not equal but no difference detected:
        -   [0]: DiffEqualityTests.Discreet(…)
        +   [0]: DiffEqualityTests.Discreet(…)
          ]
        """)
  }

  /// The only element is the likely cause of the difference, but its `==` decides.
  @Test func theOnlyElementOfAnArrayIsTheSameIfItIsEqual() {
    struct Moody: Equatable {
      var secrets: [Redacted]
      static func == (one: Self, other: Self) -> Bool { false }
    }
    func moody() -> Moody { Moody(secrets: [Redacted(text: "a")]) }
    #expect(
      diff(moody(), moody()) == """
        \u{20} // Not equal but no difference detected:
        - DiffEqualityTests.Moody(…)
        + DiffEqualityTests.Moody(…)
        """)
  }

  /// A mirror of its own may leave out the cause.
  @Test func whatACustomMirrorListsIsAsked() {
    struct Cached: Equatable {
      var cache: [Int]
      static func == (one: Self, other: Self) -> Bool { true }
    }
    struct Secretive: CustomDumpReflectable, Equatable {
      var secret: Int
      var cached: Cached
      var customDumpMirror: Mirror {
        Mirror(self, children: ["cached": cached], displayStyle: .struct)
      }
    }
    let old = Secretive(secret: 1, cached: Cached(cache: [1]))
    let new = Secretive(secret: 2, cached: Cached(cache: [2]))
    #expect(
      diff(old, new) == """
        \u{20} // Not equal but no difference detected:
        - DiffEqualityTests.Secretive(…)
        + DiffEqualityTests.Secretive(…)
        """)
  }
}

private final class EqualityCounter { var count = 0 }

/// A number that counts how often it is compared.
private struct Counted: Equatable {
  var number: Int
  var counter: EqualityCounter

  init(_ number: Int, _ counter: EqualityCounter) {
    self.number = number
    self.counter = counter
  }

  static func == (one: Self, other: Self) -> Bool {
    one.counter.count += 1
    return one.number == other.number
  }
}

/// A long list. Each link counts how often it is compared.
struct Chain: Equatable {
  indirect enum Link: Equatable {
    case end(Int)
    case alone(Chain)
    case behindNumber(Int, Chain)
    case beforeNumbers(Chain, [Int])
    case left(Chain, Chain)
    case right(Chain, Chain)
    case optional(Chain?)
    case array([Chain])
  }

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var link: @Sendable (Chain) -> Link

    func make(_ end: Int) -> Chain {
      (0..<Chain.length).reduce(Chain(link: .end(end))) { chain, _ in Chain(link: link(chain)) }
    }
  }

  /// Short enough for the stack of a thread with the address sanitizer, whose frames are large.
  static let length = 1_000
  @TaskLocal static var comparisons = LockIsolated(0)

  static let rows = [
    Row(testDescription: "alone") { .alone($0) },
    Row(testDescription: "behind a number") { .behindNumber(1, $0) },
    Row(testDescription: "before numbers") { .beforeNumbers($0, [1]) },
    Row(testDescription: "left") { .left($0, Chain(link: .end(1))) },
    Row(testDescription: "right") { .right(Chain(link: .end(1)), $0) },
    Row(testDescription: "optional") { .optional($0) },
    Row(testDescription: "array") { .array([$0]) },
  ]

  var link: Link

  static func == (one: Self, other: Self) -> Bool {
    comparisons.withValue { $0 += 1 }
    return one.link == other.link
  }
}
