/// The reason why nothing was recorded.
package enum RecordingProblem: Error, Equatable {
  case isNotUTF8
  case hasMoved
  case isOfAnother(String)
  case hasNoClosure
  case hasClosureArgument
  case isNoStatement
  case isNoLiteral(String)
  case sharesLine
  case hasSeveralResults
  case overlaps
  case isNotWritable(String)
}

extension RecordingProblem {
  /// After "Could not record …: ".
  package var text: String {
    switch self {
    case .isNotUTF8: "the test file is not UTF-8."
    case .hasMoved:
      "the test file has changed since it was compiled. It was not edited. Run the test again."
    case .isOfAnother(let name):
      "only a direct call of 'assertGenerated' can be recorded, but this is a call of '\(name)'."
    case .hasNoClosure: "pass the source as a trailing closure: 'assertGenerated { … }'."
    case .hasClosureArgument: "the closure is an argument. Write it after the call."
    case .isNoStatement: "the call is a part of another expression."
    case .sharesLine: "more code follows on the line of the call. Write the call on its own line."
    case .isNoLiteral(let label):
      "the closure '\(label)' must contain only a string literal without interpolation."
    case .hasSeveralResults:
      "this call runs several times with different results. Write a call for each result."
    case .overlaps:
      "it would change code that was recorded for another call. Run the test again."
    case .isNotWritable(let reason): "the test file cannot be edited: \(reason)."
    }
  }
}
