import GeneratedSupport

/// A type of the standard library, of Foundation or of the runtime that is written in a way of its
/// own.
protocol PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode
}

/// A type of Foundation, which the test must import.
protocol PrintedOfFoundation: PrintedAsExpression {}

// MARK: Literals

protocol PrintedAsDescription: PrintedAsExpression, CustomStringConvertible {}

extension PrintedAsDescription {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { .text(description) }
}

extension Bool: PrintedAsDescription {}
extension Int: PrintedAsDescription {}
extension Int8: PrintedAsDescription {}
extension Int16: PrintedAsDescription {}
extension Int32: PrintedAsDescription {}
extension Int64: PrintedAsDescription {}
extension UInt: PrintedAsDescription {}
extension UInt8: PrintedAsDescription {}
extension UInt16: PrintedAsDescription {}
extension UInt32: PrintedAsDescription {}
extension UInt64: PrintedAsDescription {}

extension BinaryFloatingPoint where Self: CustomStringConvertible {
  fileprivate var literal: SwiftCode {
    if isNaN { return .text(".nan") }
    if isInfinite { return .text(self < 0 ? "-.infinity" : ".infinity") }
    return .text(description.hasSuffix(".0") ? String(description.dropLast(2)) : description)
  }
}

extension Double: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { literal }
}

extension Float: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { literal }
}

extension String: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { .text(literal) }

  /// On one line, with escapes.
  var literal: String {
    var text = "\""
    for scalar in unicodeScalars { text += scalar.inLiteral }
    return text + "\""
  }
}

extension Substring: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { .text(String(self).literal) }
}

extension Character: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { .text(String(self).literal) }
}

extension Unicode.Scalar {
  fileprivate var inLiteral: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\0": "\\0"
    default: isShown ? String(self) : "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Joiners belong to emoji, and marks to letters.
  private var isShown: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    case .format: value == 0x200D
    default: true
    }
  }
}

// MARK: Collections

extension Optional: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    guard let self else { return .text("nil") }
    let code = printer.code(self)
    return code == .text("nil") ? .text(".some(nil)") : code
  }
}

extension Array: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { .array(map { printer.code($0) }) }
}

extension Set: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    .array(printer.sorted(map { $0 }).map(\.code))
  }
}

extension Dictionary: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    if isEmpty { return .text("[:]") }
    let items = printer.sorted(map(\.key)).map { key in
      let text = key.code.flat ?? key.code.lines(after: "", width: .max).joined(separator: " ")
      return SwiftCode.Item(label: text, code: printer.code(self[key.value]!))
    }
    return .list(open: "[", items: items, close: "]")
  }
}

extension ExpressionPrinter {
  /// Values without an order of their own, in one that is the same in every run.
  func sorted<Value>(_ values: [Value]) -> [(value: Value, code: SwiftCode)] {
    let pairs = values.map { (value: $0, code: code($0)) }
    if let numbers = values as? [Int] {
      return zip(numbers, pairs).sorted { $0.0 < $1.0 }.map(\.1)
    }
    let texts = pairs.map { $0.code.flat ?? $0.code.lines(after: "", width: 100).joined() }
    return zip(texts, pairs).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Range: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    printer.range(lowerBound, "..<", upperBound)
  }
}

extension ClosedRange: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    printer.range(lowerBound, "...", upperBound)
  }
}

extension ExpressionPrinter {
  fileprivate func range(_ lower: Any, _ sign: String, _ upper: Any) -> SwiftCode {
    let bounds = [code(lower), code(upper)].compactMap(\.flat)
    // A minus sign before the second bound would be read as a part of the operator.
    return .text(bounds.joined(separator: bounds.last?.hasPrefix("-") == true ? " \(sign) " : sign))
  }
}

extension Duration: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    let (seconds, attoseconds) = components
    if self == .zero { return .text(".zero") }
    if attoseconds == 0 { return .text(".seconds(\(seconds))") }
    let billionth: Int64 = 1_000_000_000
    if attoseconds % (billionth * 1_000_000) == 0, seconds.magnitude < UInt64(billionth) {
      return .text(".milliseconds(\(seconds * 1_000 + attoseconds / (billionth * 1_000_000)))")
    }
    return .text(
      "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))")
  }
}
