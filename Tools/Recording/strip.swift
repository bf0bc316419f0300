// Removes the assertions of test stores from test files, or compares two versions of a file.
//
//   strip remove FILE…             removes closures of 'send', and calls of 'receive'
//   strip compare ORIGINAL FILE    prints how many assertions are equal, and lists the others
import Foundation

/// A call of `send` or `receive` in the text of a file.
struct Call {
  var isReceive: Bool
  /// From `await` to the end of the closure.
  var range: Range<Int>
  var closure: Range<Int>?
  /// The call without its closure, and the closure's statements, without white space.
  var head: String
  var body: String
}

struct Source {
  var text: [Character]

  init(_ path: String) throws { text = Array(try String(contentsOfFile: path, encoding: .utf8)) }

  /// The end of the bracket that begins at the index.
  func close(of start: Int) -> Int {
    var (depth, index, isString) = (0, start, false)
    while index < text.count {
      if text[index] == "\"", text[index - 1] != "\\" { isString.toggle() }
      if !isString, "({[".contains(text[index]) { depth += 1 }
      if !isString, ")}]".contains(text[index]) {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return text.count
  }

  func has(_ word: String, at index: Int) -> Bool {
    index + word.count <= text.count && text[index..<(index + word.count)].elementsEqual(word)
  }

  var calls: [Call] {
    var calls: [Call] = []
    var index = 0
    while index < text.count {
      guard has("await ", at: index), isCode(before: index), let call = call(at: index) else {
        index += 1
        continue
      }
      calls.append(call)
      index = call.range.upperBound
    }
    return calls
  }

  /// Whether a statement can begin there. Texts of messages mention calls, too.
  private func isCode(before index: Int) -> Bool {
    let line = text[..<index].reversed().prefix { !$0.isNewline }
    let head = String(line.reversed()).filter { !$0.isWhitespace }
    return head.isEmpty || head.hasSuffix("=") || head.hasSuffix("{")
  }

  private func call(at start: Int) -> Call? {
    var index = start + 6
    while index < text.count,
      text[index].isLetter || text[index].isNumber || "_.![]".contains(text[index])
    {
      index += 1
    }
    guard index < text.count, text[index] == "(" else { return nil }
    let isReceive = String(text[start..<index]).hasSuffix(".receive")
    guard isReceive || String(text[start..<index]).hasSuffix(".send") else { return nil }
    let end = close(of: index)
    let isFollowed = has(" {", at: end)
    let closure = isFollowed ? (end + 1)..<close(of: end + 1) : nil
    return Call(
      isReceive: isReceive, range: start..<(closure?.upperBound ?? end), closure: closure,
      head: plain(start..<end), body: closure.map(plain) ?? "")
  }

  private func plain(_ range: Range<Int>) -> String {
    String(text[range].filter { !$0.isWhitespace })
  }

  /// The text without the assertions.
  var stripped: String {
    var text = text
    for call in calls.reversed() {
      if call.isReceive, let line = text[..<call.range.lowerBound].lastIndex(where: \.isNewline) {
        text.removeSubrange(line..<call.range.upperBound)
      } else if let closure = call.closure {
        text.removeSubrange((closure.lowerBound - 1)..<closure.upperBound)
      }
    }
    return String(text)
  }
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "remove" {
  for path in arguments.dropFirst() {
    try Source(path).stripped.write(toFile: path, atomically: true, encoding: .utf8)
  }
} else if let paths = Optional(Array(arguments.dropFirst())), paths.count == 2 {
  let old = try Source(paths[0]).calls.filter { $0.isReceive || !$0.body.isEmpty }
  var new = try Source(paths[1]).calls.map { $0.head + $0.body }
  var equal = 0
  for call in old {
    if let index = new.firstIndex(of: call.head + call.body) {
      new.remove(at: index)
      equal += 1
    } else {
      print("  \(call.head) \(call.body)")
    }
  }
  print("\(equal) of \(old.count) in \(paths[0])")
}
