import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// Random sequences of changes of a stack, beside an array of ids and elements.
@Suite struct StackStateModelTests {
  @Test(arguments: 0..<4) func itIsAnArrayOfElementsWithIDs(part: Int) {
    for seed in 0..<1_000 {
      withDependencies {
        $0.stackElementID = StackElementIDGenerator()
      } operation: {
        var pair = StackPair(seed: 4 * seed + part)
        pair.run(seed: 4 * seed + part)
      }
    }
  }
}

/// A stack and what it should be.
private struct StackPair: ModelPair {
  var stack: StackState<Int> = []
  var model: [(id: Int, element: Int)] = []
  var copies: (StackState<Int>, [(id: Int, element: Int)])
  var nextID = 0
  var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    let elements = Array(0..<generator.below(20))
    stack = StackState(elements)
    model = elements.map { (id: $0, element: $0) }
    copies = (stack, model)
    nextID = elements.count
  }

  var isSame: Bool { Self.isSame(stack, model) }
  var isCopySame: Bool { Self.isSame(copies.0, copies.1) }
  var isIndexed: Bool {
    (0..<nextID + 1).allSatisfy { id in
      stack[id: StackElementID(generation: id)] == model.first { $0.id == id }?.element
    }
  }

  private static func isSame(_ stack: StackState<Int>, _ model: [(id: Int, element: Int)]) -> Bool {
    stack.ids.map(\.generation) == model.map(\.id) && Array(stack) == model.map(\.element)
      && stack.count == model.count && stack.indices.map { stack[$0] } == model.map(\.element)
  }

  mutating func randomOffset() -> Int { generator.below(model.count + 1) }

  mutating func randomRange() -> Range<Int> {
    let bounds = (randomOffset(), randomOffset())
    return min(bounds.0, bounds.1)..<max(bounds.0, bounds.1)
  }

  /// One id in eight is that of no element.
  mutating func randomID() -> StackElementID {
    StackElementID(generation: generator.below(nextID + nextID / 8 + 1))
  }

  func index(of id: StackElementID) -> Int? { model.firstIndex { $0.id == id.generation } }

  mutating func makeElement() -> (id: Int, element: Int) {
    defer { nextID += 1 }
    return (nextID, generator.below(1_000))
  }
}

extension StackPair {
  mutating func operate() -> String {
    switch generator.below(15) {
    case 0: append()
    case 1: insert()
    case 2...3: replace()
    case 4: remove()
    case 5: removeWhere()
    case 6: removeLast()
    case 7: popFrom()
    case 8: popTo()
    case 9...10: assign()
    case 11: change()
    case 12: changeAtPosition()
    case 13: filter()
    default: removeRange()
    }
  }

  private mutating func append() -> String {
    model.append(makeElement())
    stack.append(model.last!.element)
    return #function
  }

  private mutating func insert() -> String {
    let (offset, new) = (randomOffset(), makeElement())
    model.insert(new, at: offset)
    stack.insert(new.element, at: offset)
    return #function
  }

  private mutating func replace() -> String {
    let range = randomRange()
    let new = (0..<generator.below(4)).map { _ in makeElement() }
    model.replaceSubrange(range, with: new)
    stack.replaceSubrange(range, with: new.map(\.element))
    return #function
  }

  private mutating func remove() -> String {
    if model.isEmpty { return #function }
    let offset = generator.below(model.count)
    return check(stack.remove(at: offset) == model.remove(at: offset).element)
  }

  private mutating func removeWhere() -> String {
    let divisor = generator.below(4) + 1
    model.removeAll { $0.element.isMultiple(of: divisor) }
    stack.removeAll { $0.isMultiple(of: divisor) }
    return #function
  }

  private mutating func removeLast() -> String {
    check(stack.popLast() == model.popLast()?.element)
  }

  private mutating func removeRange() -> String {
    let range = randomRange()
    model.removeSubrange(range)
    stack.removeSubrange(range)
    return #function
  }

  private mutating func popFrom() -> String {
    let id = randomID()
    if let index = index(of: id) { model.removeSubrange(index...) }
    stack.pop(from: id)
    return #function
  }

  private mutating func popTo() -> String {
    let id = randomID()
    if let index = index(of: id) { model.removeSubrange((index + 1)...) }
    stack.pop(to: id)
    return #function
  }

  /// An element that is assigned at a missing id is appended.
  private mutating func assign() -> String {
    let (id, element) = (randomID(), generator.below(1_000))
    let isRemoval = generator.below(3) == 0
    stack[id: id] = isRemoval ? nil : element
    switch (index(of: id), isRemoval) {
    case (let index?, true): model.remove(at: index)
    case (let index?, false): model[index].element = element
    case (nil, true): break
    case (nil, false):
      model.append((id: id.generation, element: element))
      nextID = max(nextID, id.generation + 1)
    }
    return #function
  }

  private mutating func change() -> String {
    let id = randomID()
    if let index = index(of: id) { model[index].element += 1 }
    stack[id: id]? += 1
    return #function
  }

  private mutating func changeAtPosition() -> String {
    if model.isEmpty { return #function }
    let offset = generator.below(model.count)
    model[offset].element += 1
    stack[offset] += 1
    return #function
  }

  private mutating func filter() -> String {
    let divisor = generator.below(3) + 1
    model = model.filter { !$0.element.isMultiple(of: divisor) }
    stack = stack.filter { !$0.isMultiple(of: divisor) }
    return #function
  }
}
