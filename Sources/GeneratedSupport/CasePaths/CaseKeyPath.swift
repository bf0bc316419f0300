/// A key path to the payload of a case: `\.child`, `\.child.saved`, or written out,
/// `\Feature.Action.Cases.child`.
///
/// A literal costs next to nothing where an optimised program passes it to `is`, `[case:]` or
/// `modify`: the compiler sees through it, and no key path is made. One that passes through a payload
/// of another module, an optional or a generic parameter is made each time it is evaluated, which
/// takes about two microseconds; keep it in a constant, or in an ``AnyCasePath``, where that matters.
///
/// Literals with the same steps are equal. A path made by `appending(path:)` leads to the same place
/// as the literal of all its steps, and need not be equal to it.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<
  Root.AllCasePaths, Case<Root, Value>
>

/// A case key path that does not say what the payload is.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.AllCasePaths>

/// A case key path that can cross isolation domains, as every literal can.
public typealias _SendableCaseKeyPath<Root: CasePathable, Value> = any CaseKeyPath<Root, Value>
  & Sendable

extension KeyPath {
  /// A value in this case, with `payload`.
  @inlinable @inline(__always)
  public func callAsFunction<Enum: CasePathable, Payload>(_ payload: Payload) -> Enum
  where Root == Enum.AllCasePaths, Value == Case<Enum, Payload> {
    Enum._caseAccess().start[keyPath: self]._embed(payload)
  }

  /// A value in this case, which has no payload.
  @inlinable @inline(__always)
  public func callAsFunction<Enum: CasePathable>() -> Enum
  where Root == Enum.AllCasePaths, Value == Case<Enum, Void> {
    Enum._caseAccess().start[keyPath: self]._embed(())
  }

  /// The way that leads on from the payload of this case: what `\.child.saved` is to `\.child`.
  public func appending<Enum: CasePathable, Middle: CasePathable, Payload>(
    path: CaseKeyPath<Middle, Payload>
  ) -> CaseKeyPath<Enum, Payload>
  where Root == Enum.AllCasePaths, Value == Case<Enum, Middle> {
    appending(path: \.[dynamicMember: path])
  }
}

extension PartialKeyPath {
  /// A value in this case, or `nil` when `payload` is not of the type that the case has. A payload
  /// that is an optional may be given as its wrapped value.
  ///
  /// The result's type has to be known from where the call stands.
  @_disfavoredOverload
  public func callAsFunction<Enum: CasePathable>(_ payload: Any) -> Enum?
  where Root == Enum.AllCasePaths {
    (Enum._caseAccess().start[keyPath: self] as? any ErasedCase)?.embedAny(payload) as? Enum
  }
}

/// Lets a `switch` have case key paths for patterns: `case \.child.saved:`.
@inlinable @inline(__always)
public func ~= <Root: CasePathable, Value>(path: CaseKeyPath<Root, Value>, root: Root) -> Bool {
  root.is(path)
}
