import Foundation

/// The code blocks of Markdown that are marked as Swift.
struct MarkdownSnippets {
  private var snippets: [String] = []
  private var block: Block?

  private struct Block {
    var fence: Substring
    var indentation: Int
    var isSwift: Bool
    var lines: [Substring] = []
  }

  static func snippets(in text: String) -> [String] {
    var reader = MarkdownSnippets()
    for line in text.split(separator: /\r?\n/, omittingEmptySubsequences: false) {
      reader.read(line)
    }
    return reader.snippets
  }

  private mutating func read(_ line: Substring) {
    let fence = line.firstMatch(of: /^([ \t>]*)(```+|~~~+)[ \t]*(\S*)/)
    guard let open = block else {
      block = fence.map {
        Block(
          fence: $0.2, indentation: $0.1.count, isSwift: $0.3.lowercased().hasPrefix("swift"))
      }
      return
    }
    if let fence, fence.2.hasPrefix(open.fence), fence.3.isEmpty {
      if open.isSwift { snippets.append(open.lines.joined(separator: "\n") + "\n") }
      block = nil
    } else {
      block?.lines.append(line.dropFirst(min(open.indentation, line.indentation)))
    }
  }
}

extension Substring {
  fileprivate var indentation: Int { prefix { $0 == " " || $0 == "\t" || $0 == ">" }.count }
}
