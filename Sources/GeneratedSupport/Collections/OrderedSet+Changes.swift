extension OrderedSet {
  /// Appends an element unless the set contains it. The index is the element's position.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let found = table.find(element, in: members)
    if let position = found.position { return (false, position) }
    members.append(element)
    enterLast(slot: found.slot)
    return (true, members.count &- 1)
  }

  /// Appends each element that the set does not contain.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts an element unless the set contains it. The index is the element's position.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    guard index < members.count else {
      precondition(index == members.count, "index \(index) is out of range")
      return append(element)
    }
    if let position = firstIndex(of: element) { return (false, position) }
    if !table.slots.isEmpty { table.openGap(at: index, members: members) }
    members.insert(element, at: index)
    enter(index)
    return (true, index)
  }

  /// Removes an element. Returns `nil` when the set does not contain it.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    firstIndex(of: element).map { remove(at: $0) }
  }

  /// Removes and returns the element at an index.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    if !table.slots.isEmpty {
      table.vacate(table.slot(of: index, member: members[index]), members: members)
      table.closeGap(at: index, members: members)
    }
    return members.remove(at: index)
  }

  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    members.removeAll(keepingCapacity: keepingCapacity)
    table.rebuild(for: members, capacity: keepingCapacity ? table.capacity : 0)
  }

  /// Removes the elements that satisfy a condition. When the condition throws, nothing is removed.
  @inlinable
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    let isKept = try members.map { try !isRemoved($0) }
    if isKept.contains(false) { removeAll(exceptWhere: isKept) }
  }
}

// MARK: For identified arrays

extension OrderedSet {
  /// Replaces the element at an index by one that the set does not contain.
  @inlinable
  mutating func replace(at index: Int, with element: Element) {
    guard !table.slots.isEmpty else { return members[index] = element }
    table.vacate(table.slot(of: index, member: members[index]), members: members)
    members[index] = element
    table.set(table.emptySlot(for: element), to: index)
  }

  @inlinable
  mutating func swapAt(_ first: Int, _ second: Int) {
    if !table.slots.isEmpty {
      let slot = table.slot(of: first, member: members[first])
      table.set(table.slot(of: second, member: members[second]), to: first)
      table.set(slot, to: second)
    }
    members.exchange(first, second)
  }

  /// Inserts distinct elements that the set does not contain.
  @inlinable
  mutating func insert(uncheckedUnique elements: OrderedSet, at index: Int) {
    members.insert(contentsOf: elements.members, at: index)
    table.rebuild(for: members)
  }

  @inlinable
  mutating func removeAll(exceptWhere isKept: [Bool]) {
    members.removeAll(exceptWhere: isKept)
    table.rebuild(for: members)
  }

  @inlinable
  mutating func removeSubranges(_ offsets: RangeSet<Int>) {
    members.removeSubranges(offsets)
    table.rebuild(for: members)
  }

  /// Adds the element at `position` to the table after it was inserted.
  @inlinable
  mutating func enter(_ position: Int) {
    guard members.count <= table.capacity else { return table.rebuild(for: members) }
    guard !table.slots.isEmpty else { return }
    table.set(table.emptySlot(for: members[position]), to: position)
  }

  /// Adds the last element to the table after it was inserted. Its slot is known.
  @inlinable
  mutating func enterLast(slot: Int) {
    guard members.count <= table.capacity else { return table.rebuild(for: members) }
    guard !table.slots.isEmpty else { return }
    table.set(slot, to: members.count &- 1)
  }
}
