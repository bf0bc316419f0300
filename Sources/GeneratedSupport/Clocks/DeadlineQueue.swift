/// Elements in the order of their deadlines, equal deadlines in the order of insertion.
///
/// Inserting and taking the first are O(log n), removing one that isn't first is O(1) in the mean:
/// it stays in the heap, without its element, until it comes first or outnumbers the others.
package struct DeadlineQueue<Deadline: Comparable, Element> {
  /// Elements are numbered as they come: the number tells them apart and orders equal deadlines.
  package typealias Number = UInt64

  private struct Entry {
    var deadline: Deadline
    var number: Number

    func comes(before other: Entry) -> Bool {
      deadline == other.deadline ? number < other.number : deadline < other.deadline
    }
  }

  /// A binary heap: no entry comes before its parent, which is at half of its index.
  private var heap: [Entry] = []
  private var elements: [Number: Element] = [:]
  private var nextNumber: Number = 0

  package init() {}

  /// All elements, in order.
  package var all: [(deadline: Deadline, element: Element)] {
    heap.sorted { $0.comes(before: $1) }.compactMap { entry in
      elements[entry.number].map { (entry.deadline, $0) }
    }
  }

  /// A number for an element that will be inserted.
  package mutating func makeNumber() -> Number {
    defer { nextNumber += 1 }
    return nextNumber
  }

  package mutating func insert(_ element: Element, at deadline: Deadline, number: Number) {
    elements[number] = element
    heap.append(Entry(deadline: deadline, number: number))
    siftUp()
  }

  package mutating func remove(_ number: Number) -> Element? {
    guard let element = elements.removeValue(forKey: number) else { return nil }
    if heap.count > 2 * elements.count + 16 { dropRemoved() }
    return element
  }

  /// The first deadline, and the numbers of all elements that have it, in order. Nil if it comes
  /// after this one.
  package func first(until deadline: Deadline?) -> (deadline: Deadline, numbers: [Number])? {
    let entries = heap.filter { elements[$0.number] != nil }
    guard let first = entries.map(\.deadline).min() else { return nil }
    if let deadline, deadline < first { return nil }
    return (first, entries.filter { $0.deadline == first }.map(\.number).sorted())
  }

  /// Takes the first element, unless its deadline comes after this one.
  package mutating func popFirst(
    until deadline: Deadline?
  ) -> (deadline: Deadline, element: Element)? {
    while let first = heap.first {
      if let element = elements[first.number] {
        if let deadline, deadline < first.deadline { return nil }
        elements[first.number] = nil
        dropFirst()
        return (first.deadline, element)
      }
      dropFirst()
    }
    return nil
  }
}

extension DeadlineQueue {
  private mutating func dropRemoved() {
    heap = heap.filter { elements[$0.number] != nil }.sorted { $0.comes(before: $1) }
  }

  private mutating func dropFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown()
  }

  private mutating func siftUp() {
    var child = heap.count - 1
    while child > 0, heap[child].comes(before: heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].comes(before: heap[first]) { first = child }
      }
      if first == parent { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
