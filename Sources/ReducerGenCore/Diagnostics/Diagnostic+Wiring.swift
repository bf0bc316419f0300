import ReducerGenIndex
import ReducerGenSyntax

/// Mistakes in how features work together.
extension Diagnostic {
  static func childWithoutReducer(
    _ child: String, _ relation: ChildFact.Relation, of feature: String, at place: SourcePlace
  ) -> Self {
    let (name, call) = integration(of: child, relation)
    let other =
      relation == .presented ? ", or set 'state.\(child)' to nil for '.\(child)(.dismiss)'" : ""
    return Self(
      ChildWithoutReducer.id, .warning, at: place,
      "'\(feature)' has the child '\(child)' in its State and its Action, but no '\(name)' in its body handles it",
      note: "add '\(call)'" + other)
  }

  static func childRunsTwice(
    _ path: String, of feature: String, at place: SourcePlace, first: SourcePlace
  ) -> Self {
    Self(
      ChildRunsTwice.id, .warning, at: place,
      "the body of '\(feature)' already has an operator for '\(path)', so its reducer runs twice for each action",
      note: "remove one of them", Note("the other one is here", at: first))
  }

  static func bindingsWithoutReducer(_ feature: String, at place: SourcePlace) -> Self {
    Self(
      BindingsWithoutReducer.id, .warning, at: place,
      "the Action of '\(feature)' is bindable, but its body has no 'BindingReducer', so changes from bindings are lost",
      note: "add 'BindingReducer()' before 'Reduce'")
  }

  /// - Parameter call: `await dismiss()`.
  static func sendAfterDismiss(_ call: String, at place: SourcePlace) -> Self {
    Self(
      SendAfterDismiss.id, .warning, at: place,
      "an action that is sent after '\(call)' is dropped, because dismissing cancels this effect",
      note: "send the action first, and then dismiss")
  }

  private static func integration(
    of child: String, _ relation: ChildFact.Relation
  ) -> (name: String, call: String) {
    switch relation {
    case .presented: ("ifLet", #".ifLet(\.$\#(child), action: \.\#(child))"#)
    case .optional: ("ifLet", #".ifLet(\.\#(child), action: \.\#(child)) { … }"#)
    case .listed, .stacked: ("forEach", #".forEach(\.\#(child), action: \.\#(child)) { … }"#)
    case .case: ("ifCaseLet", #".ifCaseLet(\.\#(child), action: \.\#(child)) { … }"#)
    case .scoped: ("Scope", #"Scope(state: \.\#(child), action: \.\#(child)) { … }"#)
    }
  }
}
