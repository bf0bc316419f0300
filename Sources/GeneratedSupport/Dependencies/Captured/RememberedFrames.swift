/// The overrides that were in force where an object was returned. They are for objects without an
/// `@Dependency` property.
@usableFromInline
struct RememberedFrames {
  let frame: DependencyFrame?

  private struct Memory {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries that were ever added.
    var count = 0
    /// The number of entries at which those of released objects are removed.
    var limit = initialLimit
  }

  private static let initialLimit = 16

  /// A new object may get the address of a released one. The weak reference tells them apart. It is
  /// only compared.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let frame: DependencyFrame?
    /// Tells the entry from a later one for the same address.
    var number = 0
  }

  private static let memory = Locked(Memory())

  /// Remembers the overrides if the result is an object. Its static type may also be an optional or
  /// a protocol. An object with an `@Dependency` property needs no entry.
  @usableFromInline
  static func remember<Result>(_ frame: DependencyFrame?, for result: Result) {
    guard let object = object(in: result), !CapturedFrames.exist(in: object) else { return }
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
    // Nothing is released under the lock, because a value in a frame may read dependencies when it
    // is released.
    let (replaced, all) = memory.withLock { memory in
      var entry = entry
      memory.count += 1
      entry.number = memory.count
      let replaced = memory.entries.updateValue(entry, forKey: ObjectIdentifier(object))
      let isFull = memory.entries.count > memory.limit
      if isFull { memory.limit = .max }
      return (replaced, isFull ? memory.entries : [:])
    }
    _ = replaced
    if !all.isEmpty { sweep(all) }
  }

  /// Removes the entries of released objects. To find them, this holds each object for a moment,
  /// perhaps as the last owner, so it happens without the lock.
  private static func sweep(_ entries: [ObjectIdentifier: Entry]) {
    let dead = entries.filter { $0.value.object == nil }
    let removed = memory.withLock { memory in
      let removed = dead.filter { memory.entries[$0.key]?.number == $0.value.number }
      for key in removed.keys { memory.entries.removeValue(forKey: key) }
      memory.limit = initialLimit + 2 * memory.entries.count
      return removed
    }
    _ = removed
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
