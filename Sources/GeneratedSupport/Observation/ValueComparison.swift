/// Compares the values of a read before and after an action. It is chosen once per read.
///
/// Values are equal if they share their memory. Otherwise they are compared with `==` if their type
/// is `Equatable`, and count as different if it is not.
func makeComparison<Value>(of type: Value.Type) -> (_ old: Value, _ new: Value) -> Bool {
  let equality = ValueEquality<Value>.make()
  let memory = MemoryComparison<Value>.make()
  return switch (memory, equality) {
  case (nil, nil): { _, _ in true }
  case (nil, let equality?): { !equality.areEqual($0, $1) }
  case (let memory?, nil): { !memory.areIdentical($0, $1) }
  case (let memory?, let equality?):
    {
      !memory.areIdentical($0, $1) && !equality.areEqual($0, $1)
    }
  }
}

/// Works on values of one type, so that no value is boxed.
private class MemoryComparison<Value> {
  func areIdentical(_ one: Value, _ other: Value) -> Bool { preconditionFailure("abstract") }

  static func make() -> MemoryComparison<Value>? {
    func open<T: MemorySharing>(_: T.Type) -> AnyObject { SharedMemoryComparison<T>() }
    guard let type = Value.self as? any MemorySharing.Type else { return nil }
    return open(type) as? MemoryComparison<Value>
  }
}

private final class SharedMemoryComparison<Value: MemorySharing>: MemoryComparison<Value> {
  override func areIdentical(_ one: Value, _ other: Value) -> Bool { one.isIdentical(to: other) }
}
