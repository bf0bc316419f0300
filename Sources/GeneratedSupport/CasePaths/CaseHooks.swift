// The two types through which generated code hands payloads to the runtime. A payload's type is
// known on both sides and never in between, so this file, and no other, goes through untyped memory.
// It is safe because neither side is believed: each states its type, and unequal types trap before a
// byte moves. (An index that names a case of another payload means that generated code is stale.)

/// Is shown the case of a value, and takes the index or the payload.
@safe
public struct _CaseVisitor {
  /// The index of the case, once it was shown.
  @usableFromInline var index = -1

  /// Which case's payload to take, or −1.
  @usableFromInline let wanted: Int

  /// Memory for the payload, and the type that fits in.
  @usableFromInline let target: UnsafeMutableRawPointer?
  @usableFromInline let type: Any.Type

  @inlinable
  init(wanted: Int = -1, target: UnsafeMutableRawPointer? = nil, type: Any.Type = Never.self) {
    self.wanted = wanted
    unsafe self.target = target
    self.type = type
  }

  /// For generated code: the value is in this case, with this payload.
  @inlinable
  public mutating func visit<Payload>(_ index: Int, _ payload: consuming Payload) {
    self.index = index
    guard index == wanted, let target = unsafe target else { return }
    guard Payload.self == type else { return unsafe convert(payload, at: target) }
    unsafe target.initializeMemory(as: Payload.self, to: payload)
  }

  /// In language mode 6 a payload of existential type arrives opened, as the value inside.
  @usableFromInline
  func convert(_ payload: Any, at target: UnsafeMutableRawPointer) {
    func wrap<Payload>(_: Payload.Type) {
      guard let payload = payload as? Payload else {
        preconditionFailure("generated code is stale: build again")
      }
      unsafe target.initializeMemory(as: Payload.self, to: payload)
    }
    _openExistential(type, do: wrap)
  }

  @inlinable
  static func index<Root: CasePathable>(of root: Root) -> Int {
    var visitor = unsafe _CaseVisitor()
    Root._visitCase(root, &visitor)
    return visitor.index
  }

  @inlinable
  static func payload<Root: CasePathable, Payload>(of root: Root, at index: Int) -> Payload? {
    unsafe withUnsafeTemporaryAllocation(of: Payload.self, capacity: 1) { memory in
      let target = memory.baseAddress!
      var visitor = unsafe _CaseVisitor(wanted: index, target: target, type: Payload.self)
      Root._visitCase(root, &visitor)
      guard visitor.index == index else { return nil }
      return unsafe target.move()
    }
  }

  /// Moves the payload of `root`, which must be in the case with this index, out, changed, and in
  /// again, so that a payload that owns memory alone still does while it changes.
  @inlinable
  static func modify<Root: CasePathable, Payload>(
    _ root: inout Root, at index: Int, _ yield: (inout Payload) -> Void
  ) {
    unsafe withUnsafeTemporaryAllocation(of: Payload.self, capacity: 1) { memory in
      let payload = memory.baseAddress!
      unsafe withUnsafeMutablePointer(to: &root) { place in
        var visitor = unsafe _CaseVisitor(wanted: index, target: payload, type: Payload.self)
        Root._visitCase(unsafe place.move(), &visitor)
        precondition(visitor.index == index, "the case changed while it was read")
        unsafe yield(&payload.pointee)
        unsafe place.initialize(to: _CasePayload.make(index, payload.move()))
      }
    }
  }
}

/// A payload on its way into a case.
@safe
public struct _CasePayload: ~Copyable {
  @usableFromInline let source: UnsafeRawPointer
  @usableFromInline let type: Any.Type

  @inlinable
  init(_ source: UnsafeRawPointer, _ type: Any.Type) {
    unsafe self.source = unsafe source
    self.type = type
  }

  /// For generated code: the payload, as the type that the case has.
  ///
  /// An addressed subscript and not a function: a call whose result is an enum without cases makes
  /// the compiler warn about generated code that will never be executed.
  @inlinable
  public subscript<Payload>() -> Payload {
    unsafeAddress {
      precondition(Payload.self == type, "generated code is stale: build again")
      return unsafe source.assumingMemoryBound(to: Payload.self)
    }
  }

  /// For generated code: no case has this index; these are the key paths of all cases.
  public borrowing func other<Paths>(_ paths: [PartialKeyPath<Paths>]) -> _NoCase {
    if type == CasePathList<Paths>.self {
      unsafe source.assumingMemoryBound(to: CasePathList<Paths>.self).pointee.paths = paths
    }
    return _NoCase()
  }

  @inlinable
  static func make<Root: CasePathable, Payload>(_ index: Int, _ payload: Payload) -> Root {
    unsafe withUnsafePointer(to: payload) {
      do {
        return try Root._makeCase(index, unsafe _CasePayload($0, Payload.self))
      } catch {
        preconditionFailure("no case has the index \(index): generated code is stale, build again")
      }
    }
  }

  /// The key paths of an enum's cases in declaration order, made anew on each call.
  static func paths<Root: CasePathable>(of root: Root.Type) -> [PartialKeyPath<Root.AllCasePaths>] {
    let list = CasePathList<Root.AllCasePaths>()
    _ = unsafe withUnsafePointer(to: list) {
      try? Root._makeCase(-1, unsafe _CasePayload($0, CasePathList<Root.AllCasePaths>.self))
    }
    return list.paths
  }
}

/// No case has the index that is asked for.
public struct _NoCase: Error {}

/// Takes the key paths of an enum's cases.
private final class CasePathList<Paths> {
  var paths: [PartialKeyPath<Paths>] = []
}
