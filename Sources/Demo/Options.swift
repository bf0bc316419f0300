/// The arguments of the Demo.
struct Options {
  var isColorOff = false
  var wantsHelp = false
  var script: String?
  /// Where the picture of the session is written.
  var trace: String?

  static let usage = """
    usage: Demo [--no-color] [--script FILE] [--trace FILE]

      --no-color      draw without colors, as with the variable NO_COLOR
      --script FILE   perform the commands of a file, and write the screen after each
      --trace FILE    write a page that shows all actions and effects, at the end

    Without a terminal, the Demo reads commands from its input, one per line.

    """

  /// Nil if the arguments are wrong.
  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--no-color": isColorOff = true
      case "--help": wantsHelp = true
      case "--script", "--trace":
        guard let file = rest.popFirst() else { return nil }
        if argument == "--script" { script = file } else { trace = file }
      default: return nil
      }
    }
  }
}
