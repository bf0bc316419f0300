/// An enum whose cases can be named by key paths.
///
/// Write the conformance on your enum; the generator fulfils it:
///
/// ```swift
/// struct Settings { var isOn = false }
///
/// enum Screen: CasePathable {
///   case home
///   case settings(Settings)
/// }
///
/// var screen = (\Screen.Cases.settings)(Settings())
/// screen.modify(\.settings) { $0.isOn = true }
/// print(screen.is(\.home), screen[case: \.settings]?.isOn ?? false)
/// ```
///
/// A reducer's `Action`, and its `State` when that is an enum, conform without being told to.
///
/// Every requirement is written by the generator. Without it the conformance does not compile.
///
/// It refines `SendableMetatype` so that a conforming type stays nonisolated in a module whose
/// declarations are on the main actor by default.
public protocol CasePathable: SendableMetatype {
  /// One property per case, named for it. Case key paths start here and not in a type that all
  /// enums share: then the compiler looks a name up among this enum's cases only, and a change of
  /// one enum compiles nothing again that uses another.
  associatedtype AllCasePaths

  /// How the runtime reaches the cases.
  ///
  /// This is one requirement and not one for each thing to be done, because in a module of many enums
  /// each member takes time whenever something is built; and a property, which has an accessor, takes
  /// more than a function.
  static func _caseAccess() -> _CaseAccess<Self, AllCasePaths>
}

/// In the peers, iteration is a promise of its own; here every case-pathable enum can be iterated.
/// Name it where a signature of yours asks for it.
public protocol CasePathIterable: CasePathable {}

/// An enum whose payloads can be read as members: `state.child` is the payload, or `nil`.
///
/// A reducer's enum `State` conforms without being told to. Any other enum says
/// `@dynamicMemberLookup` itself; the attribute is not on ``CasePathable``, because `Optional`
/// conforms to that, and would then answer every misspelt member with a message about key paths.
@dynamicMemberLookup
public protocol CaseMemberLookup: CasePathable {}

// Whatever takes a case key path is always inlined. Then the compiler sees the literal that is passed,
// and no key path is made: it calls the property of `AllCasePaths` itself.
extension CasePathable {
  /// Where case key paths start when they are written out: `\Screen.Cases.settings`.
  public typealias Cases = AllCasePaths

  /// Whether this is the case that `path` names.
  @inlinable @inline(__always)
  public func `is`<Value>(_ path: CaseKeyPath<Self, Value>) -> Bool {
    Self._caseAccess().start[keyPath: path]._matches(self)
  }

  /// Whether this is the case that `path` names.
  @_disfavoredOverload
  public func `is`(_ path: PartialCaseKeyPath<Self>) -> Bool {
    (Self._caseAccess().start[keyPath: path] as? any ErasedCase)?.matches(self) ?? false
  }

  /// The payload, if this is the case that `path` names.
  ///
  /// Setting it replaces the payload; in any other case than the one that `path` names, nothing
  /// changes. `nil` is a payload only where the case's payload is an optional, and elsewhere changes
  /// nothing either. It is one subscript and not a second one that takes what cannot be `nil`,
  /// because the compiler at times prefers that one for reading.
  @inlinable
  public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? {
    @inline(__always)
    get { Self._caseAccess().start[keyPath: path]._extract(from: self) }
    @inline(__always)
    set {
      let path = Self._caseAccess().start[keyPath: path]
      guard let payload = newValue ?? nilPayload(), path._matches(self) else { return }
      self = path._embed(payload)
    }
  }

  /// The payload, if this is the case that `path` names.
  @_disfavoredOverload
  public subscript(case path: PartialCaseKeyPath<Self>) -> Any? {
    (Self._caseAccess().start[keyPath: path] as? any ErasedCase)?.extractAny(from: self)
  }

  /// The payload, if this is the named case: `screen.settings`. Needs `@dynamicMemberLookup` on the
  /// enum, or ``CaseMemberLookup``.
  @inlinable
  public subscript<Value>(dynamicMember path: CaseKeyPath<Self, Value>) -> Value? {
    @inline(__always)
    get { self[case: path] }
    @available(
      *, unavailable, message: "write 'value = .case(payload)', not 'value.case = payload'"
    )
    set { fatalError() }  // nobody can call it: it is here for its message
  }

  /// Changes the payload in place.
  ///
  /// The payload is moved out while `yield` runs, not copied. In any other case than the one that
  /// `path` names, nothing changes and an issue is reported.
  @inlinable @inline(__always)
  public mutating func modify<Value>(
    _ path: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard !Self._caseAccess().start[keyPath: path]._modify(&self, yield) else { return }
    reportUnmodified(
      self, Self.self, Value.self, path, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

/// Says that the value is in another case than the one to modify.
@usableFromInline
func reportUnmodified<Root, Value>(
  _ value: Any, _ root: Root.Type, _ payload: Value.Type, _ path: AnyKeyPath,
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  reportIssue(
    """
    Can't modify '\(String(describing: value))' via 'CaseKeyPath<\(Root.self), \(Value.self)>' \
    (aka '\(String(reflecting: path))')
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// `nil` as a payload, where the payload can be that.
@usableFromInline
func nilPayload<Value>() -> Value? {
  (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
}
