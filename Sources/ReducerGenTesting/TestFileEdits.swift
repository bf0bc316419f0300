import Foundation
import ReducerGenCommandLine
import ReducerGenCore

/// What one assertion wants to have in its test file.
struct InlineRecording {
  var path: String
  /// Where the call stood when the test was compiled.
  var line: Int
  var column: Int
  /// By label what was compiled, the source under `""`; nil for a closure that isn't there.
  var compiled: [String: String?]
  /// By label what is to stand there.
  var wanted: [(label: String, text: String)]
}

/// Why nothing was recorded.
enum RecordingProblem: Error, Equatable {
  case isNotUTF8
  case hasMoved
  case hasNoClosure
  case isNoLiteral(String)
  case hasSeveralResults
  case isNotWritable(String)
}

/// The edits that a run has made in one test file so far.
///
/// Assertions know their places from when the test was compiled, and each one that is recorded moves
/// those behind it. So what is edited is always the file as it was at first, and the edits are kept
/// beside it, in the folder for temporary files: tests run in parallel, and in several processes.
struct TestFileEdits: Codable {
  var original: String
  var edits: [AssertionCall.Edit] = []

  /// The file with all edits made.
  var text: String {
    var bytes = Array(original.utf8)
    // From the end; what is added at one place stays in the order in which it was added.
    let backwards = edits.enumerated()
      .sorted { ($0.element.start, $0.offset) > ($1.element.start, $1.offset) }
    for (_, edit) in backwards {
      bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the edits can be made: they come from a file.
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
    let file = SourceFile(path: recording.path, text: original)
    guard let call = AssertionCall(in: file, line: recording.line, column: recording.column) else {
      throw .hasMoved
    }
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
    for (label, text) in recording.wanted {
      try add(call.edit(label, to: text, lineEnd: lineEnd))
    }
  }

  private mutating func add(_ edit: AssertionCall.Edit) throws(RecordingProblem) {
    if edits.contains(edit) { return }
    let isAtOnce = edits.contains { other in
      other.start == edit.start && other.end == edit.end
        && other.text.prefix(12) == edit.text.prefix(12)
    }
    if isAtOnce { throw .hasSeveralResults }
    edits.append(edit)
  }
}

/// Writes recordings into test files, one at a time.
enum InlineRecorder {
  /// - Returns: whether that has changed the file.
  static func record(_ recording: InlineRecording) throws(RecordingProblem) -> Bool {
    let path = URL(filePath: recording.path).resolvingSymlinksInPath().path(percentEncoded: false)
    let journal = Journal(for: path)
    let lock = FileLock(journal.path + ".lock")
    defer { lock.unlock() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .isNotWritable("it can't be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw .isNotUTF8 }
    let edits = try edits(of: recording, text, journal)
    if edits.text == text { return false }
    try write(edits.text, to: path, over: data)
    journal.save(edits)
    return true
  }

  /// Where the file is what this or another process has recorded, its first form counts; else, or if
  /// the test was compiled since, the file itself.
  private static func edits(
    of recording: InlineRecording, _ text: String, _ journal: Journal
  ) throws(RecordingProblem) -> TestFileEdits {
    if var edits = journal.load(), edits.text == text {
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
      // Whoever has edited the file in this very moment must not lose that.
      if FileManager.default.contents(atPath: path) != data { throw RecordingProblem.hasMoved }
      try writer.write(Array(text.utf8), to: url.lastPathComponent)
    } catch let problem as RecordingProblem {
      throw problem
    } catch {
      throw .isNotWritable((error as? FileError)?.reason ?? "\(error)")
    }
  }
}

/// Where the edits of a test file are kept.
private struct Journal {
  let path: String

  init(for file: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in file.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let name = "reducergen-recording-\(getuid())-" + String(hash, radix: 16)
    path = FileManager.default.temporaryDirectory.appending(path: name).path(percentEncoded: false)
  }

  /// Nil if there is none, or it makes no sense.
  func load() -> TestFileEdits? {
    guard let data = FileManager.default.contents(atPath: path),
      let edits = try? JSONDecoder().decode(TestFileEdits.self, from: data), edits.areWithinText
    else { return nil }
    return edits
  }

  /// If this fails, assertions behind this one are reported as moved, and recorded in the next run.
  func save(_ edits: TestFileEdits) {
    try? JSONEncoder().encode(edits).write(to: URL(filePath: path), options: .atomic)
  }
}

/// Held by one thread of one process.
private struct FileLock {
  private let descriptor: Int32

  init(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
  }

  func unlock() {
    if descriptor >= 0 { close(descriptor) }
  }
}
