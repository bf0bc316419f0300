/// All case paths of an enum.
///
/// ```swift
/// Route.allCasePaths.settings          // AnyCasePath<Route, Int>
/// Route.allCasePaths[.home] == \.home  // true
/// Array(Route.allCasePaths).count      // 2
/// ```
@dynamicMemberLookup
public struct CasePaths<Root: CasePathable>: Sendable, Sequence {
  init() {}

  /// The case path of that name.
  public subscript<Value>(
    dynamicMember keyPath: CaseKeyPath<Root, Value>
  ) -> AnyCasePath<Root, Value> { AnyCasePath(keyPath) }

  /// The key path of the case that a value is; nil for a case that a directive leaves out.
  public subscript(root: Root) -> PartialCaseKeyPath<Root>? {
    Root._casePathList[indexOfCase(root)]
  }

  /// In the order of declaration.
  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Root>]> {
    Root._casePathList.keyPaths.makeIterator()
  }
}

extension CasePathable {
  /// The key path of the case that this value is; nil for a case that a directive leaves out.
  public var `case`: PartialCaseKeyPath<Self>? { Self.allCasePaths[self] }
}

/// The key paths of an enum's cases, as generated code lists them.
public struct _CasePathList<Root: CasePathable>: ExpressibleByArrayLiteral {
  fileprivate var keyPaths: [PartialCaseKeyPath<Root>]
  /// The numbers of the cases, if some are missing because of `#if`.
  private var indices: [Int]?

  public init(arrayLiteral keyPaths: PartialCaseKeyPath<Root>...) {
    self.keyPaths = keyPaths
  }

  /// Adds a case that stands in `#if`, or behind one that does.
  public mutating func append(_ index: Int, _ keyPath: PartialCaseKeyPath<Root>) {
    indices = (indices ?? []) + [index]
    keyPaths.append(keyPath)
  }

  fileprivate subscript(index: Int) -> PartialCaseKeyPath<Root>? {
    if let indices { return indices.firstIndex(of: index).map { keyPaths[$0] } }
    return keyPaths.indices.contains(index) ? keyPaths[index] : nil
  }
}
