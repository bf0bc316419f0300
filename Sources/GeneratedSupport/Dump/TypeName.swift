/// The name of a type as dumps show it. It includes the enclosing types, and leaves out the module,
/// the generic arguments, and the runtime's notes on private and local contexts. Optionals, arrays
/// and dictionaries are `T?`, `[T]` and `[K: V]`.
package func dumpTypeName(_ type: Any.Type, keepsArguments: Bool = false) -> String {
  var parser = TypeNameParser(_typeName(type, qualified: true), keepsArguments: keepsArguments)
  return parser.parse(until: nil)
}

/// Rewrites a name such as `(extension in App):Swift.Array<Swift.Int>.Row`.
///
/// Paths of names are rewritten. The text between paths, such as parentheses, commas, arrows and
/// labels of tuples, is kept.
private struct TypeNameParser {
  private let bytes: [UInt8]
  private var index = 0
  private let keepsArguments: Bool

  init(_ name: String, keepsArguments: Bool) {
    bytes = Array(name.utf8)
    self.keepsArguments = keepsArguments
  }

  /// If `end` is given, stops before it, or before a comma outside of parentheses.
  mutating func parse(until end: UInt8?) -> String {
    var result: [UInt8] = []
    var nesting = 0
    while index < bytes.count {
      let byte = bytes[index]
      if end != nil, nesting == 0, byte == end || byte == UInt8(ascii: ",") { break }
      if isIdentifier(byte) || isNoise {
        result += path().utf8
      } else if at("->") {
        result += "->".utf8
        index += 2
      } else {
        nesting += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        result.append(byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// path → component ('.' component)*, a component with or without generic arguments
  private mutating func path() -> String {
    var names: [String] = []
    var count = 0
    var arguments: [String] = []
    repeat {
      if bytes[safe: index] == UInt8(ascii: ".") { index += 1 }
      if let name = component() { names.append(name) }
      count += 1
      arguments = genericArguments()
      if keepsArguments, !arguments.isEmpty, !isSugar(names) {
        names[names.count - 1] += "<\(arguments.joined(separator: ", "))>"
      }
    } while bytes[safe: index] == UInt8(ascii: ".")
    let isStandard = names.first == "Swift"
    if count > 1, !names.isEmpty { names.removeFirst() }
    return isStandard ? sugared(names, arguments) : names.joined(separator: ".")
  }

  private func isSugar(_ names: [String]) -> Bool {
    names.count == 2 && names[0] == "Swift"
      && ["Optional", "Array", "Dictionary"].contains(names[1])
  }

  private func sugared(_ names: [String], _ arguments: [String]) -> String {
    switch (names, arguments.count) {
    case (["Optional"], 1):
      let isPlain = arguments[0].allSatisfy { $0 != " " } || arguments[0].hasSuffix("]")
      return isPlain ? arguments[0] + "?" : "(\(arguments[0]))?"
    case (["Array"], 1): return "[\(arguments[0])]"
    case (["Dictionary"], 2): return "[\(arguments[0]): \(arguments[1])]"
    default: return names.joined(separator: ".")
    }
  }

  /// The name of a context, or `nil` if it has none.
  private mutating func component() -> String? {
    while at("(extension in ") {
      skip(past: ":")
    }
    if at("(unknown context at ") {
      skip(past: ")")
      return nil
    }
    let isPrivate = bytes[safe: index] == UInt8(ascii: "(")
    if isPrivate { index += 1 }
    let start = index
    while let byte = bytes[safe: index], isIdentifier(byte) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    if isPrivate { skip(past: ")") }
    return name
  }

  private mutating func genericArguments() -> [String] {
    guard bytes[safe: index] == UInt8(ascii: "<") else { return [] }
    var arguments: [String] = []
    repeat {
      index += 1
      if bytes[safe: index] == UInt8(ascii: " ") { index += 1 }
      arguments.append(parse(until: UInt8(ascii: ">")))
    } while bytes[safe: index] == UInt8(ascii: ",")
    index += 1
    return arguments
  }

  /// Whether this is `(unknown context at $1f)`, `(extension in M):` or `(Name in _1F)`, and not a
  /// tuple.
  private var isNoise: Bool {
    guard bytes[index] == UInt8(ascii: "(") else { return false }
    if at("(extension in ") || at("(unknown context at ") { return true }
    var end = index + 1
    while let byte = bytes[safe: end], isIdentifier(byte) { end += 1 }
    return at(" in ", end)
  }

  private func isIdentifier(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A)
  }

  private func at(_ text: StaticString, _ start: Int? = nil) -> Bool {
    let start = start ?? index
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { text in
      unsafe text.elementsEqual(bytes[start..<(start + text.count)])
    }
  }

  private mutating func skip(past text: StaticString) {
    while index < bytes.count, !at(text) { index += 1 }
    index = min(bytes.count, index + text.utf8CodeUnitCount)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { index < count ? self[index] : nil }
}
