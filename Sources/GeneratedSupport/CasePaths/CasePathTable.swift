import Synchronization

/// A table of some enum.
class AnyCasePathTable: @unchecked Sendable {
  fileprivate let root: ObjectIdentifier

  fileprivate init(_ root: Any.Type) {
    self.root = ObjectIdentifier(root)
  }
}

/// The key paths of an enum, as an array that is made once.
///
/// Key paths are immutable, and these are literals that capture nothing: they may be shared. The
/// compiler cannot know that of an array of them, hence `@unchecked`.
final class CasePathTable<Root: CasePathable>: AnyCasePathTable, @unchecked Sendable {
  let paths: [PartialCaseKeyPath<Root>]

  /// Where in `paths` the case with this index is. The two differ when a case stands inside `#if`.
  let positions: [Int]

  private init() {
    paths = _CasePayload.paths(of: Root.self)
    var positions: [Int] = []
    for (position, path) in paths.enumerated() {
      guard let index = (Root._casePathRoot[keyPath: path] as? any ErasedCase)?.directIndex else {
        preconditionFailure("the key path at \(position) of \(Root.self) is not one of its cases")
      }
      while positions.count <= index { positions.append(-1) }
      positions[index] = position
    }
    self.positions = positions
    super.init(Root.self)
  }

  static var shared: CasePathTable {
    let key = ObjectIdentifier(Root.self)
    let place = places[key.placeIndex]
    if let table = place.table.load(), table.root == key { return table.of(Root.self) }
    if let table = tables.withLock({ $0[key] }) { return table.of(Root.self) }
    // Outside of the lock, because it calls generated code. Two threads may both do it; the first
    // one's table stays.
    let table = CasePathTable()
    let kept = tables.withLock { tables in
      if tables[key] == nil { tables[key] = table }
      return tables[key] ?? table
    }
    _ = place.table.storeIfNil(kept)
    return kept.of(Root.self)
  }
}

extension AnyCasePathTable {
  /// What is found under an enum was made for it, see `shared`.
  fileprivate func of<Root>(_ root: Root.Type) -> CasePathTable<Root> {
    unsafe unsafeDowncast(self, to: CasePathTable<Root>.self)
  }
}

/// One table for each enum that was asked, generic ones included, which cannot have a static stored
/// property. It holds nothing that a program makes at run time but types, and those are never freed
/// either: it grows no further than the program's own metadata.
private let tables = Locked<[ObjectIdentifier: AnyCasePathTable]>([:])

/// The table that came first to each place, for a look-up without the lock.
private let places = (0..<256).map { _ in Place() }

private final class Place: Sendable {
  let table = AtomicLazyReference<AnyCasePathTable>()
}

extension ObjectIdentifier {
  /// Which of 256 places a type has. Metadata lies in units of 8 bytes or more.
  fileprivate var placeIndex: Int {
    let address = UInt(bitPattern: self)
    return Int(truncatingIfNeeded: (address >> 4 ^ address >> 12) & 255)
  }
}
