/// The properties `@Dependency` of a class, its own before those of its superclass.
///
/// `Mirror` copies every stored property of an object, also one that another thread is changing.
/// This finds the properties in the metadata of the class, which needs no object, and then reads
/// nothing but them. So an object of another actor can be read, too: the storage of a property
/// wrapper is set when the object is made, before any other thread knows the object. The exception
/// is a class that assigns the storage itself later, as in `_clock = Dependency(\.clock)`. It has
/// to do so before it is shared.
///
/// All that the compiler cannot check is in this type:
/// 1. The three functions of the Swift runtime are those on which the standard library builds
///    `Mirror`. They exist on all platforms. Index and offset include the fields of the
///    superclasses.
/// 2. The field is at the offset, and has the type, that the runtime gives for it.
@safe
struct DependencyProperties: Sendable {
  private struct Field: Sendable {
    let offset: Int
    let type: any DependencyProperty.Type
  }

  private let fields: [Field]

  private init(of type: AnyClass) {
    let inherited: AnyClass? = _getSuperclass(type)
    let own = (inherited.map { countOfFields($0) } ?? 0)..<countOfFields(type)
    let fields = own.compactMap { index -> Field? in
      guard let field = Self.type(ofField: index, in: type) as? any DependencyProperty.Type else {
        return nil
      }
      return Field(offset: offsetOfField(type, index: index), type: field)
    }
    self.fields = fields + (inherited.map { Self.of($0).fields } ?? [])
  }

  /// The properties of a class. The runtime is asked once for each class.
  static func of(_ type: AnyClass) -> Self {
    let id = ObjectIdentifier(type)
    if let properties = known.withLock({ $0[id] }) { return properties }
    let properties = Self(of: type)
    known.withLock { $0[id] = properties }
    return properties
  }

  private static let known = Locked<[ObjectIdentifier: Self]>([:])

  var isEmpty: Bool { fields.isEmpty }

  /// The overrides that the properties of the object captured.
  func capturedFrames(in object: AnyObject) -> [DependencyFrame?] {
    withExtendedLifetime(object) {
      let start = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return fields.map { unsafe $0.type.capturedFrame(at: start + $0.offset) }
    }
  }

  private static func type(ofField index: Int, in type: AnyClass) -> Any.Type {
    // The runtime describes the field here: its name, a function that frees the name, and two
    // flags. That is 18 bytes. It has room for more.
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { description in
      description.initializeMemory(as: UInt8.self, repeating: 0)
      let start = description.baseAddress!
      let fieldType = unsafe typeOfField(type, index: index, description: start)
      let words = unsafe start.assumingMemoryBound(to: (name: NamePointer, free: FreeName?).self)
      unsafe words.pointee.free?(words.pointee.name)
      return fieldType
    }
  }
}

/// A property wrapper that knows what it captured.
protocol DependencyProperty: SendableMetatype {
  static func capturedFrame(at address: UnsafeRawPointer) -> DependencyFrame?
}

extension Dependency: DependencyProperty {
  static func capturedFrame(at address: UnsafeRawPointer) -> DependencyFrame? {
    unsafe address.assumingMemoryBound(to: Self.self).pointee.origin.frame
  }
}

private typealias NamePointer = UnsafePointer<CChar>?
private typealias FreeName = @convention(c) (NamePointer) -> Void

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countOfFields(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func offsetOfField(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func typeOfField(
  _ type: Any.Type, index: Int, description: UnsafeMutableRawPointer
) -> Any.Type
