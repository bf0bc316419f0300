// The two types through which generated code hands payloads to the runtime. A payload's type is
// known on both sides and never in between, so this file, and no other, goes through untyped memory.
// It is safe because neither side is believed: each states its type, and unequal types trap before a
// byte moves. (An index that names a case of another payload means that generated code is stale.)

/// Is shown the case of a value, and takes the index or the payload.
@safe
public struct _CaseVisitor {
  /// The index of the value's case, once it was shown.
  @usableFromInline var index = -1

  /// The way to the place that is looked for.
  @usableFromInline var wanted: CaseRoute

  /// Whether the value is at that place.
  @usableFromInline var isReached = false

  /// Memory for the payload, and the type that fits in.
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

  /// The same for a payload that is known to have cases, which can be looked into at no cost.
  @inlinable
  public mutating func visit<Payload: CasePathable>(_ index: Int, _ payload: consuming Payload) {
    self.index = index
    guard wanted.first == index else { return }
    if wanted.rest.isEmpty { return take(payload) }
    wanted = wanted.rest
    Payload._caseAccess().visit(payload, &self)
    self.index = index
  }

  /// The payload of a generic parameter's type, which may have cases, too.
  @usableFromInline
  mutating func enter(_ payload: Any) {
    guard let payload = payload as? any CasePathable else { staleCode() }
    wanted = wanted.rest
    func visit<Payload: CasePathable>(_ payload: Payload) {
      Payload._caseAccess().visit(payload, &self)
    }
    visit(payload)
  }

  /// The value is where it was looked for.
  @inlinable
  mutating func take<Payload>(_ payload: consuming Payload) {
    isReached = true
    guard let target = unsafe target else { return }
    guard Payload.self == type else { return unsafe convert(payload, at: target) }
    unsafe target.initializeMemory(as: Payload.self, to: payload)
  }

  /// In language mode 6 a payload of existential type arrives opened, as the value inside.
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

  /// Moves the payload of `root`, which must be at the end of this route, out, changed, and in
  /// again, so that a payload that owns memory alone still does while it changes.
  @inlinable
  static func modify<Root: CasePathable, Payload>(
    _ root: inout Root, at route: CaseRoute, _ yield: (inout Payload) -> Void
  ) {
    unsafe withUnsafeTemporaryAllocation(of: Payload.self, capacity: 1) { memory in
      let payload = memory.baseAddress!
      unsafe withUnsafeMutablePointer(to: &root) { place in
        var visitor = unsafe _CaseVisitor(wanted: route, target: payload, type: Payload.self)
        Root._caseAccess().visit(unsafe place.move(), &visitor)
        precondition(visitor.isReached, "the case changed while it was read")
        unsafe yield(&payload.pointee)
        unsafe place.initialize(to: _CasePayload.make(route, payload.move()))
      }
    }
  }
}

/// A payload on its way into a case.
@safe
public struct _CasePayload: ~Copyable {
  @usableFromInline let source: UnsafeRawPointer
  @usableFromInline let type: Any.Type

  /// The way from the case that is being made to the payload.
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

  /// The same for a payload that is known to have cases.
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

  /// A payload of a generic parameter's type that has cases, made from the one further in.
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

/// An index names a case of another payload, or none.
@usableFromInline
func staleCode() -> Never {
  preconditionFailure("generated code is stale: build again")
}
