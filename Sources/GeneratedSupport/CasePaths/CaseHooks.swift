// The two types through which generated code passes payloads to the runtime. Both sides know the
// type of the payload, but the code between them does not, so this file uses untyped memory. No
// other file does. It is safe because both sides state their type, and different types trap before
// a byte moves. (They differ only if generated code is stale, so that an index names a case with
// another payload.)

/// Receives the case of a value from generated code, and takes its index or its payload.
@safe
public struct _CaseVisitor {
  /// The index of the value's case, or −1 before the visit.
  @usableFromInline var index = -1

  /// The route to the place that is wanted.
  @usableFromInline var wanted: CaseRoute

  /// Whether the value is at that place.
  @usableFromInline var isReached = false

  /// Memory for the payload, and the type for which it has room.
  @usableFromInline let target: UnsafeMutableRawPointer?
  @usableFromInline let type: Any.Type

  @inlinable
  init(
    wanted: CaseRoute = CaseRoute(), target: UnsafeMutableRawPointer? = nil,
    type: Any.Type = Never.self
  ) {
    self.wanted = wanted
    unsafe self.target = target
    self.type = type
  }

  /// For generated code: the value is in this case, with this payload.
  @inlinable
  public mutating func visit<Payload>(_ index: Int, _ payload: consuming Payload) {
    self.index = index
    guard wanted.first == index else { return }
    if wanted.rest.isEmpty { return take(payload) }
    enter(payload)
    self.index = index
  }

  /// The same for a payload whose cases are known at compile time, so that no cast is needed.
  @inlinable
  public mutating func visit<Payload: CasePathable>(_ index: Int, _ payload: consuming Payload) {
    self.index = index
    guard wanted.first == index else { return }
    if wanted.rest.isEmpty { return take(payload) }
    wanted = wanted.rest
    Payload._caseAccess().visit(payload, &self)
    self.index = index
  }

  /// Continues in a payload whose type is a generic parameter, and which may have cases too.
  @usableFromInline
  mutating func enter(_ payload: Any) {
    guard let payload = payload as? any CasePathable else { staleCode() }
    wanted = wanted.rest
    func visit<Payload: CasePathable>(_ payload: Payload) {
      Payload._caseAccess().visit(payload, &self)
    }
    visit(payload)
  }

  /// The value is at the wanted place.
  @inlinable
  mutating func take<Payload>(_ payload: consuming Payload) {
    isReached = true
    guard let target = unsafe target else { return }
    guard Payload.self == type else { return unsafe convert(payload, at: target) }
    unsafe target.initializeMemory(as: Payload.self, to: payload)
  }

  /// In language mode 6, a payload of an existential type arrives as the value inside it.
  @usableFromInline
  func convert(_ payload: Any, at target: UnsafeMutableRawPointer) {
    func wrap<Payload>(_: Payload.Type) {
      guard let payload = payload as? Payload else { staleCode() }
      unsafe target.initializeMemory(as: Payload.self, to: payload)
    }
    _openExistential(type, do: wrap)
  }

  @inlinable
  static func index<Root: CasePathable>(of root: Root) -> Int {
    var visitor = unsafe _CaseVisitor()
    Root._caseAccess().visit(root, &visitor)
    return visitor.index
  }

  @inlinable
  static func matches<Root: CasePathable>(_ root: Root, _ route: CaseRoute) -> Bool {
    var visitor = unsafe _CaseVisitor(wanted: route)
    Root._caseAccess().visit(root, &visitor)
    return visitor.isReached
  }

  @inlinable
  static func payload<Root: CasePathable, Payload>(
    of root: Root, at route: CaseRoute
  ) -> Payload? {
    unsafe withUnsafeTemporaryAllocation(of: Payload.self, capacity: 1) { memory in
      let target = memory.baseAddress!
      var visitor = unsafe _CaseVisitor(wanted: route, target: target, type: Payload.self)
      Root._caseAccess().visit(root, &visitor)
      guard visitor.isReached else { return nil }
      return unsafe target.move()
    }
  }

  /// Moves the payload at the end of the route out of `root`, changes it, and moves it back in. So
  /// a payload that is the only owner of its memory stays the only owner while it changes.
  @inlinable
  static func modify<Root: CasePathable, Payload>(
    _ root: inout Root, at route: CaseRoute, _ yield: (inout Payload) -> Void
  ) {
    unsafe withUnsafeTemporaryAllocation(of: Payload.self, capacity: 1) { memory in
      let payload = memory.baseAddress!
      unsafe withUnsafeMutablePointer(to: &root) { memory in
        var visitor = unsafe _CaseVisitor(wanted: route, target: payload, type: Payload.self)
        Root._caseAccess().visit(unsafe memory.move(), &visitor)
        precondition(visitor.isReached, "the case changed while it was read")
        unsafe yield(&payload.pointee)
        unsafe memory.initialize(to: _CasePayload.make(route, payload.move()))
      }
    }
  }
}

/// A payload that generated code puts into a case.
@safe
public struct _CasePayload: ~Copyable {
  @usableFromInline let source: UnsafeRawPointer
  @usableFromInline let type: Any.Type

  /// The route from the case that is made to the payload.
  @usableFromInline let rest: CaseRoute

  @inlinable
  init(_ source: UnsafeRawPointer, _ type: Any.Type, rest: CaseRoute = CaseRoute()) {
    unsafe self.source = unsafe source
    self.type = type
    self.rest = rest
  }

  /// For generated code: the payload, as the type that the case has.
  ///
  /// A coroutine and not a function: a call whose result is an enum without cases makes the
  /// compiler warn about generated code that will never be executed.
  @inlinable
  public subscript<Payload>() -> Payload {
    _read {
      if rest.isEmpty {
        precondition(Payload.self == type, "generated code is stale: build again")
        yield unsafe source.assumingMemoryBound(to: Payload.self).pointee
      } else {
        yield surrounded(Payload.self) as! Payload
      }
    }
  }

  /// The same for a payload whose cases are known at compile time.
  @inlinable
  public subscript<Payload: CasePathable>() -> Payload {
    _read {
      if rest.isEmpty {
        precondition(Payload.self == type, "generated code is stale: build again")
        yield unsafe source.assumingMemoryBound(to: Payload.self).pointee
      } else {
        yield Self.make(rest, unsafe source, type) as Payload
      }
    }
  }

  /// A payload whose type is a generic parameter and has cases, made from the payload inside it.
  @usableFromInline
  func surrounded(_ payload: Any.Type) -> Any {
    guard let payload = payload as? any CasePathable.Type else { staleCode() }
    func make<Payload: CasePathable>(_: Payload.Type) -> Any {
      Self.make(rest, unsafe source, type) as Payload
    }
    return make(payload)
  }

  /// For generated code: no case has this index.
  @inlinable
  public borrowing func reject() -> Never { staleCode() }

  @inlinable
  static func make<Root: CasePathable, Payload>(_ route: CaseRoute, _ payload: Payload) -> Root {
    unsafe withUnsafePointer(to: payload) { unsafe make(route, $0, Payload.self) }
  }

  @inlinable
  static func make<Root: CasePathable>(
    _ route: CaseRoute, _ source: UnsafeRawPointer, _ type: Any.Type
  ) -> Root {
    Root._caseAccess().make(route.first, unsafe _CasePayload(source, type, rest: route.rest))
  }
}

/// Traps because an index names no case, or one with another payload.
@usableFromInline
func staleCode() -> Never {
  preconditionFailure("generated code is stale: build again")
}
