/// Case paths that lead back to their enum: every `AllCasePaths` is one.
///
/// Generic code reads the enum as `Root`, and finds the case key path of a value:
///
/// ```swift
/// enum Screen: CasePathable { case home, settings(Int) }
///
/// func path<Paths: CasePathReflectable>(
///   of root: Paths.Root, in paths: Paths
/// ) -> PartialCaseKeyPath<Paths.Root> {
///   paths[root]
/// }
///
/// print(path(of: .settings(1), in: Screen.allCasePaths) == \Screen.Cases.settings)
/// ```
public protocol CasePathReflectable<Root> {
  associatedtype Root: CasePathable

  /// The case key path of the case that `root` is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// For generated code: case paths that the runtime finds by their index.
public protocol _GeneratedCasePaths<Root>: CasePathReflectable {}

extension _GeneratedCasePaths {
  @inlinable
  public subscript(root: Root) -> PartialCaseKeyPath<Root> {
    let index = _CaseVisitor.index(of: root)
    precondition(
      index >= 0,
      "'\(root)' has no case path, because the comment '// reducergen: ignore' stands above this case"
    )
    return CasePathTable<Root>.path(at: index)
  }
}

extension CasePathReflectable where Root.AllCasePaths == Self {
  /// A case path that no value reaches, for a domain that has no actions.
  @inlinable
  public var never: Case<Root, Never> { Case<Root, Never>._unreachable() }
}

/// All case key paths of an enum, in declaration order.
///
/// ```swift
/// enum Screen: CasePathable { case home, settings(Int) }
///
/// let screen = Screen.settings(1)
/// print(Array(Screen.allCasePaths).count)
/// print(Screen.allCasePaths[screen] == \.settings)
/// print(Screen.allCasePaths.settings.extract(from: screen) ?? 0)
/// ```
@dynamicMemberLookup
public struct CasePaths<Root: CasePathIterable>: Sequence, Sendable {
  @usableFromInline
  init() {}

  /// The case key path of the case that `root` is in.
  @inlinable
  public subscript(root: Root) -> PartialCaseKeyPath<Root> {
    Root._caseAccess().start[root]
  }

  /// The case path of this case.
  public subscript<Value>(dynamicMember path: CaseKeyPath<Root, Value>) -> AnyCasePath<Root, Value>
  {
    AnyCasePath(path)
  }

  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Root>]> {
    CasePathTable<Root>.shared.paths.makeIterator()
  }

  public var underestimatedCount: Int { CasePathTable<Root>.shared.paths.count }
}

// Not of `CasePathable`: the compiler would take this for the `AllCasePaths` of an enum that has
// none.
extension CasePathIterable {
  /// All case key paths, in declaration order. It also finds the case key path of a value.
  @inlinable
  public static var allCasePaths: CasePaths<Self> { CasePaths() }
}

extension CasePathable {
  /// The case key path of the case that this value is in.
  @inlinable
  public var `case`: PartialCaseKeyPath<Self> { Self._caseAccess().start[self] }
}
