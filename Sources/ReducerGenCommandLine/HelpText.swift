import ReducerGenCore

/// What `help` prints.
enum HelpText {
  static func text(for topic: String?) -> String {
    switch topic {
    case "generate": generate
    case "dump": dump
    case "help": "usage: reducergen help [COMMAND]\n"
    case "version": "usage: reducergen version\n"
    default: overview
    }
  }

  private static let overview = """
    reducergen writes the Swift code that macros would: case paths of enums, dependency clients and
    what dumps read, as plain files.

    usage: reducergen COMMAND …

      generate    read the sources of a target, write what is generated for them
      dump        print the declarations of a file as JSON
      help        print this, or what a command takes: reducergen help COMMAND
      version     print the version

    exit codes: 0 done · 1 errors in the sources, or stale output · 2 wrong usage
                3 a file could not be read or written

    An argument @FILE stands for the lines of FILE, one argument a line.

    """

  private static let generate = """
    usage: reducergen generate [--check] [--checked-in] [--root DIR] [--module NAME]
                               [--templates DIR] [--verbose] --output DIR [--] FILE…
           reducergen generate [--root DIR] [--module NAME] [--templates DIR] [--verbose]
                               --stdout FILE [--] [FILE…]

    Reads all sources of a target and writes one file for each, and one for the target.

      --output DIR      where the files go; made if it does not exist
      --stdout FILE     print what this source yields and write nothing; the other FILEs are the
                        rest of its target
      --root DIR        names of outputs come from the sources' paths below this folder;
                        the working directory, if left out
      --module NAME     the target's module
      --templates DIR   the target's own templates, *.stencil
      --check           write nothing; print a diff and exit with 1 if a file is missing or stale
      --checked-in      the output is kept in the repository: only files with code are written, and
                        generated files whose source is gone are removed
      --verbose         say what is read, parsed, generated and written, and how long it takes
      --plugin          the build tool plugin's mode: generated code among the FILEs is an error
      --                what follows are files

    A file whose bytes would not change is not written. A FILE that was generated is no input.

    """

  private static let dump = """
    usage: reducergen dump FILE…

    Prints one JSON object a line and file: its declarations as they are written, and its lexical
    and syntax errors; exits with 1 if there are any. '-' reads standard input.

    """
}

/// Suggests what was probably meant.
enum Nearest {
  static func hint(_ word: String, among known: [String]) -> String {
    NearestName.find(word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
