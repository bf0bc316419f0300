/// A hash table that contains the position of each member of an array of distinct members.
///
/// The owner of the table holds the members and passes them in. A member whose slot is taken goes
/// to the next empty slot. A removal moves such members back, so that there are no tombstones and
/// every search ends at an empty slot. A small array has no table, because comparing all of its
/// members is faster than hashing one.
@usableFromInline
struct IndexTable: Sendable {
  /// Each slot contains a position plus one, or 0 when it is empty. The number of slots is 0 or a
  /// power of two.
  @usableFromInline var slots: [UInt32] = []

  @inlinable
  init() {}

  /// The largest number of members without a table.
  ///
  /// Finding one of 8 members without a table takes 14 ns for an `Int` and 31 for a `String`. With
  /// a table it takes 18 and 32. For 16 members the numbers without a table are 15 and 45.
  @inlinable
  static var maximumWithoutTable: Int { 8 }

  /// Half of the slots. A search for a missing member then looks at two or three slots on average.
  @inlinable
  var capacity: Int { slots.isEmpty ? Self.maximumWithoutTable : slots.count / 2 }

  @inlinable
  var mask: Int { slots.count &- 1 }

  @inlinable
  func slot(after slot: Int) -> Int { (slot &+ 1) & mask }

  /// The slot where the search for a member begins.
  ///
  /// A type can have its own hash whose low bits are all the same, such as an address. The hash is
  /// therefore multiplied: the upper half of the product depends on every bit.
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

  /// Rebuilds the table for `members`, which must be distinct.
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

  /// Empties a slot. Moves entries after it back when their home is before the hole.
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

  /// The number of slots that can be visited in order in the time of one search.
  @inlinable
  static var slotsPerSearch: Int { 64 }

  /// Increments the positions from `start`. Call this before a member is inserted there.
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

  /// Decrements the positions after `gap`. Call this before the member at `gap` is removed.
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
