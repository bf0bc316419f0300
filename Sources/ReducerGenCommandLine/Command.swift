/// A command with its options.
enum Command: Equatable {
  case generate(GenerateOptions)
  case dump([String], showsTypes: Bool, showsCode: Bool)
  case model(ModelOptions)
  case help(String?)
  case version

  static let names = ["dump", "generate", "help", "model", "version"]

  /// - Parameter readResponseFile: the lines of the file that an argument `@path` names.
  init(_ arguments: [String], readResponseFile: @escaping (String) throws -> [String]) throws {
    var expander = ResponseFiles(read: readResponseFile)
    var reader = ArgumentReader(try expander.expand(arguments))
    guard let name = reader.next() else { throw UsageError(message: "no command was given") }
    switch name {
    case "generate": self = reader.wantsHelp ? .help(name) : .generate(try GenerateOptions(&reader))
    case "dump": self = reader.wantsHelp ? .help(name) : try reader.dump()
    case "model": self = reader.wantsHelp ? .help(name) : .model(try ModelOptions(&reader))
    case "help", "--help", "-h": self = try .help(reader.topic())
    case "version", "--version":
      try reader.expectEnd(of: name)
      self = .version
    default:
      throw UsageError(
        message: "there is no command '\(name)'" + Nearest.hint(name, among: Self.names))
    }
  }
}

/// Takes arguments one by one.
struct ArgumentReader {
  private var arguments: ArraySlice<String>

  init(_ arguments: [String]) {
    self.arguments = arguments[...]
  }

  mutating func next() -> String? { arguments.popFirst() }

  mutating func rest() -> [String] {
    defer { arguments = [] }
    return Array(arguments)
  }

  mutating func value(of option: String) throws -> String {
    guard let value = next() else { throw UsageError(message: "'\(option)' needs a value") }
    return value
  }

  /// Whether the arguments before `--` ask for help.
  var wantsHelp: Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  mutating func dump() throws -> Command {
    var paths: [String] = []
    var (showsTypes, showsCode) = (false, false)
    while let argument = next() {
      if argument == "--" {
        paths += rest()
      } else if argument == "--types" {
        showsTypes = true
      } else if argument == "--code" {
        showsCode = true
      } else if argument.hasPrefix("-") && argument != "-" {
        throw UsageError(message: "'dump' has no option '\(argument)'")
      } else {
        paths.append(argument)
      }
    }
    if paths.isEmpty { throw UsageError(message: "'dump' needs at least one FILE, or '-'") }
    return .dump(paths, showsTypes: showsTypes, showsCode: showsCode)
  }

  mutating func topic() throws -> String? {
    guard let topic = next() else { return nil }
    guard Command.names.contains(topic) else {
      throw UsageError(
        message: "there is no command '\(topic)'" + Nearest.hint(topic, among: Command.names))
    }
    try expectEnd(of: "help")
    return topic
  }

  func expectEnd(of command: String) throws {
    guard let first = arguments.first else { return }
    throw UsageError(message: "'\(command)' takes no argument '\(first)'")
  }
}
