import GeneratedSupport

/// Writes assertions into the sources of tests. `ReducerGenRecording` has the one that does. A test
/// store hands over values, and a recorder asks nothing back.
package protocol AssertionRecorder: AnyObject, Sendable {
  /// Whether assertions that are there and fail are replaced.
  var replacesWrong: Bool { get }

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

  /// Where the facts about types come from, also in a test that records nothing. They are the only
  /// thing that the code of an assertion needs from outside.
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
