import Foundation
import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

private struct Row: Equatable, Identifiable {
  var id: Int
  var title = ""
  var isOn: Bool?
}

struct WriterDetail: Equatable {
  var id: UUID
  var text = ""
}

enum WriterScreen: Equatable, CasePathable {
  case list
  case detail(WriterDetail)
  case pair(Int, name: String)
  case labelled(detail: WriterDetail)
}

private enum Status: Equatable, CustomStringConvertible {
  case idle
  case failed(code: Int)
  case done(Row)
  var description: String { "status" }
}

private struct Wide: Equatable {
  var (a, b, c, d, e, f, g) = (0, 0, 0, 0, 0, 0, 0)
  var (h, i, j, k, l, m, n) = (0, 0, 0, 0, 0, 0, 0)
}

private final class Box: Equatable {
  static func == (left: Box, right: Box) -> Bool { left === right }
}

private struct Money: Equatable, SwiftExpressible {
  var cents = 0
  var swiftExpression: String { "Money.euros(\(cents / 100))" }
}

private struct Position: Equatable { var (x, y) = (0, 0) }

/// Every property is zero by default.
private struct ZeroByDefault: TypeFacts {
  var hasArguments = true

  func initializer(
    of type: String, module: String, properties: [String]
  ) -> StoredInitializer? {
    if !hasArguments {
      return StoredInitializer([], initialValues: Dictionary(properties.map { ($0, "0") }) { $1 })
    }
    return StoredInitializer(properties.map { .init(label: $0, property: $0, defaultValue: "0") })
  }
  func constant(printedAs code: String, of type: String, module: String) -> String? { nil }
  func isSettable(_ property: String, of type: String, module: String) -> Bool { true }
  func needsFullNames(_ property: String, of type: String, module: String) -> Bool { false }
}

private struct Name: Equatable, RawRepresentable { var rawValue: String }

private struct Values {
  var number = 0
  var ratio = 1.5
  var text = ""
  var optional: Int?
  var nested: Int??
  var row = Row(id: 1)
  var optionalRow: Row?
  var status = Status.idle
  var statuses: [Status] = []
  var list: [Int] = []
  var rowList: [Row] = []
  var set: Set<Int> = []
  var dictionary: [String: Int] = [:]
  var rows: IdentifiedArrayOf<Row> = []
  var path = StackState<WriterScreen>()
  var wide = Wide()
  var box: Box?
  var money = Money()
  var location = Position()
  var name = Name(rawValue: "")
  var price: Decimal = 0
  var pair = (1, b: "x")
  var date = Date(timeIntervalSince1970: 0)
  var url: URL?
  var duration = Duration.zero
  var range = 0..<1
  var result: Result<Int, Failure>?
  var `default` = 0
  @Presents var screen: WriterScreen?
  @Presents var alert: AlertState<Status>?
  @Shared(value: 0) var count: Int
  @Shared(value: Row(id: 1)) var sharedRow: Row

  struct Failure: Error, Equatable {}
}

@MainActor @Suite struct ChangeWriterTests {
  private func expect(
    _ text: String, from: (inout Values) -> Void = { _ in }, _ change: (inout Values) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var before = Values()
    from(&before)
    var after = before
    change(&after)
    let statements = ChangeWriter.statements(from: before, to: after, ReflectedTypes())
    #expect(
      statements.flatMap { $0.lines(width: 80) }.joined(separator: "\n") == text,
      sourceLocation: sourceLocation)
  }

  @Test func literals() {
    expect("$0.number = 1") { $0.number = 1 }
    expect("$0.number = -1\n$0.text = \"a\\\"\\n\\u{7}é👩‍👧\"") {
      $0.number = -1
      $0.text = "a\"\n\u{7}é👩‍👧"
    }
    expect("$0.ratio = 2") { $0.ratio = 2 }
    expect("$0.ratio = -.infinity") { $0.ratio = -.infinity }
    expect("$0.optional = 3") { $0.optional = 3 }
    expect("$0.optional = nil", from: { $0.optional = 3 }) { $0.optional = nil }
    expect("$0.nested = .some(nil)") { $0.nested = .some(nil) }
    expect("$0.default = 1") { $0.default = 1 }
    expect("$0.pair = (2, b: \"x\")") { $0.pair.0 = 2 }
  }

  @Test func structs() {
    expect("$0.row.title = \"x\"") { $0.row.title = "x" }
    expect("$0.row.isOn = true") { $0.row.isOn = true }
    expect("$0.optionalRow = Row(id: 2, title: \"\", isOn: nil)") { $0.optionalRow = Row(id: 2) }
    expect("$0.optionalRow?.title = \"x\"", from: { $0.optionalRow = Row(id: 2) }) {
      $0.optionalRow?.title = "x"
    }
    expect("$0.optionalRow = nil", from: { $0.optionalRow = Row(id: 2) }) { $0.optionalRow = nil }
    expect("$0.money = Money.euros(5)") { $0.money.cents = 500 }
    expect("$0.location.x = 1\n$0.location.y = 2") { $0.location = Position(x: 1, y: 2) }
    expect("$0.name = Name(rawValue: \"x\")") { $0.name.rawValue = "x" }
  }

  @Test func aStructThatBeginsAnewIsAssigned() {
    var before = Values()
    before.location = Position(x: 1, y: 2)
    let code = ChangeWriter.statements(from: before, to: Values(), ZeroByDefault())
    #expect(code.flatMap { $0.lines(width: 80) } == ["$0.location = Position()"])
    before.location.y = 0
    let field = ChangeWriter.statements(from: before, to: Values(), ZeroByDefault())
    #expect(field.flatMap { $0.lines(width: 80) } == ["$0.location.x = 0"])
    // An initialiser without arguments makes other values than this one.
    var after = Values()
    after.location = Position(x: 3, y: 4)
    let both = ChangeWriter.statements(from: before, to: after, ZeroByDefault(hasArguments: false))
    #expect(both.flatMap { $0.lines(width: 80) } == ["$0.location.x = 3", "$0.location.y = 4"])
  }

  @Test func aDozenChangesOfOneStructBecomeOne() {
    expect(
      """
      $0.wide = Wide(
        a: 0,
        b: 0,
        c: 1,
        d: 1,
        e: 1,
        f: 1,
        g: 1,
        h: 1,
        i: 1,
        j: 1,
        k: 1,
        l: 1,
        m: 1,
        n: 1
      )
      """
    ) {
      ($0.wide.n, $0.wide.c, $0.wide.d, $0.wide.e, $0.wide.f, $0.wide.g) = (1, 1, 1, 1, 1, 1)
      ($0.wide.h, $0.wide.i, $0.wide.j, $0.wide.k, $0.wide.l, $0.wide.m) = (1, 1, 1, 1, 1, 1)
      $0.wide.n = 1
      $0.wide.b = 0
    }
    expect("$0.wide.a = 1\n$0.wide.n = 1") { ($0.wide.a, $0.wide.n) = (1, 1) }
  }

  @Test func enums() {
    expect("$0.status = .failed(code: 1)") { $0.status = .failed(code: 1) }
    expect("$0.status = .idle", from: { $0.status = .failed(code: 1) }) { $0.status = .idle }
    // Without case paths, the whole case is assigned.
    expect(
      "$0.status = .done(Row(id: 1, title: \"x\", isOn: nil))",
      from: { $0.status = .done(Row(id: 1)) }
    ) { $0.status = .done(Row(id: 1, title: "x")) }
    expect("$0.result = .success(1)") { $0.result = .success(1) }
    expect("$0.result = .failure(Values.Failure())") { $0.result = .failure(Values.Failure()) }
  }

  @Test func presentation() {
    let id = UUID(7)
    expect("$0.screen = .detail(WriterDetail(id: UUID(7), text: \"\"))") {
      $0.screen = .detail(WriterDetail(id: id))
    }
    expect(
      "$0.screen?.modify(\\.detail) { $0.text = \"x\" }",
      from: { $0.screen = .detail(WriterDetail(id: id)) }
    ) { $0.screen = .detail(WriterDetail(id: id, text: "x")) }
    expect("$0.screen = .pair(2, name: \"a\")", from: { $0.screen = .pair(1, name: "a") }) {
      $0.screen = .pair(2, name: "a")
    }
    expect("$0.screen = nil", from: { $0.screen = .list }) { $0.screen = nil }
  }

  @Test func alerts() {
    expect(
      """
      $0.alert = AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .failed(code: 1)) {
          TextState("Delete")
        }
        ButtonState {
          TextState("Cancel")
        }
      } message: {
        TextState("It is \\"gone\\".")
      }
      """
    ) {
      $0.alert = AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .failed(code: 1)) { TextState("Delete") }
        ButtonState { TextState("Cancel") }
      } message: {
        TextState("It is \"gone\".")
      }
    }
  }

  @Test func lists() {
    expect("$0.list = [1]") { $0.list = [1] }
    expect("$0.list = [1, 2]") { $0.list = [1, 2] }
    expect("$0.list.append(2)\n$0.list.append(3)", from: { $0.list = [1] }) { $0.list = [1, 2, 3] }
    expect("$0.list[1] = 5", from: { $0.list = [1, 2, 3] }) { $0.list[1] = 5 }
    // What is shorter.
    expect("$0.list = [2, 3]", from: { $0.list = [1, 2, 3] }) { $0.list.removeFirst() }
    expect("$0.list.remove(at: 0)", from: { $0.list = Array(1...9) }) { $0.list.removeFirst() }
    expect("$0.list.removeLast()", from: { $0.list = Array(1...9) }) { $0.list.removeLast() }
    expect("$0.list = []", from: { $0.list = [1, 2, 3] }) { $0.list = [] }
    expect("$0.list = [3, 2, 1, 0]", from: { $0.list = [1, 2, 3] }) { $0.list = [3, 2, 1, 0] }
    expect("$0.rowList[0].title = \"x\"", from: { $0.rowList = [Row(id: 1), Row(id: 2)] }) {
      $0.rowList[0].title = "x"
    }
    expect("$0.statuses = [.failed(code: 1)]") { $0.statuses = [.failed(code: 1)] }
  }

  @Test func setsAndDictionaries() {
    expect("$0.set = [1, 2, 10, 11]") { $0.set = [11, 2, 10, 1] }
    expect("$0.set = [1]") { $0.set = [1] }
    expect("$0.set.insert(1)", from: { $0.set = [2] }) { $0.set = [1, 2] }
    expect("$0.set.remove(1)\n$0.set.insert(3)", from: { $0.set = [1, 2] }) { $0.set = [2, 3] }
    expect("$0.set = []", from: { $0.set = [1, 2] }) { $0.set = [] }
    expect("$0.dictionary[\"a\"] = 1") { $0.dictionary = ["a": 1] }
    expect("$0.dictionary[\"a\"] = nil", from: { $0.dictionary = ["a": 1, "b": 2] }) {
      $0.dictionary["a"] = nil
    }
    expect("$0.dictionary = [:]", from: { $0.dictionary = ["a": 1, "b": 2] }) {
      $0.dictionary = [:]
    }
  }

  @Test func rows() {
    expect("$0.rows = [Row(id: 1, title: \"a\", isOn: nil)]") {
      $0.rows.append(Row(id: 1, title: "a"))
    }
    let from: (inout Values) -> Void = { $0.rows = [Row(id: 1), Row(id: 2), Row(id: 3)] }
    expect("$0.rows[id: 3]?.title = \"x\"", from: from) { $0.rows[id: 3]?.title = "x" }
    expect("$0.rows.remove(id: 2)\n$0.rows[id: 3]?.isOn = false", from: from) {
      $0.rows.remove(id: 2)
      $0.rows[id: 3]?.isOn = false
    }
    expect("$0.rows = []", from: from) { $0.rows = [] }
    expect("$0.rows = [Row(id: 8, title: \"\", isOn: nil)]", from: from) { $0.rows = [Row(id: 8)] }
    expect("$0.rows.insert(Row(id: 9, title: \"\", isOn: nil), at: 0)", from: from) {
      $0.rows.insert(Row(id: 9), at: 0)
    }
  }

  @Test func aCaseWithALabelIsChangedInPlace() {
    expect(
      "$0.screen?.modify(\\.labelled) { $0.text = \"x\" }",
      from: { $0.screen = .labelled(detail: WriterDetail(id: UUID(1))) }
    ) { $0.screen = .labelled(detail: WriterDetail(id: UUID(1), text: "x")) }
  }

  @Test(arguments: StackChange.all)
  func stacks(change: StackChange) {
    withDependencies {
      $0.stackElementID = StackElementIDGenerator()
    } operation: {
      let from: (inout Values) -> Void = {
        $0.path.append(.list)
        $0.path.append(.detail(WriterDetail(id: UUID(1))))
        $0.path.append(.list)
      }
      expect(change.statements, from: from) { change.body(&$0.path) }
    }
  }

  struct StackChange: Sendable {
    var statements: String
    var body: @Sendable (inout StackState<WriterScreen>) -> Void

    static let all = [
      Self(statements: "$0.path[id: 3] = .list") { $0.append(.list) },
      Self(statements: "$0.path[id: 1, case: \\.detail]?.text = \"x\"") {
        $0[id: 1, case: \.detail]?.text = "x"
      },
      Self(statements: "$0.path[id: 2] = nil") { $0.removeLast() },
      Self(statements: "$0.path.pop(from: 1)") { $0.removeLast(2) },
      Self(statements: "$0.path.pop(from: 1)\n$0.path[id: 3] = .list") {
        $0.removeLast(2)
        $0.append(.list)
      },
      Self(statements: "$0.path.removeAll()") { $0.removeAll() },
    ]
  }

  @Test func valuesOfFoundation() {
    expect("$0.date = Date(timeIntervalSince1970: 1234567890)") {
      $0.date = Date(timeIntervalSince1970: 1_234_567_890)
    }
    expect("$0.url = URL(string: \"https://example.com/a?b=c\")!") {
      $0.url = URL(string: "https://example.com/a?b=c")
    }
    expect("$0.duration = .milliseconds(1500)") { $0.duration = .milliseconds(1_500) }
    expect("$0.duration = .zero", from: { $0.duration = .seconds(1) }) { $0.duration = .zero }
    expect("$0.price = 12.5") { $0.price = 12.5 }
    expect("$0.price = Decimal(string: \"0.10000000000000000001\")!") {
      $0.price = Decimal(string: "0.10000000000000000001")!
    }
    expect("$0.range = 2..<5") { $0.range = 2..<5 }
  }

  @Test func whatNobodyKnowsHowToWriteIsAPlaceholder() {
    let box = Box()
    expect("// The value is:\n//   \(String(customDumping: box))\n$0.box = <#value#>") {
      $0.box = box
    }
  }

  @Test(arguments: [
    ("1_000", "1000", true), ("2.0", "2", true), ("-1", "1", false),
    ("Profile()", "A.Profile()", true),
    ("MyProfile()", "Profile()", false), ("Theme.dark", ".dark", true),
    ("theme.dark", ".dark", false),
    (".init()", "Profile()", true), (".init(a: 1)", "Profile(a: 1)", true),
    (".init(a: 1)", "Profile(a: 2)", false), ("StackState<Path.State>()", "[]", true),
    ("[String: Int]()", "[:]", true), ("makeRows()", "[]", false), (".init()", "[]", true),
  ])
  func defaultValues(source: String, printed: String, isSame: Bool) {
    #expect(DefaultValue(source).isPrinted(as: printed) == isSame)
  }

  @Test func longValuesAreOnSeveralLines() {
    let title = String(repeating: "a", count: 70)
    expect(
      """
      $0.rows = [
        Row(
          id: 1,
          title: "\(title)",
          isOn: nil
        )
      ]
      """
    ) { $0.rows.append(Row(id: 1, title: title)) }
  }
}
