import ReducerGenCommandLine
import ReducerGenMigration

/// The file for the report. A file that is not a report of an earlier run is never overwritten.
struct MigrationReport {
  private let path: String

  init(_ path: String) throws {
    self.path = path
    guard let bytes = try FileSystem.readIfThere(path) else { return }
    if !bytes.starts(with: MigrationSummary.title.utf8) {
      throw FileError(
        path: path,
        reason:
          "this file is not a report of this command, so it would not be overwritten; name another one"
      )
    }
  }

  func write(_ summary: MigrationSummary) throws {
    let folder = Paths.folder(of: path)
    let writer = try AtomicWriter(folder.isEmpty ? "." : folder)
    try writer.write(Array(summary.markdown.utf8), to: Paths.name(of: path))
  }
}
