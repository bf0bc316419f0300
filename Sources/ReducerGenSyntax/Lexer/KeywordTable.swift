/// Finds keywords by their bytes: a hash of eight bytes and one comparison, no `String`.
///
/// Safety: as for `ByteTable`, written in `init` only and never freed.
final class KeywordTable: @unchecked Sendable {
  static let shared = KeywordTable()

  private struct Entry {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    var length = 0
    var keyword = Keyword.none
  }

  private static let slots = 1024
  private let entries: UnsafePointer<Entry>

  private init() {
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: Self.slots)
    memory.initialize(repeating: Entry(), count: Self.slots)
    for keyword in Keyword.allCases where keyword != .none {
      let padded = Array(keyword.spelling.utf8) + Array(repeating: 0, count: 16)
      let length = keyword.spelling.utf8.count
      precondition(length <= 16, "a keyword is told by its first and last eight bytes")
      let (head, tail) = padded.withUnsafeBufferPointer {
        Self.key($0.baseAddress!, length: length)
      }
      var slot = Self.slot(head, tail)
      while memory[slot].keyword != .none { slot = (slot + 1) & (Self.slots - 1) }
      memory[slot] = Entry(head: head, tail: tail, length: length, keyword: keyword)
    }
    self.entries = UnsafePointer(memory)
  }

  /// - Precondition: sixteen bytes from `bytes` on may be read.
  func keyword(_ bytes: UnsafePointer<UInt8>, length: Int) -> Keyword {
    if length > 16 || length < 2 { return .none }
    let (head, tail) = Self.key(bytes, length: length)
    var slot = Self.slot(head, tail)
    while true {
      let entry = entries[slot]
      if entry.keyword == .none { return .none }
      if entry.head == head && entry.tail == tail && entry.length == length { return entry.keyword }
      slot = (slot + 1) & (Self.slots - 1)
    }
  }

  /// The first eight bytes, and the last eight of a longer word: with the length, they tell words
  /// of up to sixteen bytes apart.
  private static func key(_ bytes: UnsafePointer<UInt8>, length: Int) -> (UInt64, UInt64) {
    let raw = UnsafeRawPointer(bytes)
    let head = raw.loadUnaligned(as: UInt64.self)
    if length < 8 { return (head & ((1 << UInt64(length * 8)) - 1), 0) }
    if length == 8 { return (head, 0) }
    return (head, raw.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self))
  }

  private static func slot(_ head: UInt64, _ tail: UInt64) -> Int {
    let mixed = (head ^ (tail &* 31)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 54)
  }
}
