/// What stands in front of a child.
enum DumpLabel {
  case none
  case literal(StaticString)
  case name(String)
  case index(Int)
  case key(AnyHeldValue)

  var isEmpty: Bool {
    switch self {
    case .none: true
    case .literal(let name): name.utf8CodeUnitCount == 0
    default: false
    }
  }

  var isHidden: Bool {
    switch self {
    case .literal(let name):
      name.withUTF8Buffer { name in
        unsafe name.count > 1 && name[0] == UInt8(ascii: "_") && name[1] == UInt8(ascii: "$")
      }
    case .name(let name): name.hasPrefix("_$")
    default: false
    }
  }
}

extension DumpLabel {
  /// Whether two values have this part in common.
  func isSameField(as other: Self) -> Bool {
    switch (self, other) {
    case (.literal(let one), .literal(let other)):
      return one.withUTF8Buffer { one in
        other.withUTF8Buffer { other in
          unsafe one.count == other.count
            && (one.baseAddress == other.baseAddress || one.elementsEqual(other))
        }
      }
    case (.name(let one), .name(let other)): return one == other
    default: return isEmpty && other.isEmpty
    }
  }
}

extension DumpWriter {
  func write(_ label: DumpLabel) {
    isLabelled = false
    switch label {
    case .none: return
    case .literal(let name):
      if name.utf8CodeUnitCount == 0 { return }
      write(name)
    case .name(let name): write(name)
    case .index(let index):
      write("[" as StaticString)
      write(digits: index)
      write("]" as StaticString)
    case .key(let key): key.write(to: self)
    }
    write(": " as StaticString)
    isLabelled = true
  }
}
