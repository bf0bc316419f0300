/// Where in an array of distinct members each one is: a hash table whose entries are positions.
///
/// Its owner holds the members and passes them in. A collision goes to the next free slot, and a
/// removal pulls back what came that way, so that there are no tombstones and every search ends at
/// an empty slot. Few members have no table: comparing them all is faster than hashing one.
@usableFromInline
struct IndexTable: Sendable {
  /// A position and one, or 0 in an empty slot. Their number is 0 or a power of two.
  @usableFromInline var slots: [UInt32] = []

  @inlinable
  init() {}

  /// Up to here there is no table.
  ///
  /// At 8 elements this way takes 14 ns for an `Int` and 31 for a `String`, a table 18 and 32; at 16
  /// it is 15 and 45.
  @inlinable
  static var maximumWithoutTable: Int { 8 }

  /// Half of the slots, so that a search for what is not there looks at two or three on average.
  @inlinable
  var capacity: Int { slots.isEmpty ? Self.maximumWithoutTable : slots.count / 2 }

  @inlinable
  var mask: Int { slots.count &- 1 }

  @inlinable
  func slot(after slot: Int) -> Int { (slot &+ 1) & mask }

  /// The slot where the search for a member begins.
  ///
  /// The hash is multiplied because a type may have a hash of its own making whose low bits are all
  /// the same, as addresses have; the upper half of the product depends on every bit.
  @inlinable
  func home<Member: Hashable>(of member: Member) -> Int {
    let product = UInt64(truncatingIfNeeded: member.hashValue) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32) & mask
  }
}

// MARK: Searching

extension IndexTable {
  /// The position of a member, or `nil` and the slot where its position would go.
  @inlinable
  func find<Member: Hashable>(_ member: Member, in members: [Member]) -> (position: Int?, slot: Int)
  {
    guard !slots.isEmpty else { return (members.firstIndex(of: member), 0) }
    var slot = home(of: member)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) &- 1
      if members[position] == member { return (position, slot) }
      slot = self.slot(after: slot)
    }
    return (nil, slot)
  }

  /// The slot that holds a position.
  @inlinable
  func slot<Member: Hashable>(of position: Int, member: Member) -> Int {
    let entry = UInt32(truncatingIfNeeded: position &+ 1)
    var slot = home(of: member)
    while slots[slot] != entry {
      precondition(slots[slot] != 0, "the hash of a member changed while it was in the set")
      slot = self.slot(after: slot)
    }
    return slot
  }

  /// The first empty slot for a member that is known to be new.
  @inlinable
  func emptySlot<Member: Hashable>(for member: Member) -> Int {
    var slot = home(of: member)
    while slots[slot] != 0 { slot = self.slot(after: slot) }
    return slot
  }
}

// MARK: Changing

extension IndexTable {
  @inlinable
  mutating func set(_ slot: Int, to position: Int) {
    slots[slot] = UInt32(truncatingIfNeeded: position &+ 1)
  }

  /// Makes the table anew, for all of `members`, which must be distinct.
  @inlinable
  mutating func rebuild<Member: Hashable>(for members: [Member], capacity: Int = 0) {
    let capacity = Swift.max(capacity, members.count)
    guard capacity > Self.maximumWithoutTable else { return slots = [] }
    precondition(capacity <= Int(Int32.max), "too many elements")
    slots = Array(repeating: 0, count: 1 << (Int.bitWidth - (capacity * 2 - 1).leadingZeroBitCount))
    for position in members.indices {
      set(emptySlot(for: members[position]), to: position)
    }
  }

  /// Empties a slot, and pulls back entries behind it that have their home in front of the hole.
  @inlinable
  mutating func vacate<Member: Hashable>(_ slot: Int, members: [Member]) {
    var hole = slot
    var next = self.slot(after: slot)
    while slots[next] != 0 {
      let home = home(of: members[Int(slots[next]) &- 1])
      if (next &- home) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = self.slot(after: next)
    }
    slots[hole] = 0
  }

  /// A search costs about as much as looking at this many slots in their order.
  @inlinable
  static var slotsPerSearch: Int { 64 }

  /// Moves the positions from `start` up by one. `members` are those before one is inserted there.
  @inlinable
  mutating func openGap<Member: Hashable>(at start: Int, members: [Member]) {
    guard (members.count - start) * Self.slotsPerSearch > slots.count else {
      for position in (start..<members.count).reversed() {
        set(slot(of: position, member: members[position]), to: position &+ 1)
      }
      return
    }
    let last = UInt32(truncatingIfNeeded: start)
    for slot in slots.indices { slots[slot] &+= slots[slot] > last ? 1 : 0 }
  }

  /// Moves the positions above `gap` down by one. `members` are those before `gap` is removed.
  @inlinable
  mutating func closeGap<Member: Hashable>(at gap: Int, members: [Member]) {
    guard (members.count - gap) * Self.slotsPerSearch > slots.count else {
      for position in gap + 1..<members.count {
        set(slot(of: position, member: members[position]), to: position &- 1)
      }
      return
    }
    let last = UInt32(truncatingIfNeeded: gap + 1)
    for slot in slots.indices { slots[slot] &-= slots[slot] > last ? 1 : 0 }
  }
}
