/// Where the children of an operator are in the state of its feature: in an optional, a case, a
/// collection…
///
/// The operator and the store use the same slot. The operator runs a child there. After each
/// action, the store asks whether the children that have running effects are still there.
@usableFromInline
package protocol ChildSlot<ParentState, ChildState> {
  associatedtype ParentState
  associatedtype ChildState
  /// Names a child, where there can be several.
  associatedtype ID: Hashable = OnlyChild

  /// Two slots in the same state are the same if they have the same name.
  var name: SlotName { get }

  func child(_ id: ID, in state: ParentState) -> ChildState?

  /// Nil if there is no child.
  func identity(
    of id: ID, in state: ParentState, reading reader: IdentityReader<ChildState>
  ) -> ChildIdentity?

  /// The ids of all children, if this is a collection.
  func ids(in state: ParentState) -> OrderedSet<ID>?

  /// Whether the identity of a child is its id in the collection, whatever its state is.
  var isIDEnough: Bool { get }
}

extension ChildSlot {
  @usableFromInline
  package func ids(in state: ParentState) -> OrderedSet<ID>? { nil }

  @usableFromInline
  package var isIDEnough: Bool { false }

  @usableFromInline
  package func identity(of id: ID, in state: ParentState) -> ChildIdentity? {
    identity(of: id, in: state, reading: IdentityReader())
  }
}

extension ChildSlot where ID == OnlyChild {
  @usableFromInline
  package func identity(
    of id: ID, in state: ParentState, reading reader: IdentityReader<ChildState>
  ) -> ChildIdentity? {
    child(id, in: state).map { ChildIdentity(state: reader.identity(of: $0)) }
  }
}

/// The id of a child in a slot that has room for one.
@usableFromInline
package enum OnlyChild: Hashable, Sendable {
  case child
}

/// What an operator is applied to.
@usableFromInline
package enum SlotName: Hashable, @unchecked Sendable {
  // Key paths never change. Those of operators are literals of properties and cases, which capture
  // nothing.
  case path(AnyKeyPath)
  /// The case with this index, of a ``CaseReducer``.
  case index(Int?)
}

/// Tells a child from others that are in the same slot at other times.
@usableFromInline
package struct ChildIdentity: Hashable, Sendable {
  /// The id in its collection.
  var id: AnyID?
  /// The case that the child is in, and its own id.
  var state: StateIdentity?

  @usableFromInline
  package init(id: AnyID? = nil, state: StateIdentity? = nil) {
    self.id = id
    self.state = state
  }
}

extension ChildIdentity {
  /// The id for a slot of this type.
  func id<ID>(as type: ID.Type) -> ID? {
    id.map { $0.base.base as? ID } ?? (OnlyChild.child as? ID)
  }
}
