/// A list of the nodes of types.
///
/// Not an array, because a debug build calls unspecialised functions for each element that is
/// appended to one. The tree that gets the list frees the memory.
struct NodeBuffer {
  private(set) var count = 0
  private var capacity: Int
  private var memory: UnsafeMutablePointer<TypeTree.Node>

  init(capacity: Int) {
    self.capacity = capacity
    memory = .allocate(capacity: capacity)
  }

  subscript(index: Int) -> TypeTree.Node {
    precondition(index >= 0 && index < count, "a type is read before its file has been parsed")
    return memory[index]
  }

  mutating func append(_ node: TypeTree.Node) {
    if count == capacity { grow() }
    (memory + count).initialize(to: node)
    count += 1
  }

  /// Forgets the nodes from `count` on.
  mutating func cut(to count: Int) { self.count = min(self.count, count) }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<TypeTree.Node>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }

  func deallocate() { memory.deallocate() }
}
