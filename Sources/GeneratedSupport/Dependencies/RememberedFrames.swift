/// The overrides that were in force where an object was returned, for objects without a property
/// `@Dependency`.
@usableFromInline
struct RememberedFrames {
  let frame: DependencyFrame?

  private struct Memory {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// When the dead ones are next thrown out: after as many additions as there were living ones.
    var limit = 64
  }

  /// An address says nothing about an object that may be gone. The reference does: it is nil for ever
  /// once its object is gone, also when a new one has the same address. It is only compared.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let frame: DependencyFrame?
  }

  private static let memory = Locked(Memory())

  /// Remembers it if the result is an object, whatever its static type says: also an optional one, or
  /// one that is known by a protocol.
  @usableFromInline
  static func remember<Result>(_ frame: DependencyFrame?, for result: Result) {
    guard let object = object(in: result) else { return }
    keep(Entry(object: object, frame: frame))
  }

  /// Nil if the object isn't remembered.
  static func find(for object: AnyObject) -> RememberedFrames? {
    memory.withLock { memory in
      guard let entry = memory.entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return RememberedFrames(frame: entry.frame)
    }
  }

  private static func keep(_ entry: Entry) {
    guard let object = entry.object else { return }
    memory.withLock { memory in
      memory.entries[ObjectIdentifier(object)] = entry
      guard memory.entries.count > memory.limit else { return }
      memory.entries = memory.entries.filter { $0.value.object != nil }
      memory.limit = 64 + 2 * memory.entries.count
    }
  }

  private static func object(in result: Any) -> AnyObject? {
    if type(of: result) is AnyClass { return result as AnyObject }
    guard let optional = result as? any OptionalObject else { return nil }
    return optional.wrapped.flatMap(object)
  }
}

private protocol OptionalObject {
  var wrapped: Any? { get }
}

extension Optional: OptionalObject {
  fileprivate var wrapped: Any? { self }
}
