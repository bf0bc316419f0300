/// Tells different children in the same slot of the state apart. When the identity changes, another
/// child has taken the slot, and the effects of the earlier child are cancelled.
@usableFromInline
package struct StateIdentity: Hashable, Sendable {
  fileprivate var caseIndex: Int?
  fileprivate var id: AnyID?

  /// The index of the case, if the state is an enum with case paths, and the id of the state or of
  /// its payload.
  @usableFromInline
  package init<State>(of state: State) {
    self = IdentityReader<State>().identity(of: state)
  }

  fileprivate init() {}

  /// The id of the state, if it has one.
  @usableFromInline
  package init<State>(idOf state: State) {
    if let state = state as? any Identifiable { readID(of: state) }
  }

  fileprivate mutating func readID(of value: some Identifiable) {
    id = AnyID(value.id)
  }
}

/// Reads the identities of states of one type. It remembers which of them have an id, because it
/// takes longer to find that out than to read the id.
@usableFromInline
package final class IdentityReader<State> {
  private let readCase: ((State) -> Int)?
  private let isIdentifiable = State.self is any Identifiable.Type
  /// For each case that there has been, whether its payload has an id.
  private var casesWithID: [Int: Bool] = [:]

  @usableFromInline
  package init() {
    readCase = (State.self as? any CasePathable.Type).map { Self.caseReader(of: $0) }
  }

  /// Whether states of the type have an identity at all.
  var canDiffer: Bool { readCase != nil || isIdentifiable }

  func identity(of state: State) -> StateIdentity {
    var identity = StateIdentity()
    if let readCase { readIdentity(&identity, of: state, in: readCase(state)) }
    if isIdentifiable, let state = state as? any Identifiable { identity.readID(of: state) }
    return identity
  }

  private func readIdentity(_ identity: inout StateIdentity, of state: State, in index: Int) {
    identity.caseIndex = index
    // A case that generated code ignores has no index.
    if index < 0 || casesWithID[index] == false { return }
    let payload = (state as? any CasePathable).flatMap { Self.identifiablePayload(of: $0) }
    casesWithID[index] = payload != nil
    if let payload { identity.readID(of: payload) }
  }

  private static func caseReader<Root: CasePathable>(of type: Root.Type) -> (State) -> Int {
    { _CaseVisitor.index(of: $0 as! Root) }
  }

  private static func identifiablePayload<Root: CasePathable>(
    of state: Root
  ) -> (any Identifiable)? {
    state[case: state.case] as? any Identifiable
  }
}
