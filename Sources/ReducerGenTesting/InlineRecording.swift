import ReducerGenRecording
import ReducerGenSyntax

/// The expectations that an assertion records in its test file.
struct InlineRecording {
  var path: String
  /// The position of the call when the test was compiled.
  var line: Int
  var column: Int
  /// The compiled text of each closure by label, the source under `""`; nil for a missing closure.
  var compiled: [String: String?]
  /// The new text of each closure, by label.
  var wanted: [(label: String, text: String)]
}

extension TestFileWriter {
  /// - Returns: whether the file has changed.
  static func record(_ recording: InlineRecording) throws(RecordingProblem) -> Bool {
    try change(recording.path, since: nil) { edits throws(RecordingProblem) in
      try edits.add(recording)
    }
  }
}

extension TestFileEdits {
  /// Adds the edits of one assertion.
  mutating func add(_ recording: InlineRecording) throws(RecordingProblem) {
    let call = try AssertionCall(in: file, line: recording.line, column: recording.column)
    if call.closure("") == nil { throw .hasNoClosure }
    for (label, text) in recording.compiled {
      guard let closure = call.closure(label) else {
        if text == nil { continue } else { throw .hasMoved }
      }
      guard let literal = closure.literal, let value = StringLiteral.value(of: literal.text) else {
        if label.isEmpty { continue } else { throw .isNoLiteral(label) }
      }
      if value != text { throw .hasMoved }
    }
    let wanted = recording.wanted.map { call.edit($0.label, to: $0.text) }
    let present = edits(of: call.place)
    if !present.isEmpty, present != wanted { throw .hasSeveralResults }
    try add(wanted)
  }
}
