import Foundation

/// `oracle snippets`: writes the pieces of Swift in the string literals of Swift files and in the
/// code blocks of Markdown files, each as a file. Some of them are no Swift: `compare` leaves out
/// those that SwiftParser has an error for.
struct SnippetsCommand {
  let files: [String]
  let output: String

  func run() throws -> Int32 {
    var seen: Set<String> = []
    for file in files {
      for snippet in try snippets(in: file) where seen.insert(snippet).inserted {
        try write(snippet, number: seen.count)
      }
    }
    print("\(seen.count) snippets in \(files.count) files")
    return 0
  }

  private func snippets(in file: String) throws -> [String] {
    let source = try SourceText(path: file)
    return file.hasSuffix(".swift")
      ? LiteralSnippets.snippets(in: source)
      : MarkdownSnippets.snippets(in: String(decoding: source.bytes, as: UTF8.self))
  }

  /// A thousand files in each folder.
  private func write(_ snippet: String, number: Int) throws {
    let folder = URL(fileURLWithPath: output).appending(path: "\(number / 1000)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: String(format: "snippet%06d.swift", number))
    try Data(snippet.utf8).write(to: file)
  }
}
