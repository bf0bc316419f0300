import GeneratedTestSupport
import Synchronization

/// The calls that this process has recorded or found right. One that runs several times must have
/// one result.
final class AssertionOutcomes: Sendable {
  struct Call: Hashable {
    var path: String
    /// The one of the test.
    var module: String
    var line: Int
    var column: Int
  }

  enum Verdict {
    case isPresent, isMissing
    /// Another run of the call had another result.
    case contradicts
  }

  private let outcomes = Mutex<[Call: Outcome]>([:])

  func verdict(on assertion: RecordedAssertion, of call: Call) -> Verdict {
    outcomes.withLock { outcomes in
      var outcome = outcomes[call] ?? Outcome()
      defer { outcomes[call] = outcome }
      let isKnown = outcome.isContradicted
      outcome.note(assertion)
      let contradicts = outcome.isContradicted
      if assertion.isPresent { return contradicts && !isKnown ? .contradicts : .isPresent }
      return contradicts ? .contradicts : .isMissing
    }
  }
}

/// The results of one call so far.
private struct Outcome {
  private var passes = false
  private var closure: RecordedAssertion?
  private var receives: [RecordedPlace: [ReceivedAction]] = [:]
  private(set) var isContradicted = false

  mutating func note(_ assertion: RecordedAssertion) {
    let isOther: Bool
    switch assertion {
    case .passes:
      isOther = closure != nil
      passes = true
    case .closure, .noClosure, .removal:
      isOther = passes || closure.map { $0 != assertion } ?? false
      closure = assertion
    case .receives(let actions, let place):
      isOther = receives[place].map { $0 != actions } ?? false
      receives[place] = actions
    }
    isContradicted = isContradicted || isOther
  }
}
