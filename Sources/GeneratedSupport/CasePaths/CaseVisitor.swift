/// Asks a value which case it is. Generated code answers in one `switch`.
public struct _CaseVisitor {
  /// The case whose payload is wanted; none, if the question is only which case it is.
  fileprivate let wanted: Int
  fileprivate let type: Any.Type
  fileprivate let destination: UnsafeMutableRawPointer?
  fileprivate var visited = -1
  fileprivate var isStored = false

  /// Called once, with the number of the case and what it holds.
  public mutating func visit<Payload>(_ index: Int, _ payload: Payload) {
    visited = index
    guard index == wanted, let destination else { return }
    if Payload.self == type {
      destination.initializeMemory(as: Payload.self, to: payload)
      isStored = true
    } else {
      isStored = convert(payload, to: type, at: destination)
    }
  }

  /// In language mode 6 a payload of existential type arrives unwrapped, as the type inside.
  private func convert<Payload>(
    _ payload: Payload, to type: Any.Type, at destination: UnsafeMutableRawPointer
  ) -> Bool {
    func store<Value>(_: Value.Type) -> Bool {
      guard let value = payload as? Value else { return false }
      destination.initializeMemory(as: Value.self, to: value)
      return true
    }
    return _openExistential(type, do: store)
  }
}

/// What a case is to hold, on its way into generated code.
public struct _CasePayload {
  fileprivate let type: Any.Type
  fileprivate let source: UnsafeRawPointer

  /// The value, as the type that the case declares.
  public func take<Value>() -> Value {
    precondition(Value.self == type, "a key path's value is of the type that its case holds")
    return source.assumingMemoryBound(to: Value.self).pointee
  }
}

// The memory that both structures point to lives in these functions, and longer than they do.

func extractPayload<Root: CasePathable, Value>(_ index: Int, from root: Root) -> Value? {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
    var visitor = _CaseVisitor(
      wanted: index, type: Value.self, destination: UnsafeMutableRawPointer(buffer.baseAddress!))
    root._visitCase(&visitor)
    return visitor.isStored ? buffer.moveElement(from: 0) : nil
  }
}

func indexOfCase<Root: CasePathable>(_ root: Root) -> Int {
  var visitor = _CaseVisitor(wanted: -1, type: Never.self, destination: nil)
  root._visitCase(&visitor)
  return visitor.visited
}

func makeCase<Root: CasePathable, Value>(_ index: Int, _ value: Value) -> Root {
  withUnsafePointer(to: value) { pointer in
    Root._makeCase(index, _CasePayload(type: Value.self, source: UnsafeRawPointer(pointer)))
  }
}
