/// A collection whose elements can have stores.
protocol ElementCollection<ID, Element> {
  associatedtype ID: Hashable
  associatedtype Element

  var list: ElementList<ID, Element> { get }
}

/// The actions of a collection, which can be those of its elements.
protocol CollectionAction<ID, Action> {
  associatedtype ID
  associatedtype Action

  static func element(id: ID, action: Action) -> Self
}

extension IdentifiedArray: ElementCollection {
  var list: ElementList<ID, Element> { ElementList(ids: ids, elements: elements) }
}

extension IdentifiedAction: CollectionAction {}

/// An element of a collection in the parent's state.
@MainActor
final class ElementCore<
  ParentState, ParentAction: CasePathable, Elements: ElementCollection,
  Actions: CollectionAction
>: PartCore<ParentState, ParentAction, Elements.Element, Actions.Action>
where Elements.ID == Actions.ID {
  private let path: KeyPath<ParentState, Elements>
  private let id: Elements.ID
  private let toAction: Case<ParentAction, Actions>

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ path: KeyPath<ParentState, Elements>,
    id: Elements.ID, last: Elements.Element, embed toAction: Case<ParentAction, Actions>
  ) {
    self.path = path
    self.id = id
    self.toAction = toAction
    super.init(parent, last: last)
  }

  override func part(of state: ParentState) -> Elements.Element? {
    state[keyPath: path].list[id: id]
  }

  override func send(_ action: Actions.Action) -> EffectActivity? {
    parent.send(.element(id: id, action: action), in: toAction, of: self, by: .forEach)
  }

  override func connectReads() {
    let row = ObservedChild<Elements.Element?>(self, isKept: isValid) { core, old, new, changes in
      core.compare(part: old, new, &changes)
    }
    parent.observe(row, id: id, at: path) { [path] in $0[keyPath: path].list }
  }
}
