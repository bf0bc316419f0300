/// Tells different children in the same slot of the state apart. When the identity changes, another child has
/// taken the slot, and the effects of the earlier child are cancelled.
@usableFromInline
package struct StateIdentity: Hashable, Sendable {
  private var caseIndex: Int?
  private var id: AnyID?

  /// The index of the case, if the state is an enum with case paths, and the id of the state or of its
  /// payload.
  @usableFromInline
  package init<State>(of state: State) {
    if let state = state as? any CasePathable { readCase(of: state) }
    if let state = state as? any Identifiable { readID(of: state) }
  }

  /// The id of the state, if it has one.
  @usableFromInline
  package init<State>(idOf state: State) {
    if let state = state as? any Identifiable { readID(of: state) }
  }

  private mutating func readCase<Root: CasePathable>(of state: Root) {
    let index = _CaseVisitor.index(of: state)
    caseIndex = index
    // A case that generated code ignores has no index.
    if index < 0 { return }
    if let payload = state[case: state.case] as? any Identifiable { readID(of: payload) }
  }

  private mutating func readID(of value: some Identifiable) {
    id = AnyID(value.id)
  }
}
