import Foundation
import GeneratedSupport
import Testing

@Suite struct StackStateTests {
  // MARK: Ids

  @Test func eachAddedElementGetsTheNextID() {
    var stack = StackState(["a", "b"])
    stack.append("c")
    #expect(stack.ids == [0, 1, 2])
    #expect(Array(stack) == ["a", "b", "c"])
    #expect(StackState(["d"]).ids == [3])
  }

  @Test func newElementsInTheMiddleGetNewIDsInTheirOrder() {
    var stack: StackState = ["a", "b"]
    stack.insert(contentsOf: ["c", "d"], at: 1)
    #expect(stack.ids == [0, 2, 3, 1])
    stack.replaceSubrange(1..<3, with: ["e"])
    #expect(stack.ids == [0, 4, 1])
    #expect(Array(stack) == ["a", "e", "b"])
  }

  @Test func anIDIsNotUsedAgain() {
    var stack = StackState(["a"])
    stack.removeLast()
    stack.append("b")
    #expect(stack.ids == [1])
  }

  @Test func elementsThatStayKeepTheirIDs() {
    var stack = StackState(["a", "b", "c", "d", "e"])
    stack.removeAll { $0 == "b" }
    #expect(stack.ids == [0, 2, 3, 4])
    #expect(stack.filter { $0 > "c" }.ids == [3, 4])
    #expect(StackState(stack).ids == stack.ids)
    stack.remove(at: 1)
    stack.removeFirst()
    #expect(stack.popLast() == "e")
    #expect(stack.ids == [3])
    stack[0] = "f"
    #expect(stack[id: 3] == "f")
    stack.removeAll()
    #expect(stack.ids == [])
  }

  @Test func aStackOfAnotherTestMayHaveAnyIDs() {
    let generator = StackElementIDGenerator()
    var stack = withDependencies {
      $0.stackElementID = generator
    } operation: {
      StackState(["a", "b"])
    }
    stack.append("c")
    #expect(stack.ids == [0, 1, 2])
  }

  // MARK: Elements by their ids

  @Test func anElementIsFoundAndChangedByItsID() {
    var stack = StackState([1, 2, 3])
    #expect(stack[id: 1] == 2)
    #expect(stack[id: 7] == nil)
    stack[id: 0]? += 10
    stack[id: 1] = 20
    stack[id: 7]? += 10
    #expect(Array(stack) == [11, 20, 3])
    #expect(stack.ids == [0, 1, 2])
  }

  @Test func assigningNilRemovesTheElement() {
    var stack = StackState([1, 2, 3])
    stack[id: 1] = nil
    stack[id: 7] = nil
    #expect(Array(stack) == [1, 3])
    #expect(stack.ids == [0, 2])
    #expect(stack[id: 2] == 3)
  }

  @Test func inATestAnElementIsAppendedAtAMissingID() {
    var stack = StackState<String>()
    stack[id: 3] = "a"
    stack.append("b")
    #expect(stack.ids == [3, 4])
  }

  @Test func outsideOfATestAssigningToAMissingIDIsAnIssue() async {
    var stack = StackState(["a"])
    var empty = StackState<String>()
    let id = StackElementID(generation: 3)
    let reports = issueMessages {
      TestProcess.$isIgnored.withValue(true) {
        stack[id: id] = "b"
        empty[id: id] = "b"
      }
    }
    func report(_ line: Int, _ ids: String) -> String {
      """
      \(#fileID):\(line): Can't assign element at missing ID. …

      An element was assigned to the id #3 of a 'StackState<String>'. \(ids)

      To push an element, use 'append'. To change one that may have been removed, use optional chaining, as in \
      'state.path[id: id]?.title = ""'.
      """
    }
    #expect(
      reports == [
        report(#line - 14, "The stack has the ids [#0]."),
        report(#line - 13, "The stack is empty."),
      ])
    #expect(Array(stack) == ["a"])
    #expect(empty.isEmpty)
  }

  @Test func poppingRemovesTheElementsAbove() {
    var stack = StackState(["a", "b", "c", "d"])
    stack.pop(to: 2)
    #expect(stack.ids == [0, 1, 2])
    stack.pop(from: 1)
    #expect(stack.ids == [0])
    stack.pop(from: 7)
    stack.pop(to: 7)
    stack.pop(to: 0)
    #expect(Array(stack) == ["a"])
    stack.pop(from: 0)
    #expect(stack.isEmpty)
  }

  // MARK: Cases

  @Test func aPayloadIsReadAndChangedThroughItsCase() {
    var stack: StackState<PathScreen.State> = [.screen(1), .twin(Leaf.State(id: 2))]
    #expect(stack[id: 0, case: \.leaf]?.id == 1)
    #expect(stack[id: 0, case: \.twin] == nil)
    #expect(stack[id: 7, case: \.leaf] == nil)
    stack[id: 0, case: \.leaf]?.log = ["a"]
    stack[id: 1, case: \.twin] = Leaf.State(id: 3)
    #expect(Array(stack) == [.leaf(Leaf.State(id: 1, log: ["a"])), .twin(Leaf.State(id: 3))])
    stack[id: 0, case: \.leaf] = nil
    #expect(stack.ids == [1])
    #expect(stack[id: 1] == .twin(Leaf.State(id: 3)))
  }

  @Test func changingAPayloadOfAnotherCaseIsAnIssue() async {
    var stack: StackState<PathScreen.State> = [.screen(1)]
    let copy = stack
    let reports = issueMessages {
      stack[id: 0, case: \.twin]?.log = ["a"]
      stack[id: 0, case: \.twin] = Leaf.State(id: 5)
      stack[id: 7, case: \.leaf]?.log = ["a"]
    }
    #expect(
      reports == [
        "\(#fileID):\(#line - 4): Can't change the value of this case, because the element with the ID #0 is in another case, \"leaf\".",
        "\(#fileID):\(#line - 3): Can't change the value of this case, because the element with the ID #0 is in another case, \"leaf\".",
        "\(#fileID):\(#line - 2): Can't change the value of this case, because no element has the ID #7.",
      ])
    #expect(stack == copy)
  }

  @Test func changingAnotherCaseOfAPayloadIsAnIssue() {
    var stack: StackState<Poster> = [.text(.plain("a"))]
    let reports = issueMessages { stack[id: 0, case: \.text.bold] = "b" }
    #expect(
      reports == [
        "\(#fileID):\(#line - 1): Can't change the value of this case, because the element with the ID #0 is in another case, \"text.plain\"."
      ])
    #expect(Array(stack) == [.text(.plain("a"))])
  }

  // MARK: Copies

  @Test(arguments: [1, 2, 30])
  func changingInPlaceCopiesNothing(count: Int) {
    var stack = StackState((0..<count).map { _ in StackProbeScreen.probe(StackProbe()) })
    let address = stack.address
    for index in 0..<count {
      let id = stack.ids[index]
      var isAlone = stack[id: id, case: \.probe]?.isOwnedAlone()
      #expect(isAlone == true)
      isAlone = stack[id: id]?.isPayloadOwnedAlone()
      #expect(isAlone == true)
      isAlone = stack[index].isPayloadOwnedAlone()
      #expect(isAlone == true)
    }
    #expect(stack.address == address)
    #expect(stack.ids.elements == (0..<count).map { StackElementID(generation: $0) })
  }

  @Test func aCopyDoesNotSeeTheChange() {
    var stack = StackState([1, 2, 3])
    let copy = stack
    stack[id: 1]? += 5
    stack[id: 0] = nil
    #expect(Array(copy) == [1, 2, 3])
    #expect(copy.ids == [0, 1, 2])
    #expect(Array(stack) == [7, 3])
  }

  // MARK: Conformances

  @Test func stacksWithOtherIDsAreNotEqual() {
    let stacks = (StackState([1]), StackState([1]))
    #expect(stacks.0 != stacks.1)
    #expect(Array(stacks.0) == Array(stacks.1))
    var copy = stacks.0
    #expect(copy == stacks.0 && copy.hashValue == stacks.0.hashValue)
    copy[id: 0] = 2
    #expect(copy != stacks.0)
  }

  @Test func itIsCodedAsAnArray() throws {
    let data = try JSONEncoder().encode(StackState([1, 2]))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    let stack = try JSONDecoder().decode(StackState<Int>.self, from: data)
    #expect(Array(stack) == [1, 2])
    #expect(stack.ids == [2, 3])
  }

  @Test func itIsDescribedWithItsIDs() {
    let stack = StackState(["a", "b"])
    #expect(String(reflecting: stack) == #"StackState<String>([#0: "a", #1: "b"])"#)
    #expect("\(StackState<Leaf.State>())" == "StackState<Leaf.State>([:])")
  }

  @Test func itIsDumpedAsADictionary() {
    var stack: StackState<PathScreen.State> = [.screen(1), .screen(2)]
    #expect(
      String(customDumping: stack) == """
        [
          #0: .leaf(
            Leaf.State(
              id: 1,
              log: []
            )
          ),
          #1: .leaf(
            Leaf.State(
              id: 2,
              log: []
            )
          )
        ]
        """)
    let old = stack
    stack[id: 1, case: \.leaf]?.log = ["a"]
    #expect(
      diff(old, stack) == """
          [
            #0: .leaf(…),
            #1: .leaf(
              Leaf.State(
                id: 2,
                log: [
        +         [0]: "a"
                ]
              )
            )
          ]
        """)
  }
}

enum StackProbeScreen: CasePathable {
  case probe(StackProbe)
  case other

  mutating func isPayloadOwnedAlone() -> Bool {
    guard case .probe(var probe) = self else { return false }
    self = .other
    defer { self = .probe(probe) }
    return probe.isOwnedAlone()
  }
}

struct StackProbe {
  private final class Object {}
  private var object = Object()

  mutating func isOwnedAlone() -> Bool { isKnownUniquelyReferenced(&object) }
}

extension StackState {
  /// Where the elements are in memory.
  var address: UInt {
    withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }!
  }
}
