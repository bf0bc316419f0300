/// Dumps and compares values of one type. The name and the conformances of the type are found once,
/// when the printer is created. A printer does not change after `init`.
class AnyValuePrinter {
  let name: String
  /// Whether the type may hide differences between values on purpose.
  var hidesDifferences: Bool { false }
  /// Whether a comparison of two values may be slow, because they may have many parts.
  var isDeep: Bool { true }

  init(name: String) { self.name = name }
}

class ValuePrinter<Value>: AnyValuePrinter {
  let equality: ValueEquality<Value>?

  init() {
    equality = ValueEquality<Value>.make()
    super.init(name: dumpTypeName(Value.self))
  }

  /// Writes a value. Returns whether it has children or several lines. If so, it cannot share a
  /// line with the brackets around it.
  @discardableResult
  func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    preconditionFailure("abstract")
  }

  /// The result of `write` for an unlimited `depth`. Nothing is written.
  func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    composite(value, writer)?.children.isEmpty == false
  }

  /// Boxes a value for a diff.
  func hold(_ value: Value, _ writer: DumpWriter) -> AnyHeldValue { HeldValue(value, self) }

  /// The parts of a value, if it has any.
  func composite(_ value: Value, _ writer: DumpWriter) -> DumpComposite? { nil }

  /// The difference between two values, or `nil` if there is none.
  func compare(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange? {
    guard let equality else { return differences(old, new, comparison) }
    var comparison = comparison
    if comparison.knowledge == .none {
      if equality.areEqual(old, new) { return nil }
      comparison.knowledge = .unequal
    }
    if let change = differences(old, new, comparison) { return change }
    if comparison.knowledge == .presumed, equality.areEqual(old, new) { return nil }
    return .invisible(HeldValue(old, self), HeldValue(new, self))
  }

  /// The difference between two values that are not known to be equal, or `nil` if there is none.
  func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange? {
    let parts = (composite(old, comparison.writer), composite(new, comparison.writer))
    return compositeDifferences(old, new, parts, comparison)
  }

  /// One step of a comparison without recursion, of values that are not equatable.
  func parts(_ old: Value, _ new: Value, _ writer: DumpWriter) -> DumpParts {
    if let old = composite(old, writer), let new = composite(new, writer) {
      return .composites(old, new)
    }
    return differences(old, new, .deepest(writer)) == nil ? .equal : .different
  }
}

/// A boxed value that knows its type. Only values that a diff keeps are boxed.
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
  func parts(with new: AnyHeldValue, _ writer: DumpWriter) -> DumpParts {
    preconditionFailure("abstract")
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
    // Values with the same printer have the same type.
    return own.compare(value, unsafe unsafeDowncast(new, to: HeldValue.self).value, comparison)
  }

  override func parts(with new: AnyHeldValue, _ writer: DumpWriter) -> DumpParts {
    guard new.printer === own else { return .different }
    let other = unsafe unsafeDowncast(new, to: HeldValue.self).value
    guard let equality = own.equality else { return own.parts(value, other, writer) }
    return equality.areEqual(value, other) ? .equal : .different
  }
}

/// The printers of all types that were dumped. The cache grows only with the number of types, which
/// are never freed either.
enum PrinterCache {
  /// Threads can share printers, because the properties of a printer are constants: a name, other
  /// printers, and capabilities of a type. The compiler cannot check that for classes with
  /// subclasses.
  private static let printers = Locked(UncheckedSendable<[ObjectIdentifier: AnyValuePrinter]>([:]))

  /// A writer takes a copy, so that it needs the lock only for types that are new to it.
  static var snapshot: [ObjectIdentifier: AnyValuePrinter] { printers.withLock { $0 }.value }

  /// If two threads add a printer for a type, the first one is kept.
  static func add(_ printer: AnyValuePrinter, for key: ObjectIdentifier) -> AnyValuePrinter {
    let printer = UncheckedSendable(printer)
    let first = printers.withLock { printers in
      let first = printers.value[key] ?? printer.value
      printers.value[key] = first
      return UncheckedSendable(first)
    }
    return first.value
  }
}
