/// An expression that is laid out when the width of the line is known.
package indirect enum SwiftCode: Equatable, Sendable {
  case text(String)
  /// A call, a tuple or a literal of a collection: all items on one line, or each on its own.
  case list(open: String, items: [Item], close: String)
  /// A call with closures, whose bodies are always on lines of their own.
  case closures(head: String, [Body])
  /// Code that names a type of a module, which the test must import.
  case ofModule(String, SwiftCode)
  /// What nobody knows how to write. It does not compile until a person has filled it in.
  case placeholder(dump: String)

  package struct Item: Equatable, Sendable {
    package var label: String?
    package var code: SwiftCode
  }

  package struct Body: Equatable, Sendable {
    var label: String?
    var lines: [SwiftCode]
  }
}

extension SwiftCode {
  static let step = "  "

  static func call(_ name: String, _ items: [Item]) -> Self {
    .list(open: name + "(", items: items, close: ")")
  }

  static func call(_ name: String, _ items: SwiftCode...) -> Self {
    call(name, items.map { Item(code: $0) })
  }

  static func array(_ elements: [SwiftCode]) -> Self {
    .list(open: "[", items: elements.map { Item(code: $0) }, close: "]")
  }

  /// The code on one line. Nil if it needs several.
  package var flat: String? {
    switch self {
    case .text(let text): return text
    case .placeholder: return "<#value#>"
    case .closures: return nil
    case .ofModule(_, let code): return code.flat
    case .list(let open, let items, let close):
      let parts = items.map(\.flat)
      if parts.contains(nil) { return nil }
      return open + parts.compactMap(\.self).joined(separator: ", ") + close
    }
  }

  /// The lines of the code, of which the first follows `head`. Lines end before `width`.
  func lines(after head: String, width: Int) -> [String] {
    if let flat, head.count + flat.count <= width { return [head + flat] }
    switch self {
    case .text, .placeholder: return [head + (flat ?? "")]
    case .ofModule(_, let code): return code.lines(after: head, width: width)
    case .list(let open, let items, let close): return Self.lines(head + open, items, close, width)
    case .closures(let name, let bodies):
      return bodies.enumerated().reduce([head + name + " {"]) { lines, body in
        let isLast = body.offset == bodies.count - 1
        return lines + Self.lines(of: body.element, width)
          + [isLast ? "}" : "} \(bodies[body.offset + 1].label ?? ""): {"]
      }
    }
  }

  private static func lines(
    _ open: String, _ items: [Item], _ close: String, _ width: Int
  ) -> [String] {
    if items.isEmpty { return [open + close] }
    var result = [open]
    for (index, item) in items.enumerated() {
      var lines = item.code.lines(after: item.head, width: width - step.count - 1)
      if index < items.count - 1 { lines[lines.count - 1] += "," }
      result += lines.map { step + $0 }
    }
    return result + [close]
  }

  private static func lines(of body: Body, _ width: Int) -> [String] {
    body.lines.flatMap { $0.lines(after: "", width: width - step.count) }.map { step + $0 }
  }

  /// The dumps of the values that nobody knows how to write.
  var dumps: [String] {
    if case .placeholder(let dump) = self { return [dump] }
    return parts.flatMap(\.dumps)
  }

  package var parts: [SwiftCode] {
    switch self {
    case .text, .placeholder: []
    case .list(_, let items, _): items.map(\.code)
    case .closures(_, let bodies): bodies.flatMap(\.lines)
    case .ofModule(_, let code): [code]
    }
  }
}

extension SwiftCode.Item {
  fileprivate var head: String { label.map { "\($0): " } ?? "" }
  fileprivate var flat: String? { code.flat.map { head + $0 } }
}
