enum Kind: Equatable {
  case plain, fancy(Int)
}

struct Wide: Equatable {
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

struct Row: Equatable, Identifiable {
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
