/// The screens of a stack.
@usableFromInline
struct ScreenSlot<ParentState, ChildState, ChildAction>: ChildOperatorSlot {
  @usableFromInline let path: WritableKeyPath<ParentState, StackState<ChildState>>

  @inlinable
  init(_ path: WritableKeyPath<ParentState, StackState<ChildState>>) { self.path = path }

  @usableFromInline typealias Message = StackAction<ChildState, ChildAction>

  @usableFromInline var name: SlotName { .path(path) }

  @usableFromInline
  func child(_ id: StackElementID, in state: ParentState) -> ChildState? {
    let stack = state[keyPath: path]
    return stack.contains(id: id) ? stack[own: id] : nil
  }

  @usableFromInline
  func identity(
    of id: StackElementID, in state: ParentState, reading reader: IdentityReader<ChildState>
  ) -> ChildIdentity? {
    child(id, in: state).map { ChildIdentity(id: AnyID(id), state: reader.identity(of: $0)) }
  }

  @usableFromInline
  func ids(in state: ParentState) -> OrderedSet<StackElementID>? { state[keyPath: path].ids }

  @inlinable
  func problem(with message: Message, in state: ParentState) -> ChildProblem? {
    if case .element(let id, _) = message, state[keyPath: path].contains(id: id) { return nil }
    return state[keyPath: path].problem(with: message)
  }

  @usableFromInline
  func begin(_ message: Message, in state: inout ParentState) {
    guard case .push(let id, let screen) = message else { return }
    state[keyPath: path].push(screen, id: id)
  }

  @inlinable
  func recipient(of message: Message) -> (id: StackElementID, action: ChildAction)? {
    switch message {
    case .element(let id, let action): (id, action)
    case .push, .popFrom: nil
    }
  }

  @inlinable
  func message(_ action: ChildAction, to id: StackElementID) -> Message {
    .element(id: id, action: action)
  }

  @inlinable
  func dismissal(of id: StackElementID) -> Message? { .popFrom(id: id) }

  @inlinable
  func modify(
    _ id: StackElementID, in state: inout ParentState, _ run: (inout ChildState) -> Void
  ) {
    DependencyFrame.with(.ofPresentedFeature) {
      run(&state[keyPath: path][own: id])
    }
  }

  @inlinable
  func ending(after message: Message, in state: ParentState) -> StackElementID? {
    if case .popFrom(let id) = message { id } else { nil }
  }

  @inlinable
  func end(_ popped: StackElementID, in state: inout ParentState) {
    state[keyPath: path].pop(from: popped)
  }
}
