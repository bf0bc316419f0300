import GeneratedSupport
import GeneratedTestSupport

/// Writes the assertions of test stores into the sources of their tests.
final class SourceAssertionRecorder: AssertionRecorder {
  let replacesWrong: Bool
  private let outcomes = AssertionOutcomes()
  private let build: TestBuild

  init(replacesWrong: Bool, build: TestBuild = .current) {
    self.replacesWrong = replacesWrong
    self.build = build
  }

  func record(_ assertion: RecordedAssertion, at site: CallSite) -> RecordingResult {
    record(
      assertion,
      at: AssertionOutcomes.Call(
        path: "\(site.filePath)", module: String("\(site.fileID)".prefix { $0 != "/" }),
        line: Int(site.line), column: Int(site.column)))
  }

  func record(_ assertion: RecordedAssertion, at call: AssertionOutcomes.Call) -> RecordingResult {
    do {
      switch outcomes.verdict(on: assertion, of: call) {
      case .isPresent: return .unchanged
      case .contradicts:
        try TestFileWriter.withdraw(call, of: build)
        return .refused(Self.text(.hasSeveralResults))
      case .isMissing:
        let hasChanged = try TestFileWriter.record(assertion, at: call, of: build)
        return hasChanged ? .recorded(Self.text(assertion)) : .unchanged
      }
    } catch {
      return .refused(Self.text(error))
    }
  }

  private static func text(_ assertion: RecordedAssertion) -> String {
    switch assertion {
    case .passes: ""
    case .closure(let statements):
      "Recorded the closure of this call. \(next(statements))"
    case .noClosure:
      "Removed the closure of this call, because the state does not change. \(next([]))"
    case .removal: "Removed this 'receive', because the action does not come. \(next([]))"
    case .receives(let actions, let place):
      """
      Recorded \(count(actions)) \(text(place, actions)). \(next(actions.flatMap(\.statements)))
      """
    }
  }

  private static func count(_ actions: [ReceivedAction]) -> String {
    actions.count == 1 ? "a 'receive'" : "\(actions.count) calls of 'receive'"
  }

  private static func text(_ place: RecordedPlace, _ actions: [ReceivedAction]) -> String {
    if actions.contains(where: { $0.advance != nil }) {
      return "for actions that arrived \(place == .before ? "before" : "after") this statement"
    }
    return switch place {
    case .after: "after this statement"
    case .before: "before this statement"
    case .end: "at the end of the block with this statement"
    }
  }

  /// What the person does next.
  private static func next(_ statements: [Statement]) -> String {
    statements.contains(where: \.hasPlaceholder)
      ? "A value could not be written as Swift: replace '<#value#>' by it, then run the test again."
      : "Read it, then run the test again."
  }

  private static func text(_ problem: RecordingProblem) -> String {
    switch problem {
    case .isOfAnother(let name):
      "only a direct call of 'send' or 'receive' can be recorded, but this is a call of '\(name)'."
    case .isNoStatement:
      "the call is a part of another expression. Write it as a statement: 'await store.send(…)'."
    case .hasClosureArgument:
      "the closure is an argument. Write it as a trailing closure: 'send(…) { … }'."
    case .hasSeveralResults:
      """
      this call runs several times, each with another result, for example in a loop or in a function of the test. \
      Write a call for each result, or assert the change by hand.
      """
    default: problem.text
    }
  }
}
