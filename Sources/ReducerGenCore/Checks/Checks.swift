import ReducerGenIndex
import ReducerGenSyntax

/// What the generator checks beyond what it needs for its own code. Each check has an id, and can be
/// switched off.
package struct Check: Sendable {
  package var id: String
  package var severity: Diagnostic.Severity
  /// The problem and the remedy in general, in one sentence each.
  package var problem: String
  package var remedy: String
}

extension Check {
  fileprivate init(_ rule: any WiringRule.Type) {
    self.init(id: rule.id, severity: .warning, problem: rule.problem, remedy: rule.remedy)
  }
}

package enum Checks {
  /// Errors first.
  package static let all = names + WiringRules.all.map(Check.init)

  /// Those of `BodyNames` and `DependencyNames`.
  private static let names = [
    Check(
      id: "unknown-case", severity: .error,
      problem:
        "A pattern, a key path or an action that is sent names a case that the enum does not have.",
      remedy: "Correct the name, or declare the case."),
    Check(
      id: "unknown-property", severity: .error,
      problem: "A key path names a property that the state does not have.",
      remedy: "Correct the name, or declare the property."),
    Check(
      id: "unknown-dependency", severity: .error,
      problem: "A '@Dependency' names a key that nothing declares.",
      remedy: "Correct the key, or declare a client that has it."),
    Check(
      id: "scope-of-optional", severity: .error,
      problem: "A 'Scope' runs a child whose state is optional.",
      remedy: "Use 'ifLet' after 'Reduce'."),
    Check(
      id: "pattern-values", severity: .error,
      problem: "A pattern has another number of values than its case.",
      remedy: "Match each value, or write the case without parentheses."),
    Check(
      id: "pattern-label", severity: .error,
      problem: "A pattern has a label that its case does not have.",
      remedy: "Write the label of the case, or no label."),
  ]
}
