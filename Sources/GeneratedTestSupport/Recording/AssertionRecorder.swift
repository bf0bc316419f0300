import GeneratedSupport

/// Writes assertions into the sources of tests. `ReducerGenRecording` has the one that does.
package protocol AssertionRecorder: AnyObject, Sendable {
  /// Whether assertions that are there and fail are replaced.
  var replacesWrong: Bool { get }
  /// What is known of the types that a test can see.
  func types(ofTestAt path: String) -> any TypeFacts

  /// Returns what the test reports.
  func record(_ assertion: RecordedAssertion, at site: CallSite) -> RecordingResult
}

package enum RecordingResult: Equatable, Sendable {
  /// Something was written. The text says what.
  case recorded(String)
  /// The reason why nothing was written.
  case refused(String)
  /// The source agrees already.
  case unchanged
}

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

  /// With the names of values that the test has.
  package func naming(_ name: (_ code: String) -> String?) -> RecordedAssertion {
    switch self {
    case .closure(let statements): return .closure(statements.map { $0.naming(name) })
    case .receives(var actions, let place):
      for index in actions.indices {
        actions[index].statements = actions[index].statements.map { $0.naming(name) }
      }
      return .receives(actions, place)
    case .passes, .noClosure, .removal: return self
    }
  }

  /// The modules of the types that the code names.
  package var modules: Set<String> {
    switch self {
    case .closure(let statements): statements.modules
    case .receives(let actions, _): actions.flatMap(\.statements).modules
    case .passes, .noClosure, .removal: []
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

package enum AssertionRecording {
  /// The recorder of the running test. `.some(nil)` if the test records nothing.
  @TaskLocal package static var recorder: (any AssertionRecorder)??

  private static let common = Locked<(any AssertionRecorder)?>(nil)

  /// The recorder of all tests that have none of their own.
  package static func setRecorder(ofAllTests recorder: any AssertionRecorder) {
    common.withLock { $0 = recorder }
  }

  private static let types = Locked<TypeSource?>(nil)

  /// In a struct, because a function in a generic lock is wrapped in another one by each access.
  private struct TypeSource {
    let types: @Sendable (_ path: String) -> any TypeFacts
  }

  /// Where the facts about types come from, also in a test that records nothing.
  package static func setTypes(_ types: @escaping @Sendable (_ path: String) -> any TypeFacts) {
    self.types.withLock { $0 = TypeSource(types: types) }
  }

  /// What is known of the types that a test can see.
  static func types(ofTestAt path: String) -> any TypeFacts {
    types.withLock(\.self)?.types(path) ?? ReflectedTypes()
  }

  static var current: (any AssertionRecorder)? {
    if let recorder { return recorder }
    return common.withLock(\.self)
  }
}
