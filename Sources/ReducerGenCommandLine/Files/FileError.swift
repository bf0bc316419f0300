/// A file that could not be read or written.
package struct FileError: Error, Equatable {
  package var path: String
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// In the words of the system, as for a file that could not be opened.
  package static func missing(_ path: String) -> FileError {
    FileError(path: path, reason: Platform.missing)
  }
}
