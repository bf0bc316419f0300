import Foundation
import GeneratedSupport

/// Nanoseconds of what stores do, and how many yardsticks that is. In each round, all rows take
/// their turn. A row shows the median of the rounds. Exits with 1 if a figure exceeds its limit.
///
///     swift run -c release --package-path Benchmarks StoreSpeed
@main @MainActor
struct StoreSpeed {
  static func main() async {
    var rounds = Rounds()
    for _ in 0..<7 { await round(&rounds) }
    var report = Report()
    rounds.show(in: &report)
    report.show(
      "send to one of 10,000 rows, compared with one of 10",
      rounds.ratio(
        of: "send to one of 10000 rows, 'forEach'", to: "send to one of 10 rows, 'forEach'"),
      "times", limit: 1.5)
    await cancellation(&report)
    await memory(&report)
    report.finish()
  }

  private static func round(_ rounds: inout Rounds) async {
    rounds.measureYardstick()
    sends(&rounds)
    scopes(&rounds)
    for count in [10, 10_000] { rows(count, &rounds) }
    Screens.sends(&rounds)
    Observers.fields(&rounds)
    Observers.rows(&rounds)
    await effects(&rounds)
  }

  private static func sends(_ rounds: inout Rounds) {
    let leaf = Store(initialState: Leaf.State()) { Leaf() }
    rounds.measure("send", limit: 40) { _ in leaf.send(.tapped) }
    let ten = Store(initialState: Level10.State()) { Level10() }
    let throughTen = rounds.measure("send through ten 'Scope'", limit: 80) { _ in
      ten.send(Level10.action(.tapped))
    }
    let twenty = Store(initialState: Level20.State()) { Level20() }
    let throughTwenty = rounds.measure("send through twenty 'Scope'") { _ in
      twenty.send(Level20.action(.tapped))
    }
    rounds.add("each further level of 'Scope'", limit: 6, (throughTwenty - throughTen) / 10)
    precondition(Level10.leaf(of: ten).count == leaf.count)
    let optional = Store(initialState: Box.State(leaf: Leaf.State())) { Box() }
    rounds.measure("send to a child of 'ifLet'") { _ in optional.send(.leaf(.tapped)) }
  }

  private static func scopes(_ rounds: inout Rounds) {
    let ignoring = Level10.leaf(of: Store(initialState: Level10.State()) { Ignoring() })
    rounds.measure("send through ten 'store.scope'") { _ in ignoring.send(.tapped) }
    let ten = Level10.leaf(of: Store(initialState: Level10.State()) { Level10() })
    rounds.measure("send through ten 'store.scope' and ten 'Scope'") { _ in ten.send(.tapped) }
    rounds.measure("read a property through ten 'store.scope'") { _ in consume(ten.count) }
    let leaf = Store(initialState: Leaf.State()) { Leaf() }
    rounds.measure("read a property") { _ in consume(leaf.count) }
    let parent = Store(initialState: Level1.State()) { Level1() }
    let child = parent.scope(\.child, action: \.child)
    rounds.measure("'store.scope', the child in use") { _ in
      consume(parent.scope(\.child, action: \.child))
    }
    precondition(child.count == 0)
  }

  private static func rows(_ count: Int, _ rounds: inout Rounds) {
    let state = Table.State(rows: .init(uniqueElements: (0..<count).map { .init(id: $0) }))
    let store = Store(initialState: state) { Table() }
    rounds.measure("send to one of \(count) rows, 'forEach'") {
      store.send(.rows(.element(id: $0 % 10, action: .tapped)))
    }
    let row = store.scope(\.rows, action: \.rows)[3]
    rounds.measure("send to the store of one of \(count) rows") { _ in row.send(.tapped) }
  }

  private static func effects(_ rounds: inout Rounds) async {
    let store = Store(initialState: Leaf.State()) { Leaf() }
    await rounds.measure("an effect that sends an action, and 'finish'", count: 1_000) {
      await store.send(.effectBegan).finish()
    }
  }

  // MARK: Effects that are cancelled, memory

  /// Cancelling one of many effects takes as long as cancelling one of few.
  private static func cancellation(_ report: inout Report) async {
    var few: [Duration] = []
    var many: [Duration] = []
    for _ in 0..<5 {
      few.append(await cancelled(1_000))
      many.append(await cancelled(10_000))
    }
    print("begin and cancel 1,000 effects: \(few.sorted()[2]) for each")
    print("begin and cancel 10,000 effects: \(many.sorted()[2]) for each")
    let ratios = zip(many, few).map { $0 / $1 }
    report.show(
      "begin and cancel one of 10,000 effects, compared with one of 1,000", ratios.sorted()[2],
      "times", limit: 2)
  }

  /// The time for each effect.
  private static func cancelled(_ count: Int) async -> Duration {
    let store = Store(initialState: Worker.State()) { Worker() }
    let time = await ContinuousClock().measure {
      let tasks = (0..<count).map { store.send(.began($0)) }
      for id in 0..<count { store.send(.cancelled(id)) }
      for task in tasks { await task.finish() }
    }
    return time / count
  }

  /// Stores whose effects complete, and stores that end before their effects.
  private static func memory(_ report: inout Report) async {
    var sizes: [Int] = []
    for _ in 0..<10 {
      for index in 0..<10_000 {
        let store = Store(initialState: Leaf.State()) { Leaf() }
        let worker = Store(initialState: Worker.State()) { Worker() }
        let task = store.send(.effectBegan)
        worker.send(.began(1))
        if index % 2 == 0 { await task.finish() }
      }
      sizes.append(residentMegabytes)
    }
    print("MB in use after each 20,000 of 200,000 stores: \(sizes)")
    guard let first = sizes.first, let last = sizes.last, first > 0 else {
      return print("memory is not compared, because '/proc/self/statm' cannot be read")
    }
    report.show(
      "memory after 200,000 stores, compared with 20,000", Double(last) / Double(first), "times",
      limit: 1.2)
  }

  private static var residentMegabytes: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4_096 / 1_000_000
  }
}
