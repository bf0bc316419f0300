import GeneratedSupport

enum Loadable<Value>: CasePathable {
  case idle
  case loaded(Value)
  case failed(any Error)
}

enum Collected<Element: Hashable>: CasePathable where Element: Sendable {
  case all(Set<Element>)
}

struct Outer<Element> {
  struct Row { var element: Element }
  enum Inner<Key: Hashable>: CasePathable {
    case rows([Key: Row])
    case pair(Element, key: Key)
    case own(Self.Kind)
    enum Kind { case a }
  }
  enum Plain: CasePathable { case row(Row) }
}

indirect enum Tree<Leaf>: CasePathable {
  case leaf(Leaf)
  case node(Tree, Tree<Leaf>)
}

enum Holder<Root>: CasePathable { case root(Root) }

public func check() {
  precondition(Loadable<Int>.loaded(1)[case: \.loaded] == 1)
  precondition(Loadable<Int?>.loaded(nil).is(\.loaded))
  precondition(Collected.all([1])[case: \.all] == [1])
  let inner = Outer<Int>.Inner<String>.pair(1, key: "a")
  precondition(inner[case: \.pair]?.key == "a")
  precondition(Outer<Int>.Plain.row(.init(element: 2))[case: \.row]?.element == 2)
  precondition(Tree.node(.leaf(1), .leaf(2)).is(\.node))
  precondition(Holder<Int>.root(1)[case: \.root] == 1)
}
