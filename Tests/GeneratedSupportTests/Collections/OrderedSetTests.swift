import Foundation
import GeneratedSupport
import Testing

@Suite struct OrderedSetTests {
  @Test func itKeepsTheFirstOfEqualElements() {
    let set: OrderedSet = [3, 1, 3, 2, 1]
    #expect(set.elements == [3, 1, 2])
    #expect(OrderedSet([5, 5].lazy.map { $0 }).elements == [5])
    #expect(OrderedSet<Int>().isEmpty)
  }

  @Test func itFindsElements() {
    let set = OrderedSet(stride(from: 0, to: 300, by: 3))
    #expect(set.count == 100)
    #expect(set.firstIndex(of: 297) == 99)
    #expect(set.lastIndex(of: 3) == 1)
    #expect(set.firstIndex(of: 1) == nil)
    #expect(set.contains(3) && !set.contains(4))
  }

  @Test func genericCodeFindsElementsTheSameWay() {
    func find<C: BidirectionalCollection<Int>>(_ element: Int, in collection: C) -> [C.Index?] {
      #expect(collection.contains(element))
      return [collection.firstIndex(of: element), collection.lastIndex(of: element)]
    }
    #expect(find(4, in: OrderedSet([2, 4, 6])) == [1, 1])
  }

  @Test func appendingSaysWhereTheElementIs() {
    var set: OrderedSet = ["a"]
    #expect(set.append("b") == (true, 1))
    #expect(set.append("a") == (false, 0))
    #expect(set.elements == ["a", "b"])
  }

  @Test func insertingMovesThoseBehind() {
    var set: OrderedSet = [1, 2, 3]
    #expect(set.insert(0, at: 0) == (true, 0))
    #expect(set.insert(3, at: 0) == (false, 3))
    #expect(set.insert(4, at: 4) == (true, 4))
    #expect(set.elements == [0, 1, 2, 3, 4])
  }

  @Test func removing() {
    var set: OrderedSet = [1, 2, 3, 4]
    #expect(set.remove(2) == 2)
    #expect(set.remove(2) == nil)
    #expect(set.remove(at: 0) == 1)
    #expect(set.elements == [3, 4])
    set.removeAll { $0 == 3 }
    #expect(set.elements == [4])
    set.removeAll()
    #expect(set.isEmpty)
  }

  @Test func removingAllKeepsTheSetUsable() {
    var set = OrderedSet(0..<100)
    set.removeAll(keepingCapacity: true)
    #expect(!set.contains(1))
    #expect(set.append(1) == (true, 0))
    #expect(set.contains(1) && !set.contains(2))
  }

  @Test func algebraKeepsTheOrderOfTheLeft() {
    let set: OrderedSet = [3, 1, 2]
    #expect(set.union([5, 1, 4]).elements == [3, 1, 2, 5, 4])
    #expect(set.subtracting([1, 9]).elements == [3, 2])
    #expect(set.subtracting(Set([1, 9])).elements == [3, 2])
    #expect(set.intersection([2, 3, 9]).elements == [3, 2])
    #expect(set.intersection(1...2).elements == [1, 2])
    #expect(set.filter { $0 != 1 }.contains(2))
    var changed = set
    changed.formUnion(4...5)
    changed.subtract([3])
    changed.subtract(2...2)
    #expect(changed.elements == [1, 4, 5])
  }

  @Test func aSubsetMayBeInAnotherOrder() {
    let set: OrderedSet = [3, 1]
    #expect(set.isSubset(of: [1, 2, 3]))
    #expect(set.isSubset(of: 1...3))
    #expect(!set.isSubset(of: [1, 2]))
    #expect(!set.isSubset(of: [1]))
  }

  @Test func equalityHeedsTheOrder() {
    let set: OrderedSet = [1, 2]
    #expect(set == [1, 2])
    #expect(set != [2, 1])
    #expect(Set([set, [1, 2], [2, 1]]).count == 2)
  }

  @Test func describingIt() {
    let set: OrderedSet = ["a", "b"]
    #expect("\(set)" == #"["a", "b"]"#)
    #expect(String(reflecting: set) == #"OrderedSet<String>(["a", "b"])"#)
    #expect(Mirror(reflecting: set).displayStyle == .collection)
    #expect(Mirror(reflecting: set).children.map { $0.value as? String } == ["a", "b"])
  }

  @Test func codingIt() throws {
    let set: OrderedSet = [3, 1, 2]
    let data = try JSONEncoder().encode(set)
    #expect(String(decoding: data, as: UTF8.self) == "[3,1,2]")
    #expect(try JSONDecoder().decode(OrderedSet<Int>.self, from: data) == set)
    #expect {
      try JSONDecoder().decode(OrderedSet<Int>.self, from: Data("[1,2,1]".utf8))
    } throws: { isDuplicate($0, at: 2) }
  }

  @Test func copiesAreIndependent() {
    let set = OrderedSet(0..<20)
    var copy = set
    copy.remove(at: 3)
    #expect(set.firstIndex(of: 4) == 4)
    #expect(copy.firstIndex(of: 4) == 3)
    #expect(set.contains(3) && !copy.contains(3))
  }
}

/// Whether an error says that decoding met a duplicate at this offset.
func isDuplicate(_ error: any Error, at offset: Int) -> Bool {
  guard case DecodingError.dataCorrupted(let context) = error else { return false }
  return context.debugDescription == "Duplicate element at offset \(offset)"
}
