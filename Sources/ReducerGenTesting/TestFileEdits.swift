import Foundation
import ReducerGenCommandLine
import ReducerGenCore

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

/// The reason why nothing was recorded.
enum RecordingProblem: Error, Equatable {
  case isNotUTF8
  case hasMoved
  case isOfAnother(String)
  case hasNoClosure
  case isNoLiteral(String)
  case hasSeveralResults
  case isNotWritable(String)
}

/// The edits that a run has made in one test file so far.
///
/// An assertion knows its position from the time when the test was compiled, and each recording
/// moves the assertions after it. So all edits apply to the original file. They are kept in the
/// temporary folder, because tests run in parallel and in several processes.
struct TestFileEdits: Codable {
  var original: String
  var edits: [AssertionCall.Edit] = []

  /// The file with all edits made.
  var text: String {
    var bytes = Array(original.utf8)
    // Applies the edits from the end. Additions at one place keep their order.
    let backwards = edits.enumerated()
      .sorted { ($0.element.start, $0.offset) > ($1.element.start, $1.offset) }
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

  /// Adds the edits of one assertion.
  mutating func add(_ recording: InlineRecording) throws(RecordingProblem) {
    let file = SourceFile(
      path: recording.path, keepsLineEnds: true, bytes: Array(original.utf8))
    let call = try AssertionCall(in: file, line: recording.line, column: recording.column)
    if call.closure("") == nil { throw .hasNoClosure }
    for (label, text) in recording.compiled {
      guard let closure = call.closure(label) else {
        if text == nil { continue } else { throw .hasMoved }
      }
      guard let literal = closure.literal, let value = StringLiteral.value(of: literal) else {
        if label.isEmpty { continue } else { throw .isNoLiteral(label) }
      }
      if value != text { throw .hasMoved }
    }
    let lineEnd = original.utf8.contains(13) ? "\r\n" : "\n"
    try add(recording.wanted.map { call.edit($0.label, to: $0.text, lineEnd: lineEnd) })
  }

  /// A call that runs several times must have the same result each time.
  private mutating func add(_ wanted: [AssertionCall.Edit]) throws(RecordingProblem) {
    let present = edits.filter { $0.call == wanted.first?.call }
    if present.isEmpty { return edits += wanted }
    if present != wanted { throw .hasSeveralResults }
  }
}

/// Writes recordings into test files, one at a time.
enum InlineRecorder {
  /// - Returns: whether the file has changed.
  static func record(_ recording: InlineRecording) throws(RecordingProblem) -> Bool {
    let path = URL(filePath: recording.path).resolvingSymlinksInPath().path(percentEncoded: false)
    let folder = URL(filePath: path).deletingLastPathComponent()
    let lock = try FolderLock(folder.path(percentEncoded: false))
    defer { lock.unlock() }
    let journal = Journal(for: path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .isNotWritable("it cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw .isNotUTF8 }
    let edits = try edits(of: recording, text, journal)
    if edits.text.utf8.elementsEqual(text.utf8) { return false }
    try write(edits.text, to: path, over: data)
    journal.save(edits)
    return true
  }

  /// If the file is the result of earlier recordings, uses the original file and their edits.
  /// Otherwise, or if the test has been compiled since, uses the file itself.
  private static func edits(
    of recording: InlineRecording, _ text: String, _ journal: Journal
  ) throws(RecordingProblem) -> TestFileEdits {
    if var edits = journal.load(), edits.text.utf8.elementsEqual(text.utf8) {
      do {
        try edits.add(recording)
        return edits
      } catch {
        if error != .hasMoved { throw error }
      }
    }
    var edits = TestFileEdits(original: text)
    try edits.add(recording)
    return edits
  }

  private static func write(
    _ text: String, to path: String, over data: Data
  ) throws(RecordingProblem) {
    let url = URL(filePath: path)
    do {
      let writer = try AtomicWriter(url.deletingLastPathComponent().path(percentEncoded: false))
      // Does not overwrite an edit that was made in the meantime.
      if FileManager.default.contents(atPath: path) != data { throw RecordingProblem.hasMoved }
      try writer.write(Array(text.utf8), to: url.lastPathComponent)
    } catch let problem as RecordingProblem {
      throw problem
    } catch {
      throw .isNotWritable((error as? FileError)?.reason ?? "\(error)")
    }
  }
}
