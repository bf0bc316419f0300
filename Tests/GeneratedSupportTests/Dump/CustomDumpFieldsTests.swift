import GeneratedSupport
import Testing

/// A type that shows its fields is dumped and compared as if it were reflected. Each type here is two,
/// of one name: with its table, and without.
@Suite struct CustomDumpFieldsTests {
  @Test func theTextIsTheSame() {
    for seed in 0..<200 {
      let (table, mirror) = (Everything<ByTable>(seed), Everything<ByMirror>(seed))
      #expect(dumped(table) == dumped(mirror))
      for depth in 0..<4 {
        #expect(dumped(table, maxDepth: depth) == dumped(mirror, maxDepth: depth))
      }
    }
  }

  @Test func theDifferencesAreTheSame() {
    for seed in 0..<400 {
      let (old, new) = (seed / 20, seed % 20)
      let table = diff(Everything<ByTable>(old), Everything<ByTable>(new))
      let mirror = diff(Everything<ByMirror>(old), Everything<ByMirror>(new))
      #expect(table == mirror, "\(old) \(new)")
      #expect((table == nil) == (old == new))
    }
  }

  @Test func theDifferencesAreTheSameWhereEqualityIsAsked() {
    for seed in 0..<400 {
      let (old, new) = (seed / 20, seed % 20)
      let table = diff(Model<ByTable>(old), Model<ByTable>(new))
      let mirror = diff(Model<ByMirror>(old), Model<ByMirror>(new))
      #expect(table == mirror, "\(old) \(new)")
      #expect((table == nil) == (Model<ByTable>(old) == Model<ByTable>(new)))
    }
  }

  @Test func theTableIsUsed() {
    #expect(dumped(Renamed(x: 1)) == "Renamed(y: 1)")
    #expect(diff(Renamed(x: 1), Renamed(x: 2)) == "- Renamed(y: 1)\n+ Renamed(y: 2)")
  }

  @Test func anOptionalFieldIsTakenApart() {
    #expect(
      diff(
        Model<ByTable>(user: Traveller(id: 1, name: "a")), Model(user: Traveller(id: 1, name: "b")))
          == """
          \u{20} Model(
              id: 0,
              name: "",
              user: Traveller(
                id: 1,
          -     name: "a"
          +     name: "b"
              ),
              single: Single(value: 1),
              list: []
            )
          """)
  }
}

private struct Renamed: _DumpFieldTable {
  var x: Int

  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {
    visitor.visit("y", self.x)
  }
}

private protocol Way {}
private enum ByTable: Way {}
private enum ByMirror: Way {}

private struct Empty<W: Way> {}

extension Empty: _DumpFieldTable where W == ByTable {
  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {}
}

private struct Single<W: Way>: Equatable {
  var value: Int?
}

extension Single: _DumpFieldTable where W == ByTable {
  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {
    visitor.visit("value", self.value)
  }
}

/// What is equatable, so that its fields are, too.
private struct Model<W: Way>: Equatable {
  var id = 0
  var name = ""
  var user: Traveller?
  var single = Single<W>(value: 1)
  var list: [Single<W>] = []
}

extension Model: _DumpFieldTable where W == ByTable {
  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {
    visitor.visit("id", self.id)
    visitor.visit("name", self.name)
    visitor.visit("user", self.user)
    visitor.visit("single", self.single)
    visitor.visit("list", self.list)
  }
}

private struct Everything<W: Way> {
  var id: Int
  var name: String
  var empty = Empty<W>()
  var single: Single<W>
  var any: Any
  var existential: any Sendable
  var cases: [Case<W>]
  var byName: [String: Case<W>]
  var numbers: Set<Int>
  var tuple: (Int, label: String)
  var nested: Case<W>?
  var _$hidden = 0
  var text: String
  var function: () -> Int = { 0 }
}

extension Everything: _DumpFieldTable where W == ByTable {
  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {
    visitor.visit("id", self.id)
    visitor.visit("name", self.name)
    visitor.visit("empty", self.empty)
    visitor.visit("single", self.single)
    visitor.visit("any", self.any)
    visitor.visit("existential", self.existential)
    visitor.visit("cases", self.cases)
    visitor.visit("byName", self.byName)
    visitor.visit("numbers", self.numbers)
    visitor.visit("tuple", self.tuple)
    visitor.visit("nested", self.nested)
    visitor.visit("_$hidden", self._$hidden)
    visitor.visit("text", self.text)
    visitor.visit("function", self.function)
  }
}

private indirect enum Case<W: Way> {
  case none
  case single(Int)
  case labelled(value: Int)
  case several(Int, name: String)
  case tuple((Int, name: String))
  case void(Void)
  case empty(Empty<W>)
  case nested(Case)
  case struct_(Single<W>)
  case optional(Int?)
}

extension Case: _DumpFieldTable where W == ByTable {
  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {
    switch self {
    case .none: visitor.visitCase("none", 0)
    case .single(let v0):
      visitor.visitCase("single", 1)
      visitor.visit("", v0)
    case .labelled(let v0):
      visitor.visitCase("labelled", 1)
      visitor.visit("value", v0)
    case .several(let v0, let v1):
      visitor.visitCase("several", 2)
      visitor.visit("", v0)
      visitor.visit("name", v1)
    case .tuple(let v0):
      visitor.visitCase("tuple", 1)
      visitor.visit("", v0)
    case .void(let v0):
      visitor.visitCase("void", 1)
      visitor.visit("", v0)
    case .empty(let v0):
      visitor.visitCase("empty", 1)
      visitor.visit("", v0)
    case .nested(let v0):
      visitor.visitCase("nested", 1)
      visitor.visit("", v0)
    case .struct_(let v0):
      visitor.visitCase("struct_", 1)
      visitor.visit("", v0)
    case .optional(let v0):
      visitor.visitCase("optional", 1)
      visitor.visit("", v0)
    }
  }
}

// The same values of both.

extension Model {
  fileprivate init(_ seed: Int) {
    var next = SeededGenerator(seed: seed)
    id = next.number(below: 2)
    name = ["a", "b"][next.number(below: 2)]
    user = next.optional().map { Traveller(id: $0, name: "a") }
    single = Single(value: next.optional())
    list = next.list { Single(value: $0.optional()) }
  }
}

extension Everything {
  fileprivate init(_ seed: Int) {
    var next = SeededGenerator(seed: seed)
    id = next.number(below: 3)
    name = next.text()
    single = Single(value: next.optional())
    any = next.any()
    existential = next.optional()
    cases = next.list { Case.make(&$0) }
    byName = next.dictionary { Case.make(&$0) }
    numbers = Set(next.list { $0.number(below: 5) })
    tuple = (next.number(below: 2), next.text())
    nested = next.list { Case<W>.make(&$0) }.first
    text = next.text()
  }
}

extension Case {
  fileprivate static func make(_ next: inout SeededGenerator) -> Self {
    switch next.number(below: 12) {
    case 0: .none
    case 1: .single(next.number(below: 3))
    case 2: .labelled(value: next.number(below: 3))
    case 3: .several(next.number(below: 3), name: next.text())
    case 4: .tuple((next.number(below: 3), name: next.text()))
    case 5: .void(())
    case 6: .empty(Empty())
    case 7, 8, 9: .nested(make(&next))
    case 10: .struct_(Single(value: next.optional()))
    default: .optional(next.optional())
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func text() -> String {
    ["", "a", "b\nc", "d\ne\nc", "\""][number(below: 5)]
  }
  fileprivate mutating func optional() -> Int? { number(below: 2) == 0 ? nil : number(below: 3) }
  fileprivate mutating func any() -> Any {
    [1, "x", 2.5, [1, 2], Traveller(id: 1, name: "y")][number(below: 5)]
  }
  fileprivate mutating func list<T>(_ make: (inout Self) -> T) -> [T] {
    (0..<number(below: 4)).map { _ in make(&self) }
  }
  fileprivate mutating func dictionary<T>(_ make: (inout Self) -> T) -> [String: T] {
    var result: [String: T] = [:]
    for _ in 0..<number(below: 4) { result[text()] = make(&self) }
    return result
  }
}
