import GeneratedSupport

extension PresentationState: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { printer.code(wrappedValue as Any) }
}

extension Shared: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    if let place = printer.sharedPlaces[self] { return .text(place) }
    return .call("Shared", [.init(label: "value", code: printer.code(customDiffValues.1))])
  }
}

extension SharedReader: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    .call("SharedReader", [.init(label: "value", code: printer.code(customDiffValues.1))])
  }
}

extension IdentifiedArray: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    // Without `Identifiable`, the way to the id can't be written.
    Element.self is any Identifiable.Type ? printer.code(elements) : printer.placeholder(self)
  }
}

extension OrderedSet: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { printer.code(Array(self)) }
}

extension StackState: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { printer.code(Array(self)) }
}

extension StackElementID: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode { .text("\(generation)") }
}

extension Identified: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    .call(
      "Identified", [.init(code: printer.code(value)), .init(label: "id", code: printer.code(id))])
  }
}

// MARK: Alerts

extension TextState: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    let isPlain = self == TextState(verbatim: String(state: self))
    return isPlain
      ? .call("TextState", .text(String(state: self).literal)) : printer.placeholder(self)
  }
}

extension AlertState: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    printer.dialog("AlertState", title, buttons, message)
  }
}

extension ConfirmationDialogState: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    let isAutomatic = titleVisibility == .automatic
    let visibility = isAutomatic ? "" : "(titleVisibility: .\(titleVisibility))"
    return printer.dialog("ConfirmationDialogState" + visibility, title, buttons, message)
  }
}

extension ButtonState: PrintedAsExpression {
  func expression(_ printer: ExpressionPrinter) -> SwiftCode {
    guard action.animation == nil else { return printer.placeholder(self) }
    let arguments = [
      role.map { "role: .\($0)" },
      action.action.map { "action: " + (printer.code($0).flat ?? "<#action#>") },
    ].compactMap(\.self)
    let head = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return .closures(
      head: "ButtonState" + head, [.init(label: nil, lines: [printer.code(label)])])
  }
}

extension ExpressionPrinter {
  fileprivate func dialog(
    _ head: String, _ title: TextState, _ buttons: [Any], _ message: TextState?
  ) -> SwiftCode {
    var bodies = [SwiftCode.Body(label: nil, lines: [code(title)])]
    if !buttons.isEmpty { bodies.append(.init(label: "actions", lines: buttons.map { code($0) })) }
    if let message { bodies.append(.init(label: "message", lines: [code(message)])) }
    return .closures(head: head, bodies)
  }
}
