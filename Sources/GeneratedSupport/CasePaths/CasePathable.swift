/// An enum whose cases can be named by key paths.
///
/// Write the conformance on the enum; everything that it asks for is generated at build time:
///
/// ```swift
/// enum Route: CasePathable {
///   case home
///   case settings(Int)
/// }
///
/// let route = Route.settings(1)
/// route.is(\.settings)      // true
/// route[case: \.settings]   // 1
/// ```
///
/// A compiler message that `_visitCase` or `AllCasePaths` is missing says that nothing was generated:
/// add the plugin `ReducerGenPlugin` to the target.
public protocol CasePathable: SendableMetatype {
  /// One property for each case: what key paths are rooted in.
  associatedtype AllCasePaths: _CaseProperties where AllCasePaths._Enum == Self

  /// Tells the visitor which case this is, and what it holds.
  func _visitCase(_ visitor: inout _CaseVisitor)

  /// The case of that number, with what the payload holds.
  static func _makeCase(_ index: Int, _ payload: borrowing _CasePayload) -> Self

  /// The key paths of all cases, in the order of their declaration.
  static var _casePathList: _CasePathList<Self> { get }
}

/// The type of the properties that are generated for the cases of an enum.
public protocol _CaseProperties: SendableMetatype {
  associatedtype _Enum: CasePathable
  init()
}

/// Names a case of `Root` that holds a `Value`: `\.settings`, `\.login.response.success`.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<Root.AllCasePaths, Case<Value>>

/// Names a case of `Root`, whatever it holds.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.AllCasePaths>

extension CasePathable {
  /// For key paths with their root: `\Route.Cases.settings`.
  public typealias Cases = AllCasePaths

  /// All case paths of the enum: by name, by value, and as a sequence.
  public static var allCasePaths: CasePaths<Self> { CasePaths() }
}

/// An enum whose cases are members, too: `state.playing` is what the case `playing` holds, if that
/// is the case. Generated for the state of a reducer; on other enums, write `@dynamicMemberLookup`
/// above the declaration instead.
@dynamicMemberLookup
public protocol DynamicCasePathable: CasePathable {}
