import GeneratedSupport

// The values, each in two forms: reflected on, and with the table that the generator writes.

protocol WideFields: Equatable {
  var f25: String { get set }
}

protocol RowFields: Equatable, Identifiable {
  var title: String { get set }
}

enum Kind: Equatable, _DumpFieldTable {
  case plain, fancy(Int)
  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {
    switch self {
    case .plain: visitor.visitCase("plain", 0)
    case .fancy(let v0):
      visitor.visitCase("fancy", 1)
      visitor.visit("", v0)
    }
  }
}

struct Wide: WideFields {
  var f0: Int = 0
  var f1: String = "field 1"
  var f2: Bool = true
  var f3: Double = 3.5
  var f4: Int? = 4
  var f5: Int = 5
  var f6: String = "field 6"
  var f7: Bool = true
  var f8: Double = 8.5
  var f9: Int? = 9
  var f10: Int = 10
  var f11: String = "field 11"
  var f12: Bool = true
  var f13: Double = 13.5
  var f14: Int? = 14
  var f15: Int = 15
  var f16: String = "field 16"
  var f17: Bool = true
  var f18: Double = 18.5
  var f19: Int? = 19
  var f20: Int = 20
  var f21: String = "field 21"
  var f22: Bool = true
  var f23: Double = 23.5
  var f24: Int? = 24
  var f25: String = "field 25"
  var f26: String = "field 26"
  var f27: Bool = true
  var f28: Double = 28.5
  var f29: Int? = 29
  var f30: Int = 30
  var f31: String = "field 31"
  var f32: Bool = true
  var f33: Double = 33.5
  var f34: Int? = 34
  var f35: Int = 35
  var f36: String = "field 36"
  var f37: Bool = true
  var f38: Double = 38.5
  var f39: Int? = 39
  var f40: Int = 40
  var f41: String = "field 41"
  var f42: Bool = true
  var f43: Double = 43.5
  var f44: Int? = 44
  var f45: Int = 45
  var f46: String = "field 46"
  var f47: Bool = true
  var f48: Double = 48.5
  var f49: Int? = 49
}

struct TabledWide: WideFields, _DumpFieldTable {
  var fields = Wide()

  var f25: String {
    get { fields.f25 }
    set { fields.f25 = newValue }
  }

  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {
    visitor.visit("f0", self.fields.f0)
    visitor.visit("f1", self.fields.f1)
    visitor.visit("f2", self.fields.f2)
    visitor.visit("f3", self.fields.f3)
    visitor.visit("f4", self.fields.f4)
    visitor.visit("f5", self.fields.f5)
    visitor.visit("f6", self.fields.f6)
    visitor.visit("f7", self.fields.f7)
    visitor.visit("f8", self.fields.f8)
    visitor.visit("f9", self.fields.f9)
    visitor.visit("f10", self.fields.f10)
    visitor.visit("f11", self.fields.f11)
    visitor.visit("f12", self.fields.f12)
    visitor.visit("f13", self.fields.f13)
    visitor.visit("f14", self.fields.f14)
    visitor.visit("f15", self.fields.f15)
    visitor.visit("f16", self.fields.f16)
    visitor.visit("f17", self.fields.f17)
    visitor.visit("f18", self.fields.f18)
    visitor.visit("f19", self.fields.f19)
    visitor.visit("f20", self.fields.f20)
    visitor.visit("f21", self.fields.f21)
    visitor.visit("f22", self.fields.f22)
    visitor.visit("f23", self.fields.f23)
    visitor.visit("f24", self.fields.f24)
    visitor.visit("f25", self.fields.f25)
    visitor.visit("f26", self.fields.f26)
    visitor.visit("f27", self.fields.f27)
    visitor.visit("f28", self.fields.f28)
    visitor.visit("f29", self.fields.f29)
    visitor.visit("f30", self.fields.f30)
    visitor.visit("f31", self.fields.f31)
    visitor.visit("f32", self.fields.f32)
    visitor.visit("f33", self.fields.f33)
    visitor.visit("f34", self.fields.f34)
    visitor.visit("f35", self.fields.f35)
    visitor.visit("f36", self.fields.f36)
    visitor.visit("f37", self.fields.f37)
    visitor.visit("f38", self.fields.f38)
    visitor.visit("f39", self.fields.f39)
    visitor.visit("f40", self.fields.f40)
    visitor.visit("f41", self.fields.f41)
    visitor.visit("f42", self.fields.f42)
    visitor.visit("f43", self.fields.f43)
    visitor.visit("f44", self.fields.f44)
    visitor.visit("f45", self.fields.f45)
    visitor.visit("f46", self.fields.f46)
    visitor.visit("f47", self.fields.f47)
    visitor.visit("f48", self.fields.f48)
    visitor.visit("f49", self.fields.f49)
  }
}

struct Row: RowFields {
  var id: Int
  var title: String
  var subtitle: String
  var count: Int
  var isOn: Bool
  var price: Double
  var note: String?
  var tags: [String]
  var kind: Kind
  var rank: Int

  init(_ id: Int) {
    self.id = id
    title = "title \(id)"
    subtitle = "a subtitle that is not short"
    count = id % 7
    isOn = id % 2 == 0
    price = 9.5
    note = id % 3 == 0 ? nil : "note"
    tags = ["a", "b"]
    kind = id % 2 == 0 ? .plain : .fancy(id)
    rank = 1
  }
}

struct TabledRow: RowFields, _DumpFieldTable {
  var fields: Row

  init(_ id: Int) { fields = Row(id) }

  var id: Int { fields.id }

  var title: String {
    get { fields.title }
    set { fields.title = newValue }
  }

  func _visitDumpFields(_ visitor: inout _DumpFieldVisitor) {
    visitor.visit("id", self.fields.id)
    visitor.visit("title", self.fields.title)
    visitor.visit("subtitle", self.fields.subtitle)
    visitor.visit("count", self.fields.count)
    visitor.visit("isOn", self.fields.isOn)
    visitor.visit("price", self.fields.price)
    visitor.visit("note", self.fields.note)
    visitor.visit("tags", self.fields.tags)
    visitor.visit("kind", self.fields.kind)
    visitor.visit("rank", self.fields.rank)
  }
}
