/// The key paths of an enum, as an array that is made once.
///
/// The key paths are immutable literals that capture nothing, so they may be shared. The compiler
/// cannot prove that for an array of them, so the conformance is `@unchecked`.
@usableFromInline
final class CasePathTable<Root: CasePathable>: @unchecked Sendable {
  let paths: [PartialCaseKeyPath<Root>]

  /// The positions in `paths` of the cases, by index. They differ from the indices if `#if` leaves
  /// out a case.
  let positions: [Int]

  private init() {
    paths = Root._caseAccess().paths()
    var positions: [Int] = []
    for (position, path) in paths.enumerated() {
      // A path that is written by hand has none, and its `AllCasePaths` finds it without this
      // table.
      guard let index = (Root._caseAccess().start[keyPath: path] as? any ErasedCase)?.directIndex
      else { continue }
      while positions.count <= index { positions.append(-1) }
      positions[index] = position
    }
    self.positions = positions
  }

  /// The key path of the case with this index.
  @usableFromInline
  static func path(at index: Int) -> PartialCaseKeyPath<Root> {
    let table = shared
    return table.paths[table.positions[index]]
  }

  static var shared: CasePathTable {
    let key = ObjectIdentifier(Root.self)
    if let table = tables.withLock({ $0[key] }) {
      // The table under the key of an enum is made below, for that enum.
      return unsafe unsafeDowncast(table, to: Self.self)
    }
    // Outside the lock, because it calls generated code. If two threads do it, the first table
    // stays.
    let table = CasePathTable()
    tables.withLock { tables in
      if tables[key] == nil { tables[key] = table }
    }
    return table
  }
}

/// One table for each enum whose key paths were listed. It is global because a generic enum cannot
/// have a static stored property. It has at most one entry per enum type, and Swift never frees
/// types either.
private let tables = Locked<[ObjectIdentifier: any AnyObject & Sendable]>([:])
