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

  /// - Parameter id: `CancelID.search`.
  static func cancelsNothing(_ id: String, at place: SourcePlace) -> Self {
    Self(
      CancelsNothing.id, .warning, at: place,
      "'.cancel(id: \(id))' cancels nothing, because no effect of this target has this id",
      note: "add '.cancellable(id: \(id))' to the effect, or remove the cancellation")
  }

  /// - Parameter text: A literal, in quotes.
  static func sharedText(
    _ text: String, of one: String, _ other: String, at place: SourcePlace, _ first: SourcePlace
  ) -> Self {
    Self(
      SharedEffectID.id, .warning, at: place,
      "the id '\(text)' is used by '\(one)' and '\(other)', so each may cancel the other's effects",
      note: "use a case of a private 'enum CancelID' in each of them",
      Note("'\(one)' uses it here", at: first))
  }

  static func sharedInScopes(
    _ id: String, _ idPlace: SourcePlace, of child: String, at place: SourcePlace,
    _ first: SourcePlace
  ) -> Self {
    var found = Self(
      SharedEffectID.id, .warning, at: place,
      "the effects of two children with the reducer '\(child)' share the id '\(id)', so cancelling one cancels both",
      note: "put an id of the child into it, as in '\(id)(state.id)'",
      Note("the effect gets its id here", at: idPlace))
    found.notes.append(Note("the other child is here", at: first))
    return found
  }

  /// - Parameter path: `["store", "child"]`.
  static func secondStore(_ state: String, of path: [String], at place: SourcePlace) -> Self {
    let parts = path.dropFirst().drop { $0 == "state" }
    let child = parts.joined(separator: ".")
    let fix =
      parts.isEmpty
      ? "pass '\(path[0])' itself"
      : "use '\(path[0]).scope(state: \\.\(child), action: \\.\(child))'"
    return Self(
      SecondStore.id, .warning, at: place,
      "'Store(initialState: \(state))' makes a second store, whose changes never reach '\(path[0])'",
      note: fix)
  }

  static func sentButUnhandled(
    _ action: ActionPath, of feature: String, droppedAt place: SourcePlace
  ) -> Self {
    Self(
      SentButUnhandled.id, .warning, at: action.place,
      "the action '\(action.names[0])' is sent here, but neither '\(feature)' nor a parent handles it",
      note: "handle it, or remove it", Note("'default' drops it here", at: place))
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
