import Foundation
import ReducerGenSyntax

/// The edits that a run has made in one test file so far.
///
/// An assertion knows its position from the time when the test was compiled, and each recording
/// moves the assertions after it. So all edits apply to the original file. They are kept in the
/// temporary folder, because tests run in parallel and in several processes.
package struct TestFileEdits: Codable {
  var path: String
  /// When the tests were built whose positions refer to the original.
  var buildDate: Date?
  var original: String
  var edits: [RecordedEdit] = []

  /// The original.
  package var file: SourceFile {
    SourceFile(path: path, keepsLineEnds: true, bytes: Array(original.utf8))
  }

  /// The file with all edits made. Nil if two of them change the same bytes, or one does not fit
  /// the file.
  var text: String? {
    var changes = SourceEdits(file)
    for recorded in edits { changes.add(recorded.edit) }
    return changes.applied().map { String(decoding: $0, as: UTF8.self) }
  }

  package func edits(of call: UInt32) -> [RecordedEdit] { edits.filter { $0.call == call } }

  /// A part of a call that runs several times must have the same result each time.
  package mutating func add(_ wanted: [RecordedEdit]) throws(RecordingProblem) {
    for edit in wanted {
      let present = edits.first { $0.call == edit.call && $0.part == edit.part }
      if let present, present != edit { throw .hasSeveralResults }
      if present == nil { edits.append(edit) }
    }
  }

  mutating func removeAll(of call: UInt32) { edits.removeAll { $0.call == call } }
}
