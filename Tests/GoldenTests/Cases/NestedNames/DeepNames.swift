import GeneratedSupport

/// Payloads that are named from the middle of generic types in generic types.
struct Outer<X> {
  struct Row { var depth = 1 }
  typealias Rows = [Row]
  struct Middle {
    struct Item { var depth = 2 }
    typealias Pair<Second> = (Row, Second)
    struct Inner<Y> {
      struct Row { var depth = 3 }
      typealias Fixed = Outer<Int>.Middle
      indirect enum Event: CasePathable {
        case row(Row), rows(Rows), item(Item), pair(Pair<Y>), fixed(Fixed), fixedItem(Fixed.Item)
        case x(X), y(Y), middle(Middle), inner(Inner), other(Inner<Int>), outer(Outer)
        case far(Outer<String>.Row), again(Event), written(Middle.Inner<X>.Row)
        case all([String: (Item) -> [(Y, X)]], of: Local?)
        typealias Local = Item
      }
    }
  }
}

typealias FeatureAlias = Feature
typealias ScreenAlias = FeatureAlias.Screen

extension FeatureAlias {
  enum ByAlias: CasePathable { case row(Row), aliased(FeatureAlias.Row), screen(ScreenAlias.State) }
}
extension ScreenAlias {
  enum ByAlias: CasePathable { case state(State), row(Feature.Row) }
}

/// Types of another module.
extension Int {
  struct Digit { var value = 7 }
  indirect enum Part: CasePathable { case digit(Digit), whole(Self) }
}
extension Array {
  enum Change: CasePathable { case inserted(Element, at: Int), replaced(Edit) }
}
extension Array {
  struct Edit { var element: Element }
}
extension Outer<Int> {
  enum OfInt: CasePathable { case value(Int) }
}

nonisolated class Base { struct Item { var id = 8 } }
nonisolated final class Derived: Base { enum Event: CasePathable { case item(Item) } }

protocol Paged { associatedtype Element }
extension Paged { typealias Page = [Element] }
struct Pages: Paged {
  typealias Element = Int
  enum Event: CasePathable { case page(Page), element(Element) }
}

func checkDeepNames() {
  typealias Event = Outer<Int>.Middle.Inner<String>.Event
  precondition(Event.row(.init())[case: \.row]?.depth == 3)
  precondition(Event.rows([.init()])[case: \.rows]?.first?.depth == 1)
  precondition(Event.item(.init())[case: \.item]?.depth == 2)
  precondition(Event.pair((.init(), "a"))[case: \.pair]?.1 == "a")
  precondition(Event.x(1)[case: \.x] == 1 && Event.y("b")[case: \.y] == "b")
  precondition(Event.far(.init())[case: \.far]?.depth == 1)
  precondition(Event.again(.x(1))[case: \.again.x] == 1)
  precondition(Event.written(.init())[case: \.written]?.depth == 3)
  precondition(Event.all([:], of: .init())[case: \.all]?.of?.depth == 2)
  precondition(Feature.ByAlias.aliased(.init(id: 2))[case: \.aliased]?.id == 2)
  precondition(Feature.Screen.ByAlias.state(.init(title: "c"))[case: \.state]?.title == "c")
  precondition(Int.Part.digit(.init())[case: \.digit]?.value == 7)
  precondition([String].Change.inserted("d", at: 0)[case: \.inserted]?.0 == "d")
  precondition([String].Change.replaced(.init(element: "e"))[case: \.replaced]?.element == "e")
  precondition(Outer<Int>.OfInt.value(9)[case: \.value] == 9)
  precondition(Derived.Event.item(.init())[case: \.item]?.id == 8)
  precondition(Pages.Event.page([1, 2])[case: \.page] == [1, 2])
}
