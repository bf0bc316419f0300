/// The place of the child's state for a ``Scope``.
@usableFromInline
enum ScopePlace<ParentState, ChildState> {
  case property(WritableKeyPath<ParentState, ChildState>)
  case payload(ScopePayload<ParentState, ChildState>)

  var path: AnyKeyPath {
    switch self {
    case .property(let path): path
    case .payload(let payload): payload.path
    }
  }
}

/// The payload of a case of the parent's state, with the call site of the `Scope`.
@usableFromInline
final class ScopePayload<ParentState, ChildState> {
  @usableFromInline let place: CaseLink<ParentState, ChildState>
  let path: AnyKeyPath
  private let site: CallSite

  @usableFromInline
  init(
    _ path: CaseKeyPath<ParentState, ChildState>, _ fileID: StaticString, _ filePath: StaticString,
    _ line: UInt, _ column: UInt
  ) where ParentState: CasePathable {
    place = ParentState._caseAccess().start[keyPath: path]._asLink
    self.path = path
    site = CallSite(fileID, filePath, line, column)
  }

  @usableFromInline
  func reportMissing(_ state: ParentState, _ action: some Any) {
    ChildActionReport(
      site: site, name: "Scope",
      problem: "a child action when child state was set to a different case", action: action,
      state: String(customDumping: state),
      causes: [
        """
        A reducer above the "Scope" changed the case while handling the same action. Put the "Scope" first, or \
        use "ifCaseLet", which always runs the child before its parent.
        """,
        """
        An effect sent the action after the case had changed. Cancel the effect when the case changes. \
        "ifCaseLet" does that for the effects of the child.
        """,
        """
        The action was sent to the store while the state was in the other case. Send actions of the child \
        only from a view or test that has checked the case.
        """,
      ]
    ).deliver()
  }
}
