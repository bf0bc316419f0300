/// The state of a presented feature.
@usableFromInline
struct PresentedSlot<ParentState, ChildState, ChildAction>: ChildOperatorSlot {
  @usableFromInline let path: WritableKeyPath<ParentState, PresentationState<ChildState>>

  @inlinable
  init(_ path: WritableKeyPath<ParentState, PresentationState<ChildState>>) { self.path = path }

  @usableFromInline var name: SlotName { .path(path) }

  @usableFromInline
  func child(_ id: OnlyChild, in state: ParentState) -> ChildState? {
    state[keyPath: path].wrappedValue
  }

  @inlinable
  func problem(
    with message: PresentationAction<ChildAction>, in state: ParentState
  ) -> ChildProblem? {
    state[keyPath: path].isPresent ? nil : absent
  }

  @inlinable
  func recipient(
    of message: PresentationAction<ChildAction>
  ) -> (id: OnlyChild, action: ChildAction)? {
    switch message {
    case .dismiss: nil
    case .presented(let action): (.child, action)
    }
  }

  @inlinable
  func message(_ action: ChildAction, to id: OnlyChild) -> PresentationAction<ChildAction> {
    .presented(action)
  }

  @inlinable
  func dismissal(of id: OnlyChild) -> PresentationAction<ChildAction>? { .dismiss }

  /// The state is moved out of the parent's state meanwhile, because a key path to a projected
  /// value would hold on to the box, and changes in place would copy the collections in it.
  @inlinable
  func modify(_ id: OnlyChild, in state: inout ParentState, _ run: (inout ChildState) -> Void) {
    var presented = state[keyPath: path]
    state[keyPath: path] = PresentationState(wrappedValue: nil)
    DependencyFrame.with(.ofPresentedFeature) { run(&presented.own) }
    state[keyPath: path] = presented
  }

  /// The identity of the feature that goes away.
  @inlinable
  func ending(
    after message: PresentationAction<ChildAction>, in state: ParentState
  ) -> ChildIdentity? {
    if case .presented(let action) = message {
      guard let child = state[keyPath: path].wrappedValue, isEphemeral(child, after: action) else {
        return nil
      }
    }
    return identity(of: .child, in: state)
  }

  /// The parent may have put another feature in its place.
  @inlinable
  func end(_ feature: ChildIdentity, in state: inout ParentState) {
    if identity(of: .child, in: state) == feature { state[keyPath: path].wrappedValue = nil }
  }
}

extension PresentedSlot {
  @usableFromInline var absent: ChildProblem {
    ChildProblem(
      name: "ifLet", text: "a presentation action when destination state was absent",
      causes: AbsenceCauses(
        removal: #"set the destination state to "nil""#,
        remedy: #"Apply "ifLet" to that reducer, so that the presented feature runs first."#,
        since: "the feature had been dismissed", when: "the presented feature is dismissed",
        others: "The effects of the presented feature itself are cancelled for you.",
        sent: #"while the destination state was "nil""#,
        advice: "Send these actions only from a view or test that has checked the state."
      ).list("ifLet"))
  }
}
