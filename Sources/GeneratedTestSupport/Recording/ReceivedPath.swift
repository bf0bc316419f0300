import GeneratedSupport

/// Writes the argument of `receive` or `send` for an action.
enum ReceivedPath {
  /// `\.rows[id: 1].saved` for an enum with case paths, otherwise the action itself. Nil if it can't
  /// be written.
  ///
  /// - Parameter hasPayload: Whether the payload follows, if it can be compared: `\.loaded, 3`.
  static func argument(
    for action: Any, hasPayload: Bool = false, _ printer: ExpressionPrinter
  ) -> String? {
    if let action = action as? any CasePathable, let end = end(of: action, printer) {
      guard hasPayload, let payload = end.payload else { return "\\" + end.steps }
      if payload is any Equatable, let code = printer.code(payload).complete {
        return "\\\(end.steps), \(code)"
      }
      let whole = action is any Equatable ? printer.code(action).complete : nil
      return whole ?? "\\" + end.steps
    }
    guard action is any Equatable else { return nil }
    return printer.code(action).complete
  }

  /// `\.rows[id: 1].renamed, "x"`. Nil if it can't be written.
  static func argument(ofSent action: any CasePathable, _ printer: ExpressionPrinter) -> String? {
    guard let end = end(of: action, printer) else { return printer.code(action).complete }
    guard let payload = end.payload else { return "\\" + end.steps }
    return printer.code(payload).complete.map { "\\\(end.steps), \($0)" }
  }

  /// The steps to a payload, and the payload. Nil for a case without one.
  private typealias End = (steps: String, payload: Any?)

  /// Nil if a case has no case key path.
  private static func end(of action: any CasePathable, _ printer: ExpressionPrinter) -> End? {
    guard let name = enumCaseName(of: action) else { return nil }
    if let inner = endOfMessage(action, name, printer) { return inner }
    guard caseNames(of: action).contains(name) else { return nil }
    let step = "." + SourceName.escaped(name)
    guard let value = payload(ofCase: action), !(value is Void) else { return (step, nil) }
    if let change = (value as? any BindingMessage)?.spelledChange {
      return (step + change.property, change.value)
    }
    // Not in one step, because an optional has case paths itself.
    guard Mirror(reflecting: value).displayStyle != .optional,
      let inner = value as? any CasePathable, let rest = end(of: inner, printer)
    else { return (step, value) }
    return (step + rest.steps, rest.payload)
  }

  /// The messages of presented features, rows and screens have shorter paths.
  private static func endOfMessage(
    _ action: any CasePathable, _ name: String, _ printer: ExpressionPrinter
  ) -> End? {
    guard let payload = Mirror(reflecting: action).children.first?.value else { return nil }
    if action is any PresentationMessage, name == "presented" {
      return (payload as? any CasePathable).flatMap { end(of: $0, printer) }
        ?? (".presented", payload)
    }
    guard action is any ElementMessage, name == "element" else { return nil }
    let parts = Mirror(reflecting: payload).children.map(\.value)
    guard parts.count == 2, let id = printer.code(parts[0]).flat else { return nil }
    let inner = (parts[1] as? any CasePathable).flatMap { end(of: $0, printer) }
    return ("[id: \(id)]" + (inner?.steps ?? ""), inner == nil ? parts[1] : inner?.payload)
  }
}

extension SwiftCode {
  /// On one line. Nil if a person has to fill something in.
  fileprivate var complete: String? { dumps.isEmpty ? flat : nil }
}

private protocol BindingMessage {
  var spelledChange: (property: String, value: Any)? { get }
}
extension BindingAction: BindingMessage {}

private protocol PresentationMessage {}
extension PresentationAction: PresentationMessage {}

private protocol ElementMessage {}
extension IdentifiedAction: ElementMessage {}
extension StackAction: ElementMessage {}
