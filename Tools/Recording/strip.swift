// Removes the assertions of test stores from test files, or compares two versions of a file.
//
//   strip remove FILE…             removes closures of 'send', and calls of 'receive'
//   strip compare ORIGINAL FILE    prints how many assertions are equal, and how many say the same in another order or
//                                  spelling; lists the others, in parentheses those of tests that leave things out or
//                                  assert what is wrong
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
  /// The lines of the closure.
  var lines: [String]
  /// Whether the test leaves things out, or asserts what is wrong.
  var isSpecial: Bool
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
      head: plain(start..<end), body: closure.map(plain) ?? "",
      lines: closure.map { String(text[$0]).split(separator: "\n").map(String.init) } ?? [],
      isSpecial: isSpecial(at: start))
  }

  /// By what is before the call in its function.
  private func isSpecial(at index: Int) -> Bool {
    let head = String(text[..<index])
    let start = head.range(of: "func ", options: .backwards)?.lowerBound ?? head.startIndex
    let exhaustivity = head[start...].range(of: "exhaustivity = .", options: .backwards)
    return exhaustivity.map { head[$0.upperBound...].hasPrefix("off") } ?? false
      || ["reports(", "reports {", "withKnownIssue"].contains { head[start...].contains($0) }
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

/// What a call asserts, whatever the order and the spelling.
struct Meaning: Equatable {
  private var head: String
  private var statements: [String] = []

  init(_ call: Call) {
    // Recorded calls of `receive` have no payload and no timeout.
    let argument = call.head.prefix { $0 != "," }
    head = call.isReceive && argument != call.head[...] ? argument + ")" : call.head
    var places: [String] = []
    for line in Self.joined(call.lines) {
      var text = line.filter { !$0.isWhitespace }
      // `$0.a?.modify(\.b) {` begins a block, in which `$0` is the payload.
      while let match = text.firstMatch(of: /^\{?(.*?)\??\.modify\(\\\.(\w+)\)\{/) {
        places.append(inPlace(String(match.1), places) + "[\(match.2)]")
        text = String(text[match.range.upperBound...])
      }
      let statement = text.drop { $0 == "{" }.reversed().drop { $0 == "}" }.reversed()
      if !statement.isEmpty { statements.append(spelling(inPlace(String(statement), places))) }
      let isEnd = text.hasSuffix("}") && !text.dropLast().contains("{")
      if isEnd, !places.isEmpty { places.removeLast() }
    }
    statements.sort()
  }

  /// With the lines of a call or a list in one.
  private static func joined(_ lines: [String]) -> [String] {
    var joined: [String] = []
    var depth = 0
    for line in lines {
      if depth > 0 { joined[joined.count - 1] += line } else { joined.append(line) }
      depth += line.count { "([".contains($0) } - line.count { ")]".contains($0) }
    }
    return joined
  }

  private func inPlace(_ text: String, _ places: [String]) -> String {
    places.last.map { text.replacing("$0", with: $0) } ?? text
  }

  private func spelling(_ text: String) -> String {
    text.replacing(/\.\$(\w+)\[case:\\\.(\w+)\]\?/) { ".\($0.1)[\($0.2)]" }
      .replacing(/\[case:\\\.(\w+)\]\?/) { "[\($0.1)]" }
      .replacing(/\[id:(.*?),case:\\\.(\w+)\]\?/) { "[id:\($0.1)][\($0.2)]" }
      .replacing("=StackState()", with: ".removeAll()").replacing(",]", with: "]")
  }
}

/// Removes the elements that are in both lists.
func cancel<Element: Equatable>(_ one: inout [Element], _ other: inout [Element]) -> Int {
  let count = one.count
  one.removeAll { element in
    guard let index = other.firstIndex(of: element) else { return false }
    other.remove(at: index)
    return true
  }
  return count - one.count
}

extension Call: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.head == right.head && left.body == right.body
  }
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "remove" {
  for path in arguments.dropFirst() {
    try Source(path).stripped.write(toFile: path, atomically: true, encoding: .utf8)
  }
} else if let paths = Optional(Array(arguments.dropFirst())), paths.count == 2 {
  var old = try Source(paths[0]).calls.filter { $0.isReceive || !$0.body.isEmpty }
  var new = try Source(paths[1]).calls
  let count = old.count
  let equal = cancel(&old, &new)
  var (oldMeanings, newMeanings) = (old.map(Meaning.init), new.map(Meaning.init))
  let others = oldMeanings
  let same = cancel(&oldMeanings, &newMeanings)
  var special = 0
  for (call, meaning) in zip(old, others) where oldMeanings.contains(meaning) {
    oldMeanings.remove(at: oldMeanings.firstIndex(of: meaning)!)
    special += call.isSpecial ? 1 : 0
    print(call.isSpecial ? "  (\(call.head) \(call.body))" : "  \(call.head) \(call.body)")
  }
  print(
    "\(equal) of \(count) are equal, \(same) say the same, \(special) are in tests that leave things out or fail: \(paths[0])"
  )
}
