import Foundation

@testable import ReducerGenCore

/// The sources of this package.
enum Sources {
  static let cLibraries: Set = ["Glibc", "Musl", "Android", "Darwin"]
  /// Names of the standard library and of generic parameters that stages also declare.
  static let standardNames: Set = [
    "append", "contains", "count", "filter", "isWhitespace", "joined", "optional", "prefix",
    "Result", "value", "Value", "values",
  ]

  struct File {
    var path: String
    var code: String

    var name: String { URL(fileURLWithPath: path).lastPathComponent }
    /// The last word counts: `public import M`, `import struct M.S` name `M` and `M.S`.
    var imports: Set<String> {
      Set(code.matches(of: /(?m)^[\h\w@()]*\bimport\h+(?:[a-z]+\h+)?(\w+)/).map { String($0.1) })
    }
    var words: Set<String> { Set(code.matches(of: /\w+/).map { String($0.0) }) }
    /// Words in front of a parenthesis or a dot, without those behind a dot or `func`.
    var calls: Set<String> {
      let calls = code.matches(of: /(?:^|[^.\w])(func\h+)?(\w+)[.(]/)
      return Set(calls.filter { $0.1 == nil }.map { String($0.2) })
    }
    /// All names that it declares, at any depth.
    var names: Set<String> { names { _ in true } }

    /// The types and functions that it declares, at any depth, and that other files can use.
    var offers: Set<String> {
      names { declaration in
        switch declaration.kind {
        case .struct, .class, .enum, .protocol, .actor, .typealias, .func:
          Access(declaration.modifiers) != .hidden
        default: false
        }
      }
    }

    private func names(where isIncluded: (DeclarationSyntax) -> Bool) -> Set<String> {
      let file = ParsedFile(SourceFile(path: path, text: code))
      var names: Set<String> = []
      var rest = file.syntax.declarations
      while let declaration = rest.popLast() {
        if isIncluded(declaration) { names.insert(file.text(declaration.name).withoutBackticks) }
        if Access(declaration.modifiers) != .hidden || isIncluded(declaration) {
          rest += declaration.members
        }
      }
      return names
    }

    /// What it uses: types by their names, functions by their calls and where they are passed on.
    var uses: Set<String> {
      let calls = code.matches(of: /(?:^|[^\w])(func\h+)?(\w+)\(/).filter { $0.1 == nil }
      let types = words.filter { $0.first?.isUppercase == true }
      let members = code.matches(of: /\.(\w+)/).map { String($0.1) }
      return Set(calls.map { String($0.2) }).union(types).union(members)
    }

    /// Types that stand at the file's top level and that other files can name.
    var types: Set<String> {
      let declaration =
        /(?m)^(?:(?:package|public|final|indirect) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
      return Set(code.matches(of: declaration).map { String($0.1) })
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
