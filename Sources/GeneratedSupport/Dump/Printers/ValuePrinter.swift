/// How values of one type are dumped and compared. Everything that follows from the type alone, its
/// name and its conformances, was found out once. Nothing in a printer changes after `init`.
class AnyValuePrinter {
  let name: String
  /// Whether values that are shown as the same text may differ on purpose.
  var hidesDifferences: Bool { false }
  /// Whether comparing two values may lead far, because they may have many parts.
  var isDeep: Bool { true }

  init(name: String) { self.name = name }
}

class ValuePrinter<Value>: AnyValuePrinter {
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
    var comparison = comparison
    if comparison.knowledge == .none {
      if equality.areEqual(old, new) { return nil }
      comparison.knowledge = .unequal
    }
    if let change = differences(old, new, comparison) { return change }
    if comparison.knowledge == .presumed, equality.areEqual(old, new) { return nil }
    return .invisible(HeldValue(old, self), HeldValue(new, self))
  }

  /// What differs between two values of which is not known that they are equal, or `nil`.
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

  override func parts(with new: AnyHeldValue, _ writer: DumpWriter) -> DumpParts {
    guard new.printer === own else { return .different }
    let other = unsafe unsafeDowncast(new, to: HeldValue.self).value
    guard let equality = own.equality else { return own.parts(value, other, writer) }
    return equality.areEqual(value, other) ? .equal : .different
  }
}

/// The printers of all types that were dumped. It holds nothing that grows but with the types of the
/// program, and those are never freed either.
enum PrinterCache {
  /// Threads may share printers because all that is stored in one is constant and, but for names,
  /// without a state: other printers, and what a type can do. The compiler cannot check that of
  /// classes that are subclassed.
  private static let printers = Locked(UncheckedSendable<[ObjectIdentifier: AnyValuePrinter]>([:]))

  /// A writer takes a copy, so that it locks only for types that are new to it.
  static var snapshot: [ObjectIdentifier: AnyValuePrinter] { printers.withLock { $0 }.value }

  /// The first printer stays, when two threads made one.
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
