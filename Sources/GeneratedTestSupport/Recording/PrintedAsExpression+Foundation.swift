import Foundation
import GeneratedSupport

extension Date: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    let call = SwiftCode.call(
      "Date", [.init(label: "timeIntervalSince1970", code: printer.code(timeIntervalSince1970))])
    // The number is stored relative to another date, so that some times have no such literal.
    if Date(timeIntervalSince1970: timeIntervalSince1970) == self { return call }
    let number = printer.code(timeIntervalSinceReferenceDate)
    return .call("Date", [.init(label: "timeIntervalSinceReferenceDate", code: number)])
  }
}

extension UUID: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    let text = uuidString
    if let number = Int(text.filter { $0 != "-" }, radix: 16) { return .text("UUID(\(number))") }
    return .text("UUID(uuidString: \"\(text)\")!")
  }
}

extension NSError: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    // A Swift error that was bridged is not an error of this class for the compiler.
    guard type(of: self) == NSError.self, userInfo.isEmpty else { return printer.placeholder(self) }
    return .text("NSError(domain: \(domain.literal), code: \(code))")
  }
}

extension URL: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    let call = "URL(string: \(absoluteString.literal))!"
    return URL(string: absoluteString) == self ? .text(call) : printer.placeholder(self)
  }
}

extension Decimal: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    let text = "\(self)"
    if text.allSatisfy({ $0.isNumber || $0 == "-" }), text.count < 18 { return .text(text) }
    // A literal goes through a floating-point number.
    if let number = Double(text), number.description == text, Decimal(number) == self {
      return .text(text)
    }
    return Decimal(string: text) == self
      ? .text("Decimal(string: \"\(text)\")!") : printer.placeholder(self)
  }
}

extension Data: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    if isEmpty { return .text("Data()") }
    if let text = String(data: self, encoding: .utf8),
      text.allSatisfy({ !$0.isNewline || $0 == "\n" })
    {
      return .text("Data(\(text.literal).utf8)")
    }
    return .call("Data", .array(map { .text("0x" + String($0, radix: 16, uppercase: true)) }))
  }
}

extension Locale: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    .text("Locale(identifier: \(identifier.literal))")
  }
}

extension TimeZone: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    .text("TimeZone(identifier: \(identifier.literal))!")
  }
}

extension CGFloat: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { printer.code(Double(self)) }
}

extension CGPoint: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    .call(
      "CGPoint",
      [.init(label: "x", code: printer.code(x)), .init(label: "y", code: printer.code(y))])
  }
}

extension CGSize: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    .call(
      "CGSize",
      [
        .init(label: "width", code: printer.code(width)),
        .init(label: "height", code: printer.code(height)),
      ])
  }
}

extension CGRect: PrintedOfFoundation {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    .call(
      "CGRect",
      [
        .init(label: "origin", code: printer.code(origin)),
        .init(label: "size", code: printer.code(size)),
      ])
  }
}
