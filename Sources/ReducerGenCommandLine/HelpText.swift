import ReducerGenSyntax

/// The text of `help`.
enum HelpText {
  static func text(for topic: String?) -> String {
    switch topic {
    case "generate": generate
    case "dump": dump
    case "model": model
    case "help": "usage: reducergen help [COMMAND]\n"
    case "version": "usage: reducergen version\n"
    default: overview
    }
  }

  private static let overview = """
    reducergen generates Swift code in place of macros: case paths for enums, and the boilerplate of
    dependency clients.

    usage: reducergen COMMAND …

      generate    read the sources of a target and write the generated code
      dump        print the declarations of a file as JSON
      model       print what templates see of a type or of the target
      help        print this text, or the options of a command: reducergen help COMMAND
      version     print the version

    exit codes: 0 success · 1 errors in the sources, or stale output · 2 wrong usage
                3 a file could not be read or written

    The argument @FILE is replaced by the lines of FILE. Each line is one argument.

    """

  private static let generate = """
    usage: reducergen generate [--check] [--checked-in] [--root DIR] [--module NAME]
                               [--templates DIR] [--verbose] --output DIR [--] FILE…
           reducergen generate [--root DIR] [--module NAME] [--templates DIR] [--verbose]
                               --stdout FILE [--] [FILE…]

    Reads all sources of a target. Writes one file for each source, and one for the target.

      --output DIR      write the files to this folder; it is created if necessary
      --stdout FILE     print the code generated for this source, and write nothing; pass the other
                        sources of the target as FILEs
      --root DIR        name the outputs after the sources' paths below this folder (default: the
                        working directory)
      --module NAME     the target's module
      --templates DIR   the folder with the target's own templates (*.stencil)
      --check           write nothing; if a file is missing or stale, print a diff and exit with 1
      --checked-in      for committed code: write only files with code, and remove generated files
                        whose source is gone
      --verbose         report each stage and its time
      --plugin          used by the build-tool plugin: generated code among the FILEs is an error
      --                treat all following arguments as files

    Files that are already up to date are not rewritten. Generated files among the FILEs are skipped.

    """

  private static let model = """
    usage: reducergen model [--type TYPE] [--module NAME] [--root DIR] [--] FILE…

    Prints what templates see of the target with these sources. Values that are false, empty or missing
    are left out.

      --type TYPE     print a type of the target instead: Feature.Row
      --module NAME   the target's module
      --root DIR      the target's folder, as for 'generate'

    """

  private static let dump = """
    usage: reducergen dump [--types] [--code] FILE…

    Prints one line of JSON for each file, with its declarations and its syntax errors. Exits with 1
    if there are errors. The file '-' is standard input.

      --types     for each declaration, also print the trees of its types
      --code      also print the trees of all bodies and initial values

    """
}

/// Suggests the nearest known word.
enum Nearest {
  static func hint(_ word: String, among known: [String]) -> String {
    NearestName.find(word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
