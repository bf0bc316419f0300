import GeneratedSupport

protocol Shape: Sendable { var sides: Int { get } }
struct Square: Shape { var sides: Int { 4 } }
protocol Container<Item> { associatedtype Item }
struct Bag: Container { typealias Item = Int }

enum Exotic: CasePathable {
  case shape(any Shape), maybe((any Shape)?), shapes([any Shape]), bag(any Container<Int>)
  case type(any Shape.Type), of(Int.Type), optional(Int??)
  case nothing(Void), nested((x: Int, y: (Int, z: String)))
  case handler(@Sendable @MainActor (inout Int, String...) async throws -> (Int, Int))
  case typed(() throws(Never) -> Int), returning(() -> () -> any Shape)
  case path(KeyPath<Square, Int>), inline([2 of Int])
  case both(left: (Int) -> Int, right: ((Int) -> Int)?)
  indirect case again(Exotic)
}

enum Sized<let count: Int>: CasePathable { case values(InlineArray<count, Int>), one(Int) }

indirect enum Chain: CasePathable {
  case end
  case link(Int, next: Chain)
}

func checkExoticPayloads() {
  precondition(Exotic.shape(Square())[case: \.shape]?.sides == 4)
  precondition(Exotic.maybe(nil).is(\.maybe) && Exotic.maybe(Square())[case: \.maybe]??.sides == 4)
  precondition(Exotic.shapes([Square()])[case: \.shapes]?.count == 1)
  precondition(Exotic.type(Square.self)[case: \.type] == Square.self)
  precondition(Exotic.optional(.some(nil)).is(\.optional) && Exotic.nothing(()).is(\.nothing))
  precondition(Exotic.nested((x: 1, y: (2, z: "a")))[case: \.nested]?.y.z == "a")
  precondition(Exotic.typed { 3 }[case: \.typed]?() == 3)
  precondition(Exotic.returning { { Square() } }[case: \.returning]?()().sides == 4)
  precondition(Exotic.path(\.sides)[case: \.path] == \Square.sides)
  precondition(Exotic.inline([1, 2])[case: \.inline]?[1] == 2)
  precondition(Exotic.both(left: { $0 + 1 }, right: nil)[case: \.both]?.left(1) == 2)
  precondition(Exotic.again(.nothing(())).is(\.again.nothing))
  precondition(Sized<2>.values([3, 4])[case: \.values]?[0] == 3)
  precondition(Chain.link(1, next: .end)[case: \.link]?.0 == 1)
  var chain = Chain.link(1, next: .end)
  chain.modify(\.link) { $0.next = .link($0.0 + 1, next: .end) }
  precondition(chain[case: \.link]?.next[case: \.link]?.0 == 2)
}

/// Of these labels, only the ones in the last case need their back-ticks.
// swift-format-ignore
enum Labelled: CasePathable {
  case first(`class`: Int, id: Int)
  case second(`self`: Int)
  case third(`inout`: Int, `a b`: Int)
}
