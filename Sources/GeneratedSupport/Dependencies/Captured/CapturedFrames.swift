/// The overrides that the properties `@Dependency` of an object captured.
struct CapturedFrames {
  var frame: DependencyFrame?

  /// Whether the object's class has such a property.
  static func exist(in object: AnyObject) -> Bool {
    !DependencyProperties.of(type(of: object)).isEmpty
  }

  /// Nil if the object has no such property. Of several that were made in different places, the
  /// first one goes before the others, and a class before its superclass.
  static func find(in object: AnyObject) -> CapturedFrames? {
    let frames = DependencyProperties.of(type(of: object)).capturedFrames(in: object)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(into: CapturedFrames(frame: first)) { found, next in
      found.frame = found.frame?.merged(over: next) ?? next
    }
  }
}
