/// What a recorder writes into a test, and the place of it.
package enum RecordedAssertion: Equatable, Sendable {
  /// The call at the site passes as it is.
  case passes
  /// The closure of the call at the site changes the state by these statements.
  case closure([Statement])
  /// The call at the site has a closure, and needs none.
  case noClosure
  /// Actions that the test does not receive, at a place relative to the call at the site. None if
  /// another run of the call may have some.
  case receives([ReceivedAction], RecordedPlace)
  /// The call at the site receives an action that does not come.
  case removal

  /// Whether the source agrees already.
  package var isPresent: Bool {
    switch self {
    case .passes: true
    case .receives(let actions, _): actions.isEmpty
    case .closure, .noClosure, .removal: false
    }
  }
}

package struct ReceivedAction: Equatable, Sendable {
  /// The argument of `receive`.
  package var argument: String
  package var statements: [Statement]
  /// The call that let time pass, during which it arrived, in the same file. Nil if that was not
  /// during one, or if the call ran several times.
  package var advance: Advance?

  package struct Advance: Equatable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  package init(argument: String, statements: [Statement], advance: Advance? = nil) {
    self.argument = argument
    self.statements = statements
    self.advance = advance
  }
}

package enum RecordedPlace: Equatable, Sendable {
  /// After the statement of the call, during which they arrived.
  case after
  /// Before it: they arrived between it and the one before.
  case before
  /// At the end of the block with the call, which is the last one of the test.
  case end
}
