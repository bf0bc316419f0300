/// What the properties `@Dependency` of an object captured.
struct CapturedFrames {
  var frame: DependencyFrame?

  /// Whether the object is known to have such a property. Nothing is read of an actor that others may be
  /// changing.
  static func exist(in object: AnyObject) -> Bool { Properties.exist(in: object) }

  /// Nil if the object has no such property. Of several that were made in different places, the first
  /// one goes before the others, and a class before its superclass.
  static func find(in object: AnyObject) -> CapturedFrames? {
    let frames = Properties.of(object)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(into: CapturedFrames(frame: first.frame)) { found, next in
      found.frame = found.frame?.merged(over: next.frame) ?? next.frame
    }
  }
}

/// A property that can say what it captured.
private protocol CapturingProperty {
  var capturedFrame: DependencyFrame? { get }
}

extension Dependency: CapturingProperty {
  fileprivate var capturedFrame: DependencyFrame? { origin.frame }
}

/// Where an object has such properties. That depends on its class alone, so reflection finds it once.
private enum Properties {
  /// How many classes up, and which property of that class.
  struct Place {
    let level: Int
    let index: Int
  }

  private static let known = Locked<[ObjectIdentifier: [Place]]>([:])

  static func of(_ object: AnyObject) -> [CapturedFrames] {
    if object is any CustomReflectable { return search(object).map(\.1) }
    let type = ObjectIdentifier(type(of: object))
    if let places = known.withLock({ $0[type] }) { return read(places, of: object) }
    let found = search(object)
    known.withLock { $0[type] = found.map(\.0) }
    return found.map(\.1)
  }

  static func exist(in object: AnyObject) -> Bool {
    if !(object is any CustomReflectable),
      let places = known.withLock({ $0[ObjectIdentifier(type(of: object))] })
    {
      return !places.isEmpty
    }
    return !(object is any Actor) && !of(object).isEmpty
  }

  private static func search(_ object: AnyObject) -> [(Place, CapturedFrames)] {
    let levels = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    return levels.enumerated().flatMap { level, mirror in
      mirror.children.enumerated().compactMap { index, child in
        (child.value as? any CapturingProperty).map {
          (Place(level: level, index: index), CapturedFrames(frame: $0.capturedFrame))
        }
      }
    }
  }

  private static func read(_ places: [Place], of object: AnyObject) -> [CapturedFrames] {
    if places.isEmpty { return [] }
    let levels = Array(sequence(first: Mirror(reflecting: object), next: \.superclassMirror))
    return places.compactMap { place in
      let children = levels[place.level].children
      let child = children[children.index(children.startIndex, offsetBy: place.index)]
      return (child.value as? any CapturingProperty).map {
        CapturedFrames(frame: $0.capturedFrame)
      }
    }
  }
}
