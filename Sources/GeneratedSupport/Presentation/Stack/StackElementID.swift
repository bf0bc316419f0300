/// The id of an element of a ``StackState``.
///
/// A stack makes the id when the element is added. The ids are numbered in this order, for all
/// stacks of the program: `#0`, `#1` and so on. In each test the numbers begin with 0, so that
/// tests can use integer literals:
///
/// ```swift
/// import GeneratedTestSupport
/// import Testing
///
/// @Test func idsAreNumbered() {
///   var path = StackState(["a"])
///   path.append("b")
///   #expect(path[id: 1] == "b")
/// }
/// ```
///
/// Outside of tests, an integer literal ends the program, because nothing says which element has
/// which number.
public struct StackElementID: Hashable, Sendable {
  package let generation: Int

  package init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// An id in a test.
  public init(integerLiteral value: Int) {
    if !isTesting { Self.endBecause(ofLiteral: value) }
    self.init(generation: value)
  }

  private static func endBecause(ofLiteral value: Int) -> Never {
    fatalError(
      """
      The integer literal \(value) was used as a 'StackElementID' outside of a test. A literal works only in \
      tests, where the ids begin with 0. Take the id from the stack, as in 'path.ids.last', or from an action, as \
      in 'case .path(.element(let id, _))'.
      """)
  }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "#\(generation)" }

  public var debugDescription: String { description }
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}
