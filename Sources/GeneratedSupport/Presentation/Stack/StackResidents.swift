/// The ids of the elements of a stack, and for each id a number that tells one element with this id from the next.
///
/// With the numbers, it takes no time to see whether a reducer has added, removed or replaced elements.
@usableFromInline
struct StackResidents: Sendable {
  private(set) var ids: OrderedSet<StackElementID> = []
  private var numbers: [ScreenNumber] = []

  func index(of id: StackElementID) -> Int? { ids.firstIndex(of: id) }

  /// A sentence for reports.
  var text: String {
    ids.isEmpty ? "The stack is empty." : "The stack has the ids \(ids.elements)."
  }

  /// Whether both have shared their memory since they were equal. This takes no time.
  @usableFromInline
  func isIdentical(to other: Self) -> Bool {
    if numbers.count != other.numbers.count { return false }
    return unsafe numbers.withUnsafeBufferPointer { mine in
      unsafe other.numbers.withUnsafeBufferPointer { unsafe mine.baseAddress == $0.baseAddress }
    }
  }

  /// The number of the element with this id, or nil.
  @usableFromInline
  func number(of id: StackElementID) -> ScreenNumber? { index(of: id).map { numbers[$0] } }

  /// The elements that are not in the other stack.
  func subtracting(_ other: Self) -> [(id: StackElementID, number: ScreenNumber)] {
    if other.numbers.starts(with: numbers) { return [] }
    return zip(ids, numbers).filter { id, number in other.number(of: id) != number }
  }
}

extension StackResidents {
  mutating func append(_ id: StackElementID) {
    ids.append(id)
    numbers.append(.make())
  }

  /// Inserts distinct ids that are not there yet.
  mutating func insert(_ newIDs: OrderedSet<StackElementID>, at index: Int) {
    ids.insert(uncheckedUnique: newIDs, at: index)
    numbers.insert(contentsOf: newIDs.map { _ in .make() }, at: index)
  }

  /// Another element has taken the id at this index.
  mutating func replace(at index: Int) { numbers[index] = .make() }

  mutating func remove(at index: Int) {
    ids.remove(at: index)
    numbers.remove(at: index)
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    ids.removeSubranges(RangeSet(range))
    numbers.removeSubrange(range)
  }

  mutating func removeAll(exceptWhere isKept: [Bool]) {
    ids.removeAll(exceptWhere: isKept)
    numbers.removeAll(exceptWhere: isKept)
  }

  mutating func reserveCapacity(_ count: Int) {
    ids.reserveCapacity(count)
    numbers.reserveCapacity(count)
  }
}
