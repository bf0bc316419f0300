import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

@Suite struct DeadlineQueueTests {
  @Test func equalDeadlinesKeepTheirOrder() {
    var queue = DeadlineQueue<Int, String>()
    for (name, deadline) in [("a", 2), ("b", 1), ("c", 2), ("d", 1), ("e", 2)] {
      queue.insert(name, at: deadline, number: queue.makeNumber())
    }
    #expect(queue.all.map(\.deadline) == [1, 1, 2, 2, 2])
    #expect(all(&queue, until: 1) == ["b", "d"])
    #expect(all(&queue, until: 9) == ["a", "c", "e"])
  }

  @Test func removedElementsDoNotCome() {
    var queue = DeadlineQueue<Int, String>()
    let numbers = (0..<100).map { index in
      let number = queue.makeNumber()
      queue.insert("\(index)", at: -index, number: number)
      return number
    }
    for index in 0..<100 where index % 10 != 0 {
      #expect(queue.remove(numbers[index]) == "\(index)")
    }
    #expect(queue.remove(numbers[1]) == nil)
    #expect(queue.all.count == 10)
    #expect(all(&queue, until: nil) == ["90", "80", "70", "60", "50", "40", "30", "20", "10", "0"])
    #expect(queue.all.isEmpty)
  }

  @Test func theOthersKeepTheirOrderWhenManyAreRemoved() {
    var queue = DeadlineQueue<Int, String>()
    let numbers = (0..<40).map { index in
      let number = queue.makeNumber()
      queue.insert("\(index * 17 % 40)", at: index * 17 % 40, number: number)
      return number
    }
    for index in 0..<40 where index % 4 != 0 { _ = queue.remove(numbers[index]) }
    #expect(all(&queue, until: nil) == ["0", "4", "8", "12", "16", "20", "24", "28", "32", "36"])
  }

  /// Against a sorted array, with elements that come and go.
  @Test func isASortedArray() {
    var queue = DeadlineQueue<Int, Int>()
    var array: [(deadline: Int, number: UInt64)] = []
    var random = SeededGenerator(seed: 7)
    for step in 0..<5_000 {
      let (deadline, number) = (Int.random(in: 0..<50, using: &random), queue.makeNumber())
      switch step % 5 {
      case 0...2:
        queue.insert(step, at: deadline, number: number)
        array.insert(
          (deadline, number), at: array.firstIndex { $0.deadline > deadline } ?? array.count)
      case 3 where !array.isEmpty:
        #expect(queue.remove(array.remove(at: deadline % array.count).number) != nil)
      default:
        let first = array.first.flatMap { $0.deadline <= deadline ? array.removeFirst() : nil }
        #expect(queue.popFirst(until: deadline)?.deadline == first?.deadline)
      }
    }
    #expect(queue.all.map(\.deadline) == array.map(\.deadline))
  }

  private func all(_ queue: inout DeadlineQueue<Int, String>, until deadline: Int?) -> [String] {
    var all: [String] = []
    while let next = queue.popFirst(until: deadline) { all.append(next.element) }
    return all
  }
}
