import Foundation

/// The sources of this package.
enum Sources {
  static let cLibraries: Set = ["Glibc", "Musl", "Android", "Darwin"]

  struct File {
    var path: String
    var code: String

    var name: String { URL(fileURLWithPath: path).lastPathComponent }
    /// The last word counts: `public import M`, `import struct M.S` name `M` and `M.S`.
    var imports: Set<String> {
      Set(code.matches(of: /(?m)^[\h\w@()]*\bimport\h+(?:[a-z]+\h+)?(\w+)/).map { String($0.1) })
    }
    /// Words before a parenthesis or a dot, without those after a dot or `func`.
    var calls: Set<String> {
      let calls = code.matches(of: /(?:^|[^.\w])(func\h+)?(\w+)[.(]/)
      return Set(calls.filter { $0.1 == nil }.map { String($0.2) })
    }
  }

  static func files(in folder: String) throws -> [File] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let base = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return try names.sorted().filter { $0.hasSuffix(".swift") }.map { name in
      let text = try String(contentsOf: base.appending(path: name), encoding: .utf8)
      return File(path: folder + "/" + name, code: withoutCommentsAndTexts(text))
    }
  }

  private static func withoutCommentsAndTexts(_ text: String) -> String {
    text.replacing(/(?s)"""(.*?)"""/, with: "\"\"").replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
  }
}
