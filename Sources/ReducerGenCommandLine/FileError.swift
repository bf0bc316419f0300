/// A file that could not be read or written.
package struct FileError: Error, Equatable {
  package var path: String
  package var reason: String
}

/// A wrong command line.
struct UsageError: Error, Equatable {
  var message: String
  var hint = "run 'reducergen help' for a list of commands"
}
