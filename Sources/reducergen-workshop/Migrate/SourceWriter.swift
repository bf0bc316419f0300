import ReducerGenCommandLine
import ReducerGenSyntax

/// A file that is to be written, as it was read and as it will be.
struct SourceWrite {
  var source: SourceFile
  var bytes: [UInt8]
}

/// Writes files, unless they have changed since they were read.
struct SourceWriter {
  /// One for each folder, because a writer lists its folder.
  private var writers: [String: AtomicWriter] = [:]

  static func write(_ writes: [SourceWrite], _ options: MigrateCommand) throws {
    if !options.allowsDirty { try GitState.check(writes.map(\.source.path)) }
    for write in writes where try !isDone(write) {}
    var writer = SourceWriter()
    for write in writes { try writer.write(write) }
  }

  private mutating func write(_ write: SourceWrite) throws {
    let path = Paths.resolved(write.source.path)
    let folder = Paths.folder(of: path)
    let writer = try writers[folder] ?? AtomicWriter(folder)
    writers[folder] = writer
    if try Self.isDone(write) { return }
    try writer.write(write.bytes, to: Paths.name(of: path))
  }

  /// Whether the file has the new bytes already, because two links lead to it. Throws if it has
  /// others than those that were read.
  private static func isDone(_ write: SourceWrite) throws -> Bool {
    let bytes = try FileSystem.read(write.source.path)
    if bytes == write.bytes { return true }
    if bytes[...] == write.source.bytes { return false }
    throw FileError(
      path: write.source.path,
      reason: "it has changed while the command ran, so it stays; run the command again")
  }
}
