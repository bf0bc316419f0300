/// Memory for the state that the observers of a store have read. An optional property would do, but
/// code that is generic over the state looks up the type of the optional in each access, which
/// takes half of the time of `Store.send`.
final class ObservedState<State> {
  private let memory = UnsafeMutablePointer<State>.allocate(capacity: 1)
  private var isEmpty = true

  /// Call it only after ``fillIfEmpty(with:)`` and before ``empty()``.
  var value: State { unsafe memory.pointee }

  func fillIfEmpty(with state: State) {
    if !isEmpty { return }
    isEmpty = false
    unsafe memory.initialize(to: state)
  }

  func replace(with state: State) { unsafe memory.pointee = state }

  func empty() {
    if isEmpty { return }
    isEmpty = true
    unsafe memory.deinitialize(count: 1)
  }

  deinit { unsafe memory.deallocate() }
}
