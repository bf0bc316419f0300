import GeneratedSupport

/// Nanoseconds of each use of a case key path, literal included, beside a yardstick.
///
///     swift run -c release --package-path Benchmarks CasePathSpeed
@main
struct CasePathSpeed {
  static func main() {
    let actions: [Action] = [
      .textChanged("hello"), .onAppear, .child(.b(3)), .timerTick, .itemTapped(id: 3), .child(.a),
    ]
    let loadables: [Loadable<Int>] = [.loaded(1), .idle, .loaded(3)]
    let keys = [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)]
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })

    measure("yardstick: dictionary, ObjectIdentifier") { dictionary[keys[$0 & 1]] }
    measure("is(\\.timerTick)") { actions[$0 % 6].is(\.timerTick) }
    measure("is(\\.textChanged)") { actions[$0 % 6].is(\.textChanged) }
    measure("case \\.textChanged:") { if case \.textChanged = actions[$0 % 6] { 1 } else { 0 } }
    measure("case \\.child.b:") { if case \.child.b = actions[$0 % 6] { 1 } else { 0 } }
    measure("[case: \\.itemTapped]") { actions[$0 % 6][case: \.itemTapped] }
    measure("[case: \\.textChanged]") { actions[$0 % 6][case: \.textChanged] }
    measure("is(\\.child.b), literal included") { actions[$0 % 6].is(\.child.b) }
    let nested: CaseKeyPath<Action, Int> = opaque(\.child.b)
    measure("is(\\.child.b), path kept") { actions[$0 % 6].is(nested) }
    measure("[case: \\.child.b], path kept") { actions[$0 % 6][case: nested] }
    let kept = AnyCasePath(nested)
    measure("AnyCasePath of \\.child.b: extract") { kept.extract(from: actions[$0 % 6]) }
    measure("embed (\\.itemTapped)(3)") { (\Action.Cases.itemTapped)($0) }
    measure("embed (\\.child.b)(3), path kept") { nested($0) }
    measure("allCasePaths[value]") { Action.allCasePaths[actions[$0 % 6]] }

    let single: CaseKeyPath<Action, Int> = opaque(\.itemTapped)
    measure("is, path passed in") { actions[$0 % 6].is(single) }
    measure("[case:], path passed in") { actions[$0 % 6][case: single] }
    measure("embed, path passed in") { single($0) }
    var tapped = Action.itemTapped(id: 1)
    measure("modify(\\.itemTapped)") { index in tapped.modify(\.itemTapped) { $0 &+= index } }
    measure("modify, path passed in") { index in tapped.modify(single) { $0 &+= index } }
    var items = Action.items(Array(0..<10_000))
    measure("modify(\\.items), 10,000 elements") { index in
      items.modify(\.items) { $0[index % 10_000] = index }
    }

    measure("generic: is(\\.loaded)") { loadables[$0 % 3].is(\.loaded) }
    measure("generic: [case: \\.loaded]") { loadables[$0 % 3][case: \.loaded] }
    measure("generic: allCasePaths[value]") { Loadable<Int>.allCasePaths[loadables[$0 % 3]] }
    measure("generic, unspecialised: [case:]") { unspecialised(loadables[$0 % 3]) }
    let optionals: [Action?] = actions + [nil]
    measure("optional: is(\\.timerTick)") { optionals[$0 % 7].is(\.timerTick) }
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  static func unspecialised<T>(_ value: Loadable<T>) -> T? { value[case: \.loaded] }

  /// The median of eleven rounds.
  static func measure<T>(_ name: String, _ body: (Int) -> T) {
    let count = 100_000
    var rounds: [Double] = []
    for _ in 0..<11 {
      let time = ContinuousClock().measure {
        for index in 0..<count { consume(body(index)) }
      }
      rounds.append(Double(time.components.attoseconds) / 1e9 / Double(count))
    }
    let tenths = Int(rounds.sorted()[5] * 10)
    let text = "\(tenths / 10).\(tenths % 10) ns"
    print(String(repeating: " ", count: max(0, 11 - text.count)) + text + "  " + name)
  }

  @inline(never) @_optimize(none)
  static func consume<T>(_ value: T) {}

  @inline(never) @_optimize(none)
  static func opaque<T>(_ value: T) -> T { value }
}
