/// The cores of the child stores. A core that nothing else refers to goes away.
struct StoreChildren {
  private struct Child {
    weak var core: AnyObject?
  }

  private var children: [StoreStep: Child] = [:]
  private var limit = GrowthLimit()

  subscript(step: StoreStep) -> AnyObject? {
    get { children[step]?.core }
    set {
      if limit.isReached(by: children.count) { removeUnused() }
      children[step] = Child(core: newValue)
    }
  }

  private mutating func removeUnused() {
    children = children.filter { $0.value.core != nil }
    limit.adjust(to: children.count)
  }
}
