import GeneratedSupport

struct Row: Equatable, Identifiable {
  let id: Int
  var title = "a title"
  var count = 0
}

/// Nanoseconds of each use of an identified array, beside a yardstick.
///
///     swift run -c release --package-path Benchmarks IdentifiedArraySpeed
@main
struct IdentifiedArraySpeed {
  static let size = 10_000

  static func main() {
    let keys = [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)]
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    measure("yardstick: dictionary, ObjectIdentifier") { dictionary[keys[$0 & 1]] }
    print("10,000 elements:")
    measureLarge()
    for count in [8, 16] {
      print("\(count) elements:")
      measureSmall(count)
    }
  }

  static func measureLarge() {
    // Ids that are not their positions, in an order that is not theirs.
    let ids = (0..<size).map { ($0 * 7_919) % 1_000_003 }
    let shuffled = ids.shuffled()
    let all = ids.map { Row(id: $0) }
    var rows = IdentifiedArrayOf<Row>(uniqueElements: all)
    measure("append", count: size, with: IdentifiedArrayOf<Row>()) { $0.append(all[$1]) }
    let byPath = IdentifiedArray<Int, Row>(id: opaque(\.id))
    measure("append, id by key path", count: size, with: byPath) { $0.append(all[$1]) }
    measure("[id:]") { rows[id: shuffled[$0 % size]] }
    measure("[id:], no such element") { rows[id: -1 - $0] }
    measure("index(id:)") { rows.index(id: shuffled[$0 % size]) }
    measure("[id:]?.count += 1") { rows[id: shuffled[$0 % size]]?.count += 1 }
    measure("[position].count += 1") { rows[$0 % size].count += 1 }
    measure("updateOrAppend") { rows.updateOrAppend(all[$0 % size]) }
    measure("swapAt") { rows.swapAt($0 % size, ($0 * 31) % size) }
    measure("ids") { _ in rows.ids }
    rows = IdentifiedArray(uniqueElements: all)
    measure("remove(id:), random", count: 1_000, with: rows) { $0.remove(id: shuffled[$1]) }
    measure("remove(id:), last", count: 1_000, with: rows) { $0.remove(id: ids[size - 1 - $1]) }
    measure("insert(_:at:), random", count: 1_000, with: rows) {
      $0.insert(Row(id: -1 - $1), at: shuffled[$1] % size)
    }
    measure("init(uniqueElements:)", count: 10) { _ in IdentifiedArray(uniqueElements: all) }
    measure("filter, half of them", count: 10) { _ in rows.filter { $0.id & 1 == 0 } }
    measure("sort", count: 10, with: rows) { rows, _ in rows.sort { $0.id < $1.id } }
    let strings = ids.map { Identified($0, id: "the id \($0)") }
    let named = IdentifiedArray(uniqueElements: strings)
    measure("[id:], String") { named[id: strings[$0 % size].id] }
  }

  static func measureSmall(_ size: Int) {
    let all = (0..<size).map { Row(id: $0 * 7_919) }
    var rows = IdentifiedArrayOf<Row>(uniqueElements: all)
    measure("init(uniqueElements:)") { _ in IdentifiedArray(uniqueElements: all) }
    measure("[id:]") { rows[id: all[$0 % size].id] }
    measure("[id:], no such element") { rows[id: -1 - $0] }
    measure("[id:]?.count += 1") { rows[id: all[$0 % size].id]?.count += 1 }
    let strings = (0..<size).map { Identified($0, id: "the id \($0)") }
    let named = IdentifiedArray(uniqueElements: strings)
    measure("[id:], String") { named[id: strings[$0 % size].id] }
    measure("[id:], String, no such element") { named[id: strings[$0 % size].id + "?"] }
  }

  /// The median of eleven rounds.
  static func measure<T>(_ name: String, count: Int = 100_000, _ body: (Int) -> T) {
    measure(name, count: count, with: ()) { body($1) }
  }

  /// The same where each round changes a value, and starts from this one.
  static func measure<Value, T>(
    _ name: String, count: Int, with start: Value, _ body: (inout Value, Int) -> T
  ) {
    var rounds: [Double] = []
    for _ in 0..<11 {
      var value = start
      let time = ContinuousClock().measure {
        for index in 0..<count { consume(body(&value, index)) }
      }
      rounds.append(Double(time.components.attoseconds) / 1e9 / Double(count))
    }
    let tenths = Int(rounds.sorted()[5] * 10)
    let text = "\(tenths / 10).\(tenths % 10) ns"
    print(String(repeating: " ", count: max(0, 15 - text.count)) + text + "  " + name)
  }

  @inline(never) @_optimize(none)
  static func consume<T>(_ value: T) {}

  @inline(never) @_optimize(none)
  static func opaque<T>(_ value: T) -> T { value }
}
