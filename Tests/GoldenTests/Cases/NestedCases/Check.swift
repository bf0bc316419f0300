import GeneratedSupport

/// What every path to a place has to do with a value there and with one elsewhere.
private func check<Root: CasePathable, Value: Equatable>(
  _ path: CaseKeyPath<Root, Value>, _ root: Root, _ value: Value, _ other: Value,
  elsewhere: Root
) {
  precondition(root.is(path) && root[case: path] == value)
  precondition(!elsewhere.is(path) && elsewhere[case: path] == nil)
  precondition((path(value) as Root)[case: path] == value)
  var changed = root
  changed.modify(path) { $0 = other }
  precondition(changed[case: path] == other)
  changed[case: path] = value
  precondition(changed[case: path] == value)
  let kept = AnyCasePath(path)
  precondition(kept.extract(from: kept.embed(other)) == other)
  precondition(root.is(path as PartialCaseKeyPath<Root>))
  precondition(root[case: path as PartialCaseKeyPath<Root>] as? Value == value)
}

/// Whether the program makes the key path of a literal once.
private func isConstant(_ makePath: () -> AnyKeyPath) -> Bool { makePath() === makePath() }

public func check() {
  checkRootNames()
  checkChain()
  checkScreen()
  checkDoubtful()
  checkGenerics()
  checkReducer()
}

private func checkChain() {
  func links(_ count: Int, _ end: Chain) -> Chain {
    count == 0 ? end : .link(links(count - 1, end))
  }
  let elsewhere = Chain.end(0)
  check(\.end, Chain.end(1), 1, 2, elsewhere: links(1, elsewhere))
  check(\.link.end, links(1, .end(1)), 1, 2, elsewhere: elsewhere)
  let deep = links(4, .end(1))
  check(\.link.link.link.link.end, deep, 1, 2, elsewhere: elsewhere)
  check(\.link.link.link.link.list, links(4, .list([1])), [1], [2], elsewhere: deep)
  check(\.link.link.link.link.link.link.end, links(6, .end(1)), 1, 2, elsewhere: elsewhere)
  check(
    \.link.link.link.link.link.link.link.link.own.end, links(8, .own(.end(1))), 1, 2,
    elsewhere: links(8, elsewhere))
  precondition(isConstant { \Chain.Cases.link.link.link.link.end })
  precondition(Chain.allCasePaths[deep] == \.link)
  let typed: CaseKeyPath<Chain, Chain> = \.link
  precondition(Chain.allCasePaths[deep] == typed)
}

private func checkScreen() {
  check(\.tab.count, Screen.tab(.count(1)), 1, 2, elsewhere: .tab(.home))
  check(\.labelled.count, Screen.labelled(value: .count(1)), 1, 2, elsewhere: .tab(.count(1)))
  check(\.alias.count, Screen.alias(.count(1)), 1, 2, elsewhere: .tab(.count(1)))
  check(\.conditional.count, Screen.conditional(.count(1)), 1, 2, elsewhere: .tab(.count(1)))
  check(\.optional.some.count, Screen.optional(.count(1)), 1, 2, elsewhere: .optional(nil))
  check(\.optional.count, Screen.optional(.count(1)), 1, 2, elsewhere: .optional(.home))
  check(\.result.success.count, Screen.result(.success(.count(1))), 1, 2, elsewhere: .tab(.home))
  check(\.default.light, Screen.default(.light(1)), 1, 2, elsewhere: .default(.dark))
  check(\.mode.light, Settings.Package.mode(.light(1)), 1, 2, elsewhere: .mode(.dark))
  precondition(isConstant { \Screen.Cases.tab.count })
  precondition(isConstant { \Screen.Cases.result.success })
  precondition(Screen.tab(.home).is(\.tab.home) && !Screen.tab(.count(1)).is(\.tab.home))
  switch Screen.tab(.count(1)) {
  case \.tab.count: break
  default: preconditionFailure("a pattern of two steps does not match")
  }
}

private func checkDoubtful() {
  check(\.conditional.a, Doubtful.conditional(.a(1)), 1, 2, elsewhere: .plain(.a(1)))
  check(\.extended.a, Doubtful.extended(.a(1)), 1, 2, elsewhere: .plain(.a(1)))
  precondition(Doubtful.ignored(.a(1)).is(\.ignored))
}

private func checkGenerics() {
  check(\.loaded.count, Loadable<Tab>.loaded(.count(1)), 1, 2, elsewhere: .loaded(.home))
  check(\.mode.light, Loadable<Tab>.mode(.light(1)), 1, 2, elsewhere: .idle)
  check(\.again.full.count, Loadable<Tab>.again(.full(.count(1))), 1, 2, elsewhere: .again(.empty))
  check(\.tab.light, Shadow<Settings.Mode>.tab(.light(1)), 1, 2, elsewhere: .tab(.dark))
  checkUnspecialised(Loadable<Tab>.mode(.light(1)), elsewhere: .idle)
}

private func checkUnspecialised<T>(_ root: Loadable<T>, elsewhere: Loadable<T>) {
  check(\.mode.light, root, 1, 2, elsewhere: elsewhere)
}

private func checkReducer() {
  check(\.child.saved, Feature.Action.child(.saved(1)), 1, 2, elsewhere: .child(.delegate(.done)))
  precondition(Feature.Action.child(.delegate(.done)).is(\.child.delegate.done))
  precondition(isConstant { \Feature.Action.Cases.child.delegate.done })
}
