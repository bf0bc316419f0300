/// Replaces an argument `@path` by the lines of that file, because a list of files can be too long
/// for a command line. Each line is one argument. A line can name another file.
struct ResponseFiles {
  let read: (String) throws -> [String]
  private var open: [String] = []
  private var count = 0
  private var size = 0

  /// A few short files that name each other twice could fill the memory.
  private static let (mostFiles, mostLines) = (10_000, 1_000_000)

  init(read: @escaping (String) throws -> [String]) {
    self.read = read
  }

  /// After `--`, each argument is a file, even if it begins with `@`.
  mutating func expand(_ arguments: [String]) throws -> [String] {
    var expanded: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return expanded + arguments[index...] }
      guard argument.hasPrefix("@"), argument.utf8.count > 1 else {
        expanded.append(argument)
        continue
      }
      let inner = try lines(of: String(argument.dropFirst()))
      expanded += inner
      if inner.contains("--") { return expanded + arguments[(index + 1)...] }
    }
    return expanded
  }

  private mutating func lines(of path: String) throws -> [String] {
    if open.contains(path) {
      let cycle = (open + [path]).map { "@" + $0 }.joined(separator: " → ")
      throw UsageError("response files include each other: \(cycle)")
    }
    open.append(path)
    defer { open.removeLast() }
    let lines = try read(path)
    try checkLimits(adding: lines.count, path)
    return try expand(lines)
  }

  private mutating func checkLimits(adding lines: Int, _ path: String) throws {
    count += 1
    size += lines
    if count > Self.mostFiles { throw Self.tooMany("\(Self.mostFiles) files", path) }
    if size > Self.mostLines { throw Self.tooMany("\(Self.mostLines) lines", path) }
  }

  private static func tooMany(_ limit: String, _ path: String) -> UsageError {
    UsageError(
      "the response files have more than \(limit), counted each time that a file is "
        + "named; '@\(path)' is one of them; name each file once")
  }
}
