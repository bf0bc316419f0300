import ReducerGenCore

/// Where outputs go, or with what they are compared.
struct OutputFolder {
  let path: String
  /// The files are kept in the repository. Files without code would only be noise there; and as no
  /// build system knows which ones there have to be, nobody else removes those of sources that are
  /// gone.
  let isCheckedIn: Bool

  init(_ path: String, isCheckedIn: Bool) {
    self.path = path
    self.isCheckedIn = isCheckedIn
  }

  /// What errors kept something out of is written only where there is nothing yet.
  func write(_ outputs: [Pipeline.Output], _ log: RunLog) throws(FileError) {
    let wanted = outputs.filter(isWanted)
    let leftOver = try leftOver(beside: outputs)
    if wanted.isEmpty && leftOver.isEmpty { return log.wrote([], upToDate: 0, removed: []) }
    let foreign = try foreignFiles(in: wanted)
    if let file = foreign.first { throw file }
    // Before anything is written: where case makes no difference, a source whose name differs from
    // before in nothing else has its output where the left-over file is.
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

  /// Done if every file is there and up to date, and no other one.
  func check(_ outputs: [Pipeline.Output], _ log: RunLog) throws(FileError) -> ExitCode {
    let wanted = outputs.filter { $0.isComplete && isWanted($0) }
    if let file = try foreignFiles(in: wanted).first { throw file }
    var text = ""
    for output in wanted {
      let old = try FileSystem.readIfThere(place(output.name))
      if old.map({ UnifiedDiff.lines($0) == UnifiedDiff.lines(output.bytes) }) == true { continue }
      text += UnifiedDiff.text(from: old, to: output.bytes, path: place(output.name))
    }
    for name in try leftOver(beside: outputs) {
      text += "left over: \(place(name)): no source yields it any more\n"
    }
    log.compared(wanted.count)
    if text.isEmpty { return .done }
    return Output.print(text) == .done ? .errorsOrStale : .inputOrOutput
  }

  /// What stands in the place of an output and isn't one: somebody's own file, or one that has lost
  /// its first line.
  private func foreignFiles(in outputs: [Pipeline.Output]) throws(FileError) -> [FileError] {
    guard isCheckedIn else { return [] }
    var errors: [FileError] = []
    for output in outputs where try isForeign(place(output.name)) {
      errors.append(
        FileError(
          path: place(output.name),
          reason: "generated code goes here, and this file does not begin with "
            + "'\(GeneratedHeader.firstLine)'; delete it or move it"))
    }
    return errors
  }

  private func isForeign(_ path: String) throws(FileError) -> Bool {
    try FileSystem.readIfThere(path).map { !$0.withUnsafeBytes(GeneratedHeader.begins) } ?? false
  }

  private func isWanted(_ output: Pipeline.Output) -> Bool { !isCheckedIn || output.hasCode }

  /// Generated files that no source has. While there are errors nobody knows: what a type gets may be
  /// said in another file than its own.
  private func leftOver(beside outputs: [Pipeline.Output]) throws(FileError) -> [String] {
    guard isCheckedIn, outputs.allSatisfy(\.isComplete) else { return [] }
    let kept = Set(outputs.filter(isWanted).map { Array($0.name.utf8) })
    var names: [String] = []
    for name in FileSystem.names(in: path)
    where name.hasSuffix(".swift") && !kept.contains(Array(name.utf8)) {
      let bytes = try FileSystem.readIfThere(place(name)) ?? []
      if bytes.withUnsafeBytes(GeneratedHeader.begins) { names.append(name) }
    }
    return names
  }

  private func place(_ name: String) -> String { path + "/" + name }
}
