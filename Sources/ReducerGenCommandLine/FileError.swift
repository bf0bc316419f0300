/// A file that could not be read or written.
struct FileError: Error, Equatable {
  var path: String
  var reason: String
}

/// A command line that means nothing.
struct UsageError: Error, Equatable {
  var message: String
  var hint = "run 'reducergen help' to see what there is"
}
