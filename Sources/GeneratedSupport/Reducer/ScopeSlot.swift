/// The slot of the child's state for a ``Scope``.
@usableFromInline
enum ScopeSlot<ParentState, ChildState> {
  case property(WritableKeyPath<ParentState, ChildState>)
  case payload(ScopePayload<ParentState, ChildState>)
}

extension ScopeSlot: ChildSlot {
  @usableFromInline var name: SlotName {
    switch self {
    case .property(let path): .path(path)
    case .payload(let payload): .path(payload.path)
    }
  }

  @usableFromInline
  func child(_ id: OnlyChild, in state: ParentState) -> ChildState? {
    switch self {
    case .property(let path): state[keyPath: path]
    case .payload(let payload): payload.link.extract(from: state)
    }
  }

  /// A child that shares the ids of its parent has no effects of its own. It only leads to other
  /// children.
  @usableFromInline
  func identity(
    of id: OnlyChild, in state: ParentState, reading reader: IdentityReader<ChildState>
  ) -> ChildIdentity? {
    child(id, in: state) == nil ? nil : ChildIdentity()
  }
}

/// The payload of a case of the parent's state, with the call site of the `Scope`.
@usableFromInline
final class ScopePayload<ParentState, ChildState> {
  @usableFromInline let link: CaseLink<ParentState, ChildState>
  let path: AnyKeyPath
  private let site: CallSite

  @usableFromInline
  init(
    _ path: CaseKeyPath<ParentState, ChildState>, _ fileID: StaticString, _ filePath: StaticString,
    _ line: UInt, _ column: UInt
  ) where ParentState: CasePathable {
    link = ParentState._caseAccess().start[keyPath: path]._asLink
    self.path = path
    site = CallSite(fileID, filePath, line, column)
  }

  @usableFromInline
  func reportMissing(_ state: ParentState, _ action: some Any) {
    let problem = ChildProblem.otherCase(
      state, for: "Scope",
      remedy: """
        Put the "Scope" first, or use "ifCaseLet", which always runs the child before its parent.
        """,
      effect: "An effect", others: #""ifCaseLet" does that for the effects of the child."#,
      sender: "actions of the child")
    problem.deliver(for: action, receiver: problem.receiver(at: site), site: site)
  }
}
