/// The key paths of an enum, as an array that is made once.
///
/// Key paths are immutable, and these are literals that capture nothing: they may be shared. The
/// compiler cannot know that of an array of them, hence `@unchecked`.
@usableFromInline
final class CasePathTable<Root: CasePathable>: @unchecked Sendable {
  let paths: [PartialCaseKeyPath<Root>]

  /// Where in `paths` the case with this index is. The two differ when a case stands inside `#if`.
  let positions: [Int]

  private init() {
    paths = Root._caseAccess().paths()
    var positions: [Int] = []
    for (position, path) in paths.enumerated() {
      // A path that is written by hand has none, and its `AllCasePaths` finds it without this table.
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
      // What stands under the key of an enum is made three lines below, for that enum.
      return unsafe unsafeDowncast(table, to: Self.self)
    }
    // Outside of the lock, because it calls generated code. Two threads may both do it; the first
    // one's table stays.
    let table = CasePathTable()
    tables.withLock { tables in
      if tables[key] == nil { tables[key] = table }
    }
    return table
  }
}

/// One table for each enum that was asked, generic ones included, which cannot have a static stored
/// property. It holds nothing that a program makes at run time but types, and those are never freed
/// either: it grows no further than the program's own metadata.
private let tables = Locked<[ObjectIdentifier: any AnyObject & Sendable]>([:])
