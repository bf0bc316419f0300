import GeneratedSupport

/// Writes the argument of `receive` for an action.
enum ReceivedPath {
  /// `\.rows[id: 1].saved` for an enum with case paths, otherwise the action itself. Nil if it can't
  /// be written.
  static func argument(for action: Any, _ printer: ExpressionPrinter) -> String? {
    if let action = action as? any CasePathable, let steps = steps(of: action, printer) {
      return "\\" + steps
    }
    guard action is any Equatable else { return nil }
    let code = printer.code(action)
    return code.dumps.isEmpty ? code.flat : nil
  }

  /// Nil if a case has no case key path.
  private static func steps(of action: any CasePathable, _ printer: ExpressionPrinter) -> String? {
    guard let name = enumCaseName(of: action) else { return nil }
    if let inner = innerAction(of: action, name, printer) { return inner }
    guard caseNames(of: action).contains(name) else { return nil }
    let step = "." + SourceName.escaped(name)
    // Not in one step, because an optional has case paths itself.
    guard let value = Mirror(reflecting: action).children.first?.value,
      Mirror(reflecting: value).displayStyle != .optional,
      let payload = value as? any CasePathable, let rest = steps(of: payload, printer)
    else { return step }
    return step + rest
  }

  /// The messages of presented features, rows and screens have shorter paths.
  private static func innerAction(
    of action: any CasePathable, _ name: String, _ printer: ExpressionPrinter
  ) -> String? {
    guard let payload = Mirror(reflecting: action).children.first?.value else { return nil }
    if action is any PresentationMessage, name == "presented" {
      return (payload as? any CasePathable).flatMap { steps(of: $0, printer) } ?? ".presented"
    }
    guard action is any ElementMessage, name == "element" else { return nil }
    let parts = Mirror(reflecting: payload).children.map(\.value)
    guard parts.count == 2, let id = printer.code(parts[0]).flat else { return nil }
    return "[id: \(id)]"
      + ((parts[1] as? any CasePathable).flatMap { steps(of: $0, printer) } ?? "")
  }
}

private protocol PresentationMessage {}
extension PresentationAction: PresentationMessage {}

private protocol ElementMessage {}
extension IdentifiedAction: ElementMessage {}
extension StackAction: ElementMessage {}
