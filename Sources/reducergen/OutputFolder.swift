import ReducerGenCommandLine
import ReducerGenCore

/// The folder that outputs are written to, or compared with.
struct OutputFolder {
  let path: String
  /// The files are committed. Files without code are not written, because they would be noise. The
  /// tool removes the files of sources that are gone, because no build system does.
  let isCheckedIn: Bool
  /// The folder belongs to the build system. Elsewhere, a file that is not generated is not
  /// replaced.
  let isOfBuild: Bool

  init(_ path: String, isCheckedIn: Bool, isOfBuild: Bool) {
    self.path = path
    self.isCheckedIn = isCheckedIn
    self.isOfBuild = isOfBuild
  }

  /// Writes the outputs. An output that errors made incomplete does not replace an existing file.
  func write(_ outputs: [Pipeline.Output], _ log: RunLog) throws(FileError) {
    let wanted = outputs.filter(isWanted)
    let leftOver = try leftOver(beside: outputs)
    if wanted.isEmpty && leftOver.isEmpty { return log.wrote([], upToDate: 0, removed: []) }
    let foreign = try foreignFiles(in: wanted)
    if let file = foreign.first { throw file }
    // Removes before it writes: if only the case of a source's name has changed, a file system that
    // ignores case has the new output in the place of the left-over file.
    for name in leftOver { try FileSystem.remove(place(name)) }
    let writer = try AtomicWriter(path)
    let complete = wanted.filter { $0.isComplete || !FileSystem.exists(place($0.name)) }
    var written: [String] = []
    for output in complete {
      if try writer.write(output.bytes, to: output.name) { written.append(place(output.name)) }
    }
    log.wrote(
      written, upToDate: complete.count - written.count, removed: leftOver.map(place))
  }

  /// Succeeds if every file exists and is up to date, and there is no other file.
  func check(
    _ outputs: [Pipeline.Output], _ log: RunLog, _ console: Console
  ) throws(FileError) -> ExitCode {
    let wanted = outputs.filter { $0.isComplete && isWanted($0) }
    if let file = try foreignFiles(in: wanted).first { throw file }
    var text = ""
    for output in wanted {
      let old = try FileSystem.readIfThere(place(output.name))
      if old.map({ UnifiedDiff.lines($0) == UnifiedDiff.lines(output.bytes) }) == true { continue }
      text += UnifiedDiff.text(from: old, to: output.bytes, path: place(output.name))
    }
    for name in try leftOver(beside: outputs) {
      text += "left over: \(place(name)): no source generates it any more\n"
    }
    log.compared(wanted.count)
    if text.isEmpty { return .done }
    try console.print(text)
    return .errorsOrStale
  }

  /// Files in the place of an output that are not generated, or have lost their first line.
  private func foreignFiles(in outputs: [Pipeline.Output]) throws(FileError) -> [FileError] {
    if isOfBuild { return [] }
    var errors: [FileError] = []
    for output in outputs where try isForeign(place(output.name)) {
      errors.append(
        FileError(
          path: place(output.name),
          reason: "generated code would replace this file, which does not begin with "
            + "'\(GeneratedHeader.firstLine)'; delete or move it"))
    }
    return errors
  }

  private func isForeign(_ path: String) throws(FileError) -> Bool {
    try FileSystem.readIfThere(path).map { !$0.withUnsafeBytes(GeneratedHeader.begins) } ?? false
  }

  private func isWanted(_ output: Pipeline.Output) -> Bool { !isCheckedIn || output.hasCode }

  /// Generated files without a source; none while there are errors, because an error in one file
  /// can hide code that is generated for a type in another.
  private func leftOver(beside outputs: [Pipeline.Output]) throws(FileError) -> [String] {
    guard isCheckedIn, outputs.allSatisfy(\.isComplete) else { return [] }
    let kept = Set(outputs.filter(isWanted).map { Array($0.name.utf8) })
    var names: [String] = []
    for name in FileSystem.names(in: path)
    where name.hasSuffix(".swift") && !kept.contains(Array(name.utf8))
      && FileSystem.isFile(place(name))
    {
      let bytes = try FileSystem.readIfThere(place(name)) ?? []
      if bytes.withUnsafeBytes(GeneratedHeader.begins) { names.append(name) }
    }
    return names
  }

  private func place(_ name: String) -> String { path + "/" + name }
}
