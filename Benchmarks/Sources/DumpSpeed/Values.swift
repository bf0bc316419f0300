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
  static func _visitDumpFields(_ value: Self, _ visitor: inout _DumpFieldVisitor) {
    switch value {
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

  static func _visitDumpFields(_ value: Self, _ visitor: inout _DumpFieldVisitor) {
    visitor.visit("f0", value.fields.f0)
    visitor.visit("f1", value.fields.f1)
    visitor.visit("f2", value.fields.f2)
    visitor.visit("f3", value.fields.f3)
    visitor.visit("f4", value.fields.f4)
    visitor.visit("f5", value.fields.f5)
    visitor.visit("f6", value.fields.f6)
    visitor.visit("f7", value.fields.f7)
    visitor.visit("f8", value.fields.f8)
    visitor.visit("f9", value.fields.f9)
    visitor.visit("f10", value.fields.f10)
    visitor.visit("f11", value.fields.f11)
    visitor.visit("f12", value.fields.f12)
    visitor.visit("f13", value.fields.f13)
    visitor.visit("f14", value.fields.f14)
    visitor.visit("f15", value.fields.f15)
    visitor.visit("f16", value.fields.f16)
    visitor.visit("f17", value.fields.f17)
    visitor.visit("f18", value.fields.f18)
    visitor.visit("f19", value.fields.f19)
    visitor.visit("f20", value.fields.f20)
    visitor.visit("f21", value.fields.f21)
    visitor.visit("f22", value.fields.f22)
    visitor.visit("f23", value.fields.f23)
    visitor.visit("f24", value.fields.f24)
    visitor.visit("f25", value.fields.f25)
    visitor.visit("f26", value.fields.f26)
    visitor.visit("f27", value.fields.f27)
    visitor.visit("f28", value.fields.f28)
    visitor.visit("f29", value.fields.f29)
    visitor.visit("f30", value.fields.f30)
    visitor.visit("f31", value.fields.f31)
    visitor.visit("f32", value.fields.f32)
    visitor.visit("f33", value.fields.f33)
    visitor.visit("f34", value.fields.f34)
    visitor.visit("f35", value.fields.f35)
    visitor.visit("f36", value.fields.f36)
    visitor.visit("f37", value.fields.f37)
    visitor.visit("f38", value.fields.f38)
    visitor.visit("f39", value.fields.f39)
    visitor.visit("f40", value.fields.f40)
    visitor.visit("f41", value.fields.f41)
    visitor.visit("f42", value.fields.f42)
    visitor.visit("f43", value.fields.f43)
    visitor.visit("f44", value.fields.f44)
    visitor.visit("f45", value.fields.f45)
    visitor.visit("f46", value.fields.f46)
    visitor.visit("f47", value.fields.f47)
    visitor.visit("f48", value.fields.f48)
    visitor.visit("f49", value.fields.f49)
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

  static func _visitDumpFields(_ value: Self, _ visitor: inout _DumpFieldVisitor) {
    visitor.visit("id", value.fields.id)
    visitor.visit("title", value.fields.title)
    visitor.visit("subtitle", value.fields.subtitle)
    visitor.visit("count", value.fields.count)
    visitor.visit("isOn", value.fields.isOn)
    visitor.visit("price", value.fields.price)
    visitor.visit("note", value.fields.note)
    visitor.visit("tags", value.fields.tags)
    visitor.visit("kind", value.fields.kind)
    visitor.visit("rank", value.fields.rank)
  }
}
