import Synchronization

/// How values of one type are dumped and compared. Everything that follows from the type alone, its
/// name and its conformances, was found out once.
///
/// Nothing in it changes after `init`, which the compiler cannot check for a class with subclasses.
class AnyValuePrinter: @unchecked Sendable {
  let name: String
  /// Whether values that are shown as the same text may differ on purpose.
  var hidesDifferences: Bool { false }

  init(name: String) { self.name = name }
}

class ValuePrinter<Value>: AnyValuePrinter, @unchecked Sendable {
  let equality: ValueEquality<Value>?

  /// Whether the type is written like a tuple, as functions are too.
  let mayBeTuple: Bool

  init() {
    equality = ValueEquality<Value>.make()
    mayBeTuple = _typeName(Value.self, qualified: true).utf8.first == UInt8(ascii: "(")
    super.init(name: dumpTypeName(Value.self))
  }

  /// Returns whether the value has children or several lines, so that it does not stand on one line
  /// with the brackets around it.
  @discardableResult
  func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    preconditionFailure("abstract")
  }

  /// What `write` would return if there were no end to `depth`, but without writing.
  func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    composite(value, writer)?.children.isEmpty == false
  }

  /// The value as what a diff keeps.
  func hold(_ value: Value, _ writer: DumpWriter) -> AnyHeldValue { HeldValue(value, self) }

  /// The value in its parts, if it has any.
  func composite(_ value: Value, _ writer: DumpWriter) -> DumpComposite? { nil }

  /// What differs, or `nil` if nothing does.
  func compare(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange? {
    guard let equality else { return differences(old, new, comparison) }
    return equality.areEqual(old, new) ? nil : inequality(old, new, comparison)
  }

  /// What differs between two values that are not equal.
  func inequality(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange {
    differences(old, new, comparison) ?? .invisible(HeldValue(old, self), HeldValue(new, self))
  }

  /// What differs between two values of which is not known that they are equal, or `nil`.
  func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange? {
    let parts = (composite(old, comparison.writer), composite(new, comparison.writer))
    return compositeDifferences(old, new, parts, comparison)
  }
}

/// The value of a child, with its type. Boxed only where a diff has to keep it.
class AnyHeldValue {
  var printer: AnyValuePrinter { preconditionFailure("abstract") }
  var any: Any { preconditionFailure("abstract") }
  @discardableResult
  func write(to writer: DumpWriter, isRoot: Bool = false) -> Bool {
    preconditionFailure("abstract")
  }
  func hasChildren(_ writer: DumpWriter) -> Bool { preconditionFailure("abstract") }
  func compare(with new: AnyHeldValue, _ comparison: DumpComparison) -> DumpChange? {
    preconditionFailure("abstract")
  }
  /// What differs from a value that is not equal.
  func inequality(with new: AnyHeldValue, _ comparison: DumpComparison) -> DumpChange {
    preconditionFailure("abstract")
  }
  func parts(with new: AnyHeldValue, _ writer: DumpWriter) -> DumpParts {
    preconditionFailure("abstract")
  }

  /// Whether a value is equal, if that is known from its type.
  func isEqual<Other>(to value: Other, _ printer: ValuePrinter<Other>) -> Bool? {
    guard self.printer === printer, let equality = printer.equality else { return nil }
    // Values that share a printer are of its type, and so is what holds them.
    return equality.areEqual(unsafe unsafeDowncast(self, to: HeldValue<Other>.self).value, value)
  }
}

final class HeldValue<Value>: AnyHeldValue {
  let value: Value
  fileprivate let own: ValuePrinter<Value>

  init(_ value: Value, _ printer: ValuePrinter<Value>) {
    self.value = value
    own = printer
  }

  override var printer: AnyValuePrinter { own }
  override var any: Any { value }

  override func write(to writer: DumpWriter, isRoot: Bool) -> Bool {
    own.write(value, to: writer, isRoot: isRoot)
  }

  override func hasChildren(_ writer: DumpWriter) -> Bool { own.hasChildren(value, writer) }

  override func compare(with new: AnyHeldValue, _ comparison: DumpComparison) -> DumpChange? {
    guard new.printer === own else { return .replaced(self, new) }
    // Values that share a printer are of its type, and so are what holds them.
    return own.compare(value, unsafe unsafeDowncast(new, to: HeldValue.self).value, comparison)
  }

  override func inequality(
    with new: AnyHeldValue, _ comparison: DumpComparison
  ) -> DumpChange {
    guard new.printer === own else { return .replaced(self, new) }
    return own.inequality(value, unsafe unsafeDowncast(new, to: HeldValue.self).value, comparison)
  }

  override func parts(with new: AnyHeldValue, _ writer: DumpWriter) -> DumpParts {
    guard new.printer === own else { return .different }
    return ownParts(with: unsafe unsafeDowncast(new, to: HeldValue.self), writer)
  }
}

extension HeldValue {
  /// One step of a comparison without recursion.
  fileprivate func ownParts(with new: HeldValue, _ writer: DumpWriter) -> DumpParts {
    if let equality = own.equality {
      return equality.areEqual(value, new.value) ? .equal : .different
    }
    guard let old = own.composite(value, writer), let new = own.composite(new.value, writer) else {
      return .equal
    }
    return .composites(old, new)
  }
}

/// The printers of all types that were dumped. It holds nothing that grows but with the types of the
/// program, and those are never freed either.
enum PrinterCache {
  private static let printers = Mutex<[ObjectIdentifier: AnyValuePrinter]>([:])

  /// A writer takes a copy, so that it locks only for types that are new to it.
  static var snapshot: [ObjectIdentifier: AnyValuePrinter] { printers.withLock { $0 } }

  /// The first printer stays, when two threads made one.
  static func add(_ printer: AnyValuePrinter, for key: ObjectIdentifier) -> AnyValuePrinter {
    printers.withLock { printers in
      if let first = printers[key] { return first }
      printers[key] = printer
      return printer
    }
  }
}
