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
  func write(_ outputs: [Pipeline.Output], _ log: RunLog) throws {
    let wanted = outputs.filter(isWanted)
    let leftOver = leftOver(beside: outputs)
    if wanted.isEmpty && leftOver.isEmpty { return log.wrote([], upToDate: 0, removed: []) }
    let writer = try AtomicWriter(path)
    var written: [String] = []
    for output in wanted where output.isComplete || !FileSystem.exists(place(output.name)) {
      if try writer.write(output.bytes, to: output.name) { written.append(place(output.name)) }
    }
    for name in leftOver { try FileSystem.remove(place(name)) }
    log.wrote(written, upToDate: wanted.count - written.count, removed: leftOver.map(place))
  }

  /// Done if every file is there and up to date, and no other one.
  func check(_ outputs: [Pipeline.Output]) -> ExitCode {
    var text = ""
    for output in outputs where output.isComplete && isWanted(output) {
      let old = try? FileSystem.read(place(output.name))
      if old.map({ UnifiedDiff.lines($0) == UnifiedDiff.lines(output.bytes) }) == true { continue }
      text += UnifiedDiff.text(from: old, to: output.bytes, path: place(output.name))
    }
    for name in leftOver(beside: outputs) {
      text += "left over: \(place(name)): no source yields it any more\n"
    }
    if text.isEmpty { return .done }
    return Output.print(text) == .done ? .errorsOrStale : .inputOrOutput
  }

  private func isWanted(_ output: Pipeline.Output) -> Bool { !isCheckedIn || output.hasCode }

  /// Generated files that no source has. One whose source has errors isn't left over.
  private func leftOver(beside outputs: [Pipeline.Output]) -> [String] {
    guard isCheckedIn else { return [] }
    let kept = Set(outputs.filter { isWanted($0) || !$0.isComplete }.map { Array($0.name.utf8) })
    return FileSystem.names(in: path).filter { name in
      name.hasSuffix(".swift") && !kept.contains(Array(name.utf8)) && isGenerated(name)
    }
  }

  private func isGenerated(_ name: String) -> Bool {
    guard let bytes = try? FileSystem.read(place(name)) else { return false }
    return bytes.withUnsafeBytes(GeneratedHeader.begins)
  }

  private func place(_ name: String) -> String { path + "/" + name }
}
