import Foundation
import GeneratedSupport

/// Nanoseconds of what stores do, and how many yardsticks that is. In each round, all rows take their turn.
/// A row shows the median of the rounds.
///
///     swift run -c release --package-path Benchmarks StoreSpeed
@main @MainActor
struct StoreSpeed {
  static func main() async {
    var rounds = Rounds()
    for _ in 0..<7 { await round(&rounds) }
    rounds.show()
    await cancellation()
    await memory()
  }

  private static func round(_ rounds: inout Rounds) async {
    rounds.measureYardstick()
    sends(&rounds)
    scopes(&rounds)
    for count in [10, 10_000] { rows(count, &rounds) }
    await effects(&rounds)
  }

  private static func sends(_ rounds: inout Rounds) {
    let leaf = Store(initialState: Leaf.State()) { Leaf() }
    rounds.measure("send") { _ in leaf.send(.tapped) }
    let ten = Store(initialState: Level10.State()) { Level10() }
    rounds.measure("send through ten 'Scope'") { _ in ten.send(Level10.action(.tapped)) }
    let twenty = Store(initialState: Level20.State()) { Level20() }
    rounds.measure("send through twenty 'Scope'") { _ in twenty.send(Level20.action(.tapped)) }
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
  private static func cancellation() async {
    var times: [Int: [Duration]] = [:]
    for _ in 0..<5 {
      for count in [1_000, 10_000] { times[count, default: []].append(await cancelled(count)) }
    }
    for (count, times) in times.sorted(by: { $0.key < $1.key }) {
      print("begin and cancel \(count) effects: \(times.sorted()[2] / count) for each")
    }
  }

  private static func cancelled(_ count: Int) async -> Duration {
    let store = Store(initialState: Worker.State()) { Worker() }
    return await ContinuousClock().measure {
      let tasks = (0..<count).map { store.send(.began($0)) }
      for id in 0..<count { store.send(.cancelled(id)) }
      for task in tasks { await task.finish() }
    }
  }

  /// Stores whose effects complete, and stores that end before their effects.
  private static func memory() async {
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
  }

  private static var residentMegabytes: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4_096 / 1_000_000
  }
}
