import ReducerGenIndex
import ReducerGenSyntax

/// An effect dismisses its feature, and sends an action afterwards.
enum SendAfterDismiss: WiringRule {
  static let id = "send-after-dismiss"
  static let problem =
    "An effect sends an action after 'await dismiss()', which has cancelled the effect, so that the action is dropped."
  static let remedy = "Send the action first, and then dismiss."

  static func diagnostics(in target: WiredTarget) -> [Diagnostic] {
    target.features.filter { $0.mentions("dismiss") }.flatMap { feature -> [Diagnostic] in
      let names = Set(feature.dismissals)
      if names.isEmpty { return [] }
      return feature.calls.filter { $0.name == "run" }.flatMap { run in
        run.effects.flatMap { effect, send in
          effect.nodes(of: .statements).compactMap { $0.sending(send, after: names) }
        }
      }
    }
  }
}

extension WiredFeature {
  /// The names of the properties with `@Dependency(\.dismiss)`.
  fileprivate var dismissals: [String] {
    facts.dependencies.filter { $0.name == "dismiss" }.map { use in
      use.place.file.text(use.place.range).withoutBackticks
    }
  }
}

extension NamedCall {
  /// The closures of `.run { send in … } catch: { error, send in … }`, and the names that `send`
  /// has in them.
  fileprivate var effects: [(closure: CodeSyntax, send: String)] {
    node.arguments.compactMap(\.value).filter { $0.kind == .closure }.map { closure in
      (closure, closure.parameters.last?.nameText ?? "$0")
    }
  }
}

extension CodeSyntax {
  /// The first action that is sent in a list of statements after one of them has dismissed. What
  /// another closure sends is not certain to be sent later.
  fileprivate func sending(_ send: String, after dismissals: Set<String>) -> Diagnostic? {
    let statements = parts
    guard let index = statements.firstIndex(where: { $0.isCall(of: dismissals) }) else {
      return nil
    }
    let later = statements[(index + 1)...].prefix { $0.kind != .return && $0.kind != .throw }
    let sent = later.flatMap { statement -> [NamedCall] in
      let closures = statement.nodes(of: .closure)
      return statement.nodes(of: .call).compactMap(NamedCall.init).filter { call in
        call.name == send && call.receiver == nil
          && !closures.contains { $0.range.contains(call.nameRange) }
      }
    }
    return sent.min { $0.nameRange.start < $1.nameRange.start }.map { call in
      .sendAfterDismiss(statements[index].text, at: SourcePlace(file, call.nameRange))
    }
  }

  /// Whether it is `await dismiss()` or `await self.dismiss()`.
  private func isCall(of names: Set<String>) -> Bool {
    if kind == .prefix { return first?.isCall(of: names) ?? false }
    guard let call = NamedCall(self), names.contains(call.name) else { return false }
    return call.receiver == nil || call.receiver == "self"
  }
}
