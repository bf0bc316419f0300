import Foundation
import ReducerGenSyntax

/// The edits that a run has made in one test file so far.
///
/// An assertion knows its position from the time when the test was compiled, and each recording
/// moves the assertions after it. So all edits apply to the original file. They are kept in the
/// temporary folder, because tests run in parallel and in several processes.
package struct TestFileEdits: Codable {
  package var path: String
  /// When the tests were built whose positions refer to the original.
  var buildDate: Date?
  package var original: String
  package var edits: [RecordedEdit] = []

  /// The original.
  package var file: SourceFile {
    SourceFile(path: path, keepsLineEnds: true, bytes: Array(original.utf8))
  }

  /// The file with all edits made.
  var text: String {
    var bytes = Array(original.utf8)
    // Applies the edits from the end. Additions at one place keep their order, and stand before
    // what is removed there.
    let backwards = edits.enumerated().sorted { one, other in
      (one.element.start, one.element.end, one.offset)
        > (other.element.start, other.element.end, other.offset)
    }
    for (_, edit) in backwards {
      bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the edits fit the text; they were read from a file.
  var areWithinText: Bool {
    let sorted = edits.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var end = 0
    for edit in sorted {
      if edit.start < end || edit.end < edit.start { return false }
      end = edit.end
    }
    return end <= original.utf8.count
  }

  /// A part of a call that runs several times must have the same result each time.
  package mutating func add(_ wanted: [RecordedEdit]) throws(RecordingProblem) {
    for edit in wanted {
      let present = edits.first { $0.call == edit.call && $0.part == edit.part }
      if let present, present != edit { throw .hasSeveralResults }
      if present == nil { edits.append(edit) }
    }
  }

  mutating func removeAll(of call: Int) { edits.removeAll { $0.call == call } }
}
