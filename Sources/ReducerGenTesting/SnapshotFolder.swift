import ReducerGenCommandLine
import ReducerGenCore
import ReducerGenRecording

/// A folder of recorded outputs.
struct SnapshotFolder {
  let path: String
  let recording: SnapshotRecording
  private var differences: [String] = []
  private var recorded: [String] = []

  init(path: String, recording: SnapshotRecording) {
    self.path = path
    self.recording = recording
  }

  /// The name does not end in `.swift`, because the file is among the test's sources and must not
  /// be compiled.
  private func file(_ name: String) -> String { name + ".txt" }

  mutating func compare(_ output: Pipeline.Output) throws {
    let name = file(output.name)
    let old = try FileSystem.readIfThere(path + "/" + name)
    if let old, UnifiedDiff.lines(old) == UnifiedDiff.lines(output.bytes) {
      if recording != .all { return }
    } else if !(old == nil ? recording.recordsMissing : recording.recordsChanged) {
      return differences.append(difference(from: old, to: output.bytes, name))
    }
    if try AtomicWriter(path).write(output.bytes, to: name) { recorded.append(name) }
  }

  /// Reports or removes files that have no output.
  mutating func compareNames(_ names: [String]) throws {
    let wanted = Set(names.map { Array(file($0).utf8) })
    for name in FileSystem.names(in: path) where isLeftOver(name, wanted) {
      if recording.recordsChanged {
        try FileSystem.remove(path + "/" + name)
        recorded.append(name + " (removed)")
      } else {
        differences.append(
          "'\(path)/\(name)' is left over: no source generates it any more. "
            + SnapshotRecording.instructions(isMissing: false))
      }
    }
  }

  private func isLeftOver(_ name: String, _ wanted: Set<[UInt8]>) -> Bool {
    guard name.hasSuffix(".txt"), !wanted.contains(Array(name.utf8)),
      let bytes = try? FileSystem.read(path + "/" + name)
    else { return false }
    return bytes.withUnsafeBytes(GeneratedHeader.begins)
  }

  private func difference(from old: [UInt8]?, to new: [UInt8], _ name: String) -> String {
    let diff = UnifiedDiff.text(from: old, to: new, path: name)
    let what = old == nil ? "is missing" : "differs from the generated code"
    return "'\(path)/\(name)' \(what):\n\n\(diff)\n"
      + SnapshotRecording.instructions(isMissing: old == nil)
  }

  /// The messages for the test.
  var problems: [String] {
    if recorded.isEmpty { return differences }
    let list = recorded.map { "\n  \($0)" }.joined()
    return differences + [
      "Recorded in '\(path)':\(list)\n\nRead what was recorded, then run the test again."
    ]
  }
}
