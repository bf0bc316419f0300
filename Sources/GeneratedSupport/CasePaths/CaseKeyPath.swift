/// A key path to the payload of a case: `\.child`, `\.child.saved`, or written out,
/// `\Feature.Action.Cases.child`.
///
/// If the payload is an optional, `some` leads to the wrapped value. This is the path for a
/// parameter of type `CaseKeyPath<Root, Wrapped>`:
///
/// ```swift
/// enum Action: CasePathable { case selected(Int?) }
///
/// let path: CaseKeyPath<Action, Int> = \.selected.some
/// print(Action.selected(1)[case: path] ?? 0, path(2))
/// ```
///
/// A literal costs next to nothing where an optimised program passes it to `is`, `[case:]` or
/// `modify`: the compiler makes no key path. A literal that steps through a payload of another
/// module, an optional or a generic parameter is made each time, which takes two to three
/// microseconds. Where that matters, keep it in a constant, or in an ``AnyCasePath``.
///
/// Literals with the same steps are equal. A path made by `appending(path:)` leads to the same
/// place as the literal of all its steps, but need not be equal to it.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<
  Root.AllCasePaths, Case<Root, Value>
>

/// A case key path without the type of its payload.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.AllCasePaths>

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

  /// The path that leads on from the payload of this case: `\.child` and `\.saved` make
  /// `\.child.saved`.
  public func appending<Enum: CasePathable, Middle: CasePathable, Payload>(
    path: CaseKeyPath<Middle, Payload>
  ) -> CaseKeyPath<Enum, Payload>
  where Root == Enum.AllCasePaths, Value == Case<Enum, Middle> {
    appending(path: \.[dynamicMember: path])
  }
}

extension PartialKeyPath where Root: CasePathReflectable, Root.Root.AllCasePaths == Root {
  /// A value in this case, or `nil` when `payload` is not of the type that the case has. A payload
  /// that is an optional may be given as its wrapped value.
  @_disfavoredOverload
  public func callAsFunction(_ payload: Any) -> Root.Root? {
    let start = Root.Root._caseAccess().start[keyPath: self] as? any ErasedCase
    return start?.embedAny(payload) as? Root.Root
  }
}

extension CasePathable {
  /// Makes case key paths patterns of a `switch`: `case \.child.saved:`.
  ///
  /// A pattern takes about a microsecond. Where that matters, use `is(\.child.saved)`.
  ///
  /// NB: The pattern is a `PartialKeyPath`. If it were a function, Swift 6.3.1 would crash at a
  /// misspelt case before a nested pattern, such as `case .svaed(.success(let item)):` in a closure.
  /// If it were a `KeyPath`, the compiler would also say that it cannot infer the payload.
  @_disfavoredOverload
  public static func ~= (path: PartialCaseKeyPath<Self>, root: Self) -> Bool {
    root.is(path)
  }
}
