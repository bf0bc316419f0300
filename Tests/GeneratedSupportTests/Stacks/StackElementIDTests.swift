import GeneratedSupport
import Testing

@Suite struct StackElementIDTests {
  @Test func itIsShownAsANumber() {
    let id: StackElementID = 12
    #expect("\(id)" == "#12")
    #expect(String(reflecting: id) == "#12")
    #expect(String(customDumping: id) == "#12")
  }

  @Test func outsideOfATestALiteralEndsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestProcess.$isIgnored.withValue(true) { _ = 12 as StackElementID }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        The integer literal 12 was used as a 'StackElementID' outside of a test. A literal works only in \
        tests, where the ids begin with 0. Take the id from the stack, as in 'path.ids.last', or from an action, \
        as in 'case .path(.element(let id, _))'.
        """))
  }

  /// Each test case is a test of its own.
  @Test(arguments: 1...3) func theIDsOfATestBeginWithZero(count: Int) {
    let stack = StackState(Array(repeating: "a", count: count))
    #expect(stack.ids.elements == (0..<count).map { StackElementID(generation: $0) })
  }

  @Test(arguments: 1...2) func soTheyDoInTheOtherContexts(_: Int) {
    for context in [DependencyContext.live, .preview] {
      withDependencies {
        $0.context = context
      } operation: {
        #expect(StackState(["a", "b"]).ids == [0, 1])
      }
    }
  }

  @Test func tasksShareTheIDsOfTheirTest() async {
    let ids = await withTaskGroup(of: [StackElementID].self) { group in
      for _ in 0..<10 { group.addTask { StackState(["a", "b"]).ids.elements } }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(ids == Set((0..<20).map { StackElementID(generation: $0) }))
  }

  @Test func aCopyOfTheGeneratorMakesTheSameIDs() {
    let generator = StackElementIDGenerator()
    #expect(generator.makeID() == 0)
    let copy = generator.copy
    #expect([copy.makeID(), copy.makeID(), generator.makeID()] == [1, 2, 1])
    generator.skip(5)
    generator.skip(3)
    #expect(generator.nextID == 6)
    #expect(copy.makeID() == 3)
  }
}
