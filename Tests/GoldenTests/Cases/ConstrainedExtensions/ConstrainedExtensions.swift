public import GeneratedSupport

public struct Box<Value> {
  public var value: Value
  public init(value: Value) { self.value = value }
}

extension Box where Value == Int {
  enum Route: Equatable, CasePathable {
    case same(Value)
    case pair(Value, text: String)
    case rows([Row])
    case inner(Inner)
    case none
    #if !ABSENT
      case conditional(Row)
    #endif
  }
  nonisolated struct Row: Equatable { var id = 0 }
  enum Inner: Equatable, CasePathable { case value(Value), row(Row) }
}

extension Box where Value: Hashable & Sendable {
  public enum Filter: CasePathable {
    case one(Value), many(Set<Value>)
    case range(Range<Int>), names(Range<String>)
    public enum Range<Bound>: CasePathable { case from(Bound, Value), all }
  }
}

extension Box where Value: Identifiable, Value.ID == Int {
  package enum Selection: CasePathable { case id(Value.ID), value(Value) }
}

// A payload of an indirect case must not depend on 'Value'. The other cases may.
extension Box<String> {
  enum Tree: CasePathable {
    indirect case node(Box<String>.Tree, Box<String>.Tree)
    case leaf(Value)
  }
}

extension Box where Value: Collection {
  indirect enum Steps: CasePathable { case next(Steps, Value), last(Value.Element) }
}

#if !ABSENT
  @available(macOS 15, *)
  extension Box where Value == [Bool] {
    enum Available: CasePathable { case bits(Value) }
  }
#endif

extension [Int] { enum Change: CasePathable { case append(Element), inner(Inner) } }
extension [Int] { enum Inner: CasePathable { case remove(Element) } }
extension [String: Int] { enum Entry: CasePathable { case key(Key), pair(Key, Value) } }
extension Int? { enum Reset: CasePathable { case to(Wrapped), none } }
extension Array where Element: Hashable { public enum Find: CasePathable { case first(Element) } }

struct Grid<Cell> {
  enum Move: CasePathable where Cell == Int { case to(Cell), by(Int) }
}

@MainActor public func check() {
  checkRoute()
  checkOthers()
  checkFeatures()
}

/// Extracts the payload, and makes the value again.
private func check<Root: CasePathIterable, Payload: Equatable>(
  _ root: Root, _ path: CaseKeyPath<Root, Payload>, _ payload: Payload
) {
  precondition(root[case: path] == payload && path(payload)[case: path] == payload)
  precondition(Root.allCasePaths.contains { root.is($0) })
}

private func checkRoute() {
  typealias Route = Box<Int>.Route
  check(Route.same(2), \.same, 2)
  check(Route.rows([Box.Row(id: 3)]), \.rows, [Box.Row(id: 3)])
  check(Route.inner(.value(5)), \.inner.value, 5)
  check(Route.conditional(Box.Row()), \.conditional, Box.Row())
  precondition(Route.pair(6, text: "a")[case: \.pair]?.text == "a")
  precondition(Route.none.is(\.none) && Array(Route.allCasePaths).count == 6)
  var route = Route.inner(.value(7))
  route.modify(\.inner.value) { $0 += 1 }
  precondition(route == .inner(.value(8)))
}

private func checkOthers() {
  check(Box<String>.Filter.one("a"), \.one, "a")
  check(Box<Int>.Filter.many([1]), \.many, [1])
  precondition(Box<Int>.Filter.names(.from("a", 1))[case: \.names.from]?.1 == 1)
  check(Box<Identified<Int, String>>.Selection.id(1), \.id, 1)
  check(Box<String>.Tree.leaf("a"), \.leaf, "a")
  precondition(Box<String>.Tree.node(.leaf("a"), .leaf("b"))[case: \.node]?.1.is(\.leaf) ?? false)
  precondition(Box<[Int]>.Steps.next(.last(1), [2])[case: \.next]?.0[case: \.last] == 1)
  check([Int].Change.append(1), \.append, 1)
  check([Int].Change.inner(.remove(2)), \.inner.remove, 2)
  check([String: Int].Entry.key("a"), \.key, "a")
  check(Int?.Reset.to(1), \.to, 1)
  check([String].Find.first("a"), \.first, "a")
  check(Grid<Int>.Move.to(1), \.to, 1)
  if #available(macOS 15, *) { check(Box<[Bool]>.Available.bits([true]), \.bits, [true]) }
}
