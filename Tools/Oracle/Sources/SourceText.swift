import Foundation
import SwiftParser
import SwiftSyntax

/// A file's bytes with its lines, and SwiftParser's tree of them.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if endsLine { starts.append(index + 1) }
    }
    self.lineStarts = starts
  }

  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self.init(path: path, bytes: Array(data))
  }

  func parsed() -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Line and column from 1, the column in bytes.
  func position(_ position: AbsolutePosition) -> (line: Int, column: Int) {
    self.position(position.utf8Offset)
  }

  func position(_ offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The source from the first token of `first` to the last token of `last`.
  func text(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> String {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  func text(_ node: some SyntaxProtocol) -> String { text(from: node, to: node) }
}
