/// `path/File.swift:3:1: error: message`
struct Finding {
  let file: String
  let isError: Bool
  let text: String

  /// All of a compiler's output, or of the tool's.
  static func all(in output: String) -> [Finding] {
    output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
      guard parts.count == 5, parts[3] == " error" || parts[3] == " warning" else { return nil }
      let file = parts[0].split(separator: "/").last.map(String.init) ?? ""
      return Finding(file: file, isError: parts[3] == " error", text: String(line))
    }
  }

  /// What it says, without its place.
  var message: String {
    String(text.split(separator: ":", maxSplits: 4).last ?? "")
  }

  /// `Trial3` for `Trial3.swift` and `Trial3.generated.swift`.
  var trial: String { String(file.prefix { $0 != "." }) }

  var isGenerated: Bool { file.hasSuffix(".generated.swift") }

  /// The compiler reads the file without an error, so the tool must, too.
  var isOfTheParser: Bool { id == "syntax" || id == "lexical" }

  /// `[private-type]`, without the brackets, of a finding of the tool.
  var id: String { String(text.split(separator: "[").last?.dropLast() ?? "") }
}
