import ReducerGenIndex
import ReducerGenSyntax

/// A mistake in how the features of a target work together. It compiles, and then does nothing, or
/// does something twice.
///
/// A rule reports only what is certain. Where another module, a macro or unread code may have a say,
/// it is silent.
protocol WiringRule: SendableMetatype {
  /// The word in brackets after the message.
  static var id: String { get }
  /// The problem in general, in one sentence.
  static var problem: String { get }
  /// The remedy in general, in one sentence.
  static var remedy: String { get }

  static func diagnostics(in target: WiredTarget) -> [Diagnostic]
}

enum WiringRules {
  static let all: [any WiringRule.Type] = [
    ChildWithoutReducer.self, ChildRunsTwice.self, BindingsWithoutReducer.self,
    CancelsNothing.self, SharedEffectID.self, SentButUnhandled.self, SendAfterDismiss.self,
    SecondStore.self,
  ]

  /// - Parameter allowed: The ids of the rules that are switched off.
  static func diagnostics(in target: WiredTarget, allowed: Set<String>) -> [Diagnostic] {
    all.filter { !allowed.contains($0.id) }.flatMap { $0.diagnostics(in: target) }
  }
}
