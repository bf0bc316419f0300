/// Finds the case key path of a value.
public protocol CasePathReflectable<Root> {
  associatedtype Root: CasePathable
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
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
public struct CasePaths<Root: CasePathable>: CasePathReflectable, Sequence, Sendable {
  @usableFromInline
  init() {}

  /// The case key path of the case that `root` is in.
  @inlinable
  public subscript(root: Root) -> PartialCaseKeyPath<Root> {
    let index = _CaseVisitor.index(of: root)
    precondition(index >= 0, "'\(root)' has no case path: 'reducergen: ignore' leaves it out")
    return CasePathTable<Root>.path(at: index)
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

extension CasePathable {
  /// All case key paths, in declaration order; also finds the one of a value.
  @inlinable
  public static var allCasePaths: CasePaths<Self> { CasePaths() }

  /// The case key path of the case that this value is in.
  @inlinable
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}
