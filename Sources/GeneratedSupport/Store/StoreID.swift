/// Identifies the part of a feature that a store is for. Stores for the same part of the same
/// feature have equal ids, even if they are made one after the other.
public struct StoreID: Hashable, Sendable {
  private let root: ObjectIdentifier
  private var steps: [StoreStep] = []

  /// The id of the store of a whole feature, which has this core.
  init(root: AnyObject) {
    self.root = ObjectIdentifier(root)
  }

  func appending(_ step: StoreStep) -> Self {
    var id = self
    id.steps.append(step)
    return id
  }
}

/// One step from a store to a child store.
struct StoreStep: Hashable, @unchecked Sendable {
  // Key paths never change. The literals of case paths and properties capture nothing.
  let state: AnyKeyPath
  let action: AnyKeyPath
  /// The id of an element of a collection.
  var element: AnyID?
}
