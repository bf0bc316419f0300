/// A key path to the payload of a case: `\.child`, `\.child.saved`, or written out,
/// `\Feature.Action.Cases.child`.
///
/// Literals of one case are as cheap as any key path: the program makes them once. A longer one is
/// made each time it is evaluated, which takes about two microseconds; keep it in a constant, or
/// in an ``AnyCasePath``, where that matters.
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
  @inlinable
  public func callAsFunction<Enum: CasePathable, Payload>(_ payload: Payload) -> Enum
  where Root == Enum.AllCasePaths, Value == Case<Enum, Payload> {
    Enum._casePathRoot[keyPath: self]._embed(payload)
  }

  /// A value in this case, which has no payload.
  @inlinable
  public func callAsFunction<Enum: CasePathable>() -> Enum
  where Root == Enum.AllCasePaths, Value == Case<Enum, Void> {
    Enum._casePathRoot[keyPath: self]._embed(())
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
    (Enum._casePathRoot[keyPath: self] as? any ErasedCase)?.embedAny(payload) as? Enum
  }
}

/// Lets a `switch` have case key paths for patterns: `case \.child.saved:`.
@inlinable
public func ~= <Root: CasePathable, Value>(path: CaseKeyPath<Root, Value>, root: Root) -> Bool {
  root.is(path)
}
