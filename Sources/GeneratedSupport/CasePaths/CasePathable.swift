/// An enum whose cases can be named by key paths.
///
/// Write the conformance on your enum. The generator fulfils it:
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
/// The `Action` of a reducer conforms without the annotation, and so does its `State` if that is an
/// enum.
///
/// ## Conform by hand
///
/// The generator cannot read the cases of an enum of another module. Write them yourself: a type
/// with one property per case, and a subscript that finds the path of a value:
///
/// ```swift
/// extension UnicodeDecodingResult: @retroactive CasePathable {
///   public struct AllCasePaths: CasePathReflectable {
///     public var scalarValue: Case<UnicodeDecodingResult, Unicode.Scalar> {
///       Case(
///         embed: UnicodeDecodingResult.scalarValue,
///         extract: { if case .scalarValue(let scalar) = $0 { scalar } else { nil } })
///     }
///     public var emptyInput: Case<UnicodeDecodingResult, Void> {
///       Case(embed: { .emptyInput }, extract: { $0 == .emptyInput ? () : nil })
///     }
///     public var error: Case<UnicodeDecodingResult, Void> {
///       Case(embed: { .error }, extract: { $0 == .error ? () : nil })
///     }
///
///     public subscript(
///       root: UnicodeDecodingResult
///     ) -> PartialCaseKeyPath<UnicodeDecodingResult> {
///       switch root {
///       case .scalarValue: \.scalarValue
///       case .emptyInput: \.emptyInput
///       case .error: \.error
///       }
///     }
///   }
///
///   public static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
///
/// print(UnicodeDecodingResult.error.is(\.error))
/// ```
///
/// To have the cases listed as well, conform to ``CasePathIterable``, and make `AllCasePaths` a
/// `Sequence` of `PartialCaseKeyPath`. A type that is not an enum can conform in the same way.
///
/// An enum of a module that is on the main actor by default stays there. Its case paths are not
/// isolated, so code that runs elsewhere can use them, too.
public protocol CasePathable {
  /// One property per case, with the name of the case.
  ///
  /// Case key paths start here and not in a type that all enums share. So the compiler looks a name
  /// up among the cases of this enum only, and a change of one enum recompiles no code that uses
  /// another.
  ///
  /// This type is generated. If it is missing, add the plugin to your target in Package.swift:
  /// `plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]`
  associatedtype AllCasePaths: CasePathReflectable<Self>  // add ReducerGenPlugin to the target
  // To use generated code without the plugin, run 'swift package reducergen' and check the result
  // in. For an enum of another module, write 'AllCasePaths' yourself: see the documentation of
  // CasePathable.

  /// Where case key paths start. The default is for generated code.
  @_disfavoredOverload
  static var allCasePaths: AllCasePaths { get }

  /// How the runtime reaches the cases. The default is for a conformance that is written by hand.
  ///
  /// This is one requirement and not one for each operation, because in a module of many enums each
  /// member takes time in every build. It is a function because a property has an accessor, which
  /// takes more.
  static func _caseAccess() -> _CaseAccess<Self, AllCasePaths>
}

/// An enum whose cases can be listed: `Array(Screen.allCasePaths)`.
///
/// Every enum with generated case paths conforms; you need not write it. Use it as a constraint
/// where a function lists the cases of any enum.
public protocol CasePathIterable: CasePathable {}

/// An enum whose payloads can be read as members: `state.child` is the payload, or `nil`.
///
/// The `State` of a reducer conforms if it is an enum. On any other enum, write
/// `@dynamicMemberLookup`. The attribute is not on ``CasePathable``, because `Optional` conforms to
/// that, and the compiler would then answer every misspelt member of an optional with a message
/// about key paths.
@dynamicMemberLookup
public protocol CaseMemberLookup: CasePathIterable {}

// Every function that takes a case key path is always inlined. So the compiler sees the literal,
// makes no key path, and calls the property of `AllCasePaths` directly.
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
  /// Setting it replaces the payload if this is the case that `path` names. Otherwise nothing
  /// changes. Setting `nil` changes nothing either, unless the payload is an optional.
  ///
  /// There is no second subscript with a value that is not optional, because the compiler sometimes
  /// prefers it for reading.
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

  /// The payload, if this is the named case: `screen.settings`. The enum needs
  /// `@dynamicMemberLookup` or ``CaseMemberLookup``.
  @inlinable
  public subscript<Value>(dynamicMember path: CaseKeyPath<Self, Value>) -> Value? {
    @inline(__always)
    get { self[case: path] }
    @available(
      *, unavailable, message: "write 'value = .case(payload)', not 'value.case = payload'"
    )
    set { fatalError() }  // never called: it exists for its message
  }

  /// Changes the payload in place.
  ///
  /// The payload is moved out while `yield` runs, not copied. If this is not the case that `path`
  /// names, nothing changes and an issue is reported.
  @inlinable @inline(__always)
  public mutating func modify<Value>(
    _ path: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard !Self._caseAccess().start[keyPath: path]._modify(&self, yield) else { return }
    reportUnmodified(
      self, Self.self, path, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Reports that the value is in a different case.
@usableFromInline
func reportUnmodified<Root, Enum: CasePathable, Value>(
  _ value: Any, _ root: Root.Type, _ path: CaseKeyPath<Enum, Value>,
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  reportIssue(
    """
    Can't modify '\(String(describing: value))' via 'CaseKeyPath<\(Root.self), \(Value.self)>' \
    (aka '\(Enum.spelling(of: path) ?? String(reflecting: path))')
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// `nil` as a payload, if the payload is an optional.
@usableFromInline
func nilPayload<Value>() -> Value? {
  // NB: Swift 6.3.1 crashes in release builds if `Value.self` is cast to
  // `any ExpressibleByNilLiteral.Type` here.
  let empty: Any = Never?.none as Any
  return empty as? Value
}
