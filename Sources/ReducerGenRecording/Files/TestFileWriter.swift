import Foundation
import ReducerGenCommandLine

/// Writes recordings into test files, one at a time.
package enum TestFileWriter {
  /// Makes the edits of a run and those that the function adds.
  ///
  /// - Parameter build: The build whose positions the edits rely on. Nil if they are compared with
  ///   the file in another way.
  /// - Returns: whether the file has changed.
  package static func change(
    _ testFile: String, since build: TestBuild?,
    _ update: (inout TestFileEdits) throws(RecordingProblem) -> Void
  ) throws(RecordingProblem) -> Bool {
    let path = URL(filePath: testFile).resolvingSymlinksInPath().path(percentEncoded: false)
    let folder = URL(filePath: path).deletingLastPathComponent()
    let lock = try FolderLock(folder.path(percentEncoded: false))
    defer { lock.unlock() }
    let journal = Journal(for: path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .isNotWritable("it cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw .isNotUTF8 }
    let edits = try edits(of: path, text, journal, build, update)
    guard let changed = edits.text else { throw .overlaps }
    if changed.utf8.elementsEqual(text.utf8) { return false }
    try write(changed, to: path, over: data)
    journal.save(edits)
    return true
  }

  /// If the file is the result of earlier recordings of the same build, uses the original file and
  /// their edits. Otherwise, uses the file itself.
  private static func edits(
    of path: String, _ text: String, _ journal: Journal, _ build: TestBuild?,
    _ update: (inout TestFileEdits) throws(RecordingProblem) -> Void
  ) throws(RecordingProblem) -> TestFileEdits {
    if var edits = journal.load(), edits.text?.utf8.elementsEqual(text.utf8) == true,
      build == nil || edits.buildDate == build?.date
    {
      do {
        try update(&edits)
        return edits
      } catch {
        if build != nil || error != .hasMoved { throw error }
      }
    }
    if build?.isOlder(than: path) == true { throw .hasMoved }
    var edits = TestFileEdits(
      path: path, buildDate: (build ?? .current).date, original: text)
    try update(&edits)
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
