// Values that are shown as another value.

/// An optional is shown as what it wraps, or as `nil`.
final class OptionalPrinter<Wrapped>: ValuePrinter<Wrapped?>, @unchecked Sendable {
  private let wrapped: ValuePrinter<Wrapped>

  init(_ wrapped: ValuePrinter<Wrapped>) { self.wrapped = wrapped }

  override func write(_ value: Wrapped?, to writer: DumpWriter, isRoot: Bool) -> Bool {
    if let value { return wrapped.write(value, to: writer, isRoot: isRoot) }
    writer.write("nil" as StaticString)
    return false
  }

  override func hasChildren(_ value: Wrapped?, _ writer: DumpWriter) -> Bool {
    value.map { wrapped.hasChildren($0, writer) } ?? false
  }

  override func compare(_ old: Wrapped?, _ new: Wrapped?, _ comparison: DumpComparison)
    -> DumpChange?
  {
    switch (old, new) {
    case (let old?, let new?): wrapped.compare(old, new, comparison)
    case (nil, nil): nil
    case (let old?, nil): .replaced(wrapped.hold(old, comparison.writer), HeldValue(nil, self))
    case (nil, let new?): .replaced(HeldValue(nil, self), wrapped.hold(new, comparison.writer))
    }
  }
}

extension Optional: HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter {
    OptionalPrinter(writer.printer(for: Wrapped.self))
  }
}

/// A value that names another one to be dumped in its place.
final class RepresentablePrinter<Value: CustomDumpRepresentable>: ValuePrinter<Value>,
  @unchecked Sendable
{
  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    // A value may stand for itself.
    writer.substitutions += 1
    defer { writer.substitutions -= 1 }
    guard writer.substitutions < DumpWriter.deepest else {
      writer.write("…" as StaticString)
      return false
    }
    return writer.write(any: value.customDumpValue, isRoot: isRoot)
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    writer.substitutions += 1
    defer { writer.substitutions -= 1 }
    return writer.substitutions < DumpWriter.deepest
      && writer.hold(value.customDumpValue).hasChildren(writer)
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    comparison.deeper {
      let writer = comparison.writer
      return writer.hold(old.customDumpValue)
        .compare(with: writer.hold(new.customDumpValue), comparison)
    }
  }
}

/// A value whose static type is a protocol: what it is shows at run time.
final class ExistentialPrinter<Value>: ValuePrinter<Value>, @unchecked Sendable {
  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    hold(value, writer).write(to: writer, isRoot: isRoot)
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    hold(value, writer).hasChildren(writer)
  }

  override func hold(_ value: Value, _ writer: DumpWriter) -> AnyHeldValue {
    writer.hold(value, as: type(of: value as Any)) ?? HeldValue(value, self)
  }

  override func compare(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange? {
    hold(old, comparison.writer).compare(with: hold(new, comparison.writer), comparison)
  }
}

extension DumpWriter {
  /// The value as its dynamic type, which is not `Value`.
  func hold<Value>(_ value: Value, as type: Any.Type) -> AnyHeldValue? {
    func open<Dynamic>(_: Dynamic.Type) -> AnyHeldValue? {
      guard Dynamic.self != Value.self, let value = value as? Dynamic else { return nil }
      return printer(for: Dynamic.self).hold(value, self)
    }
    return _openExistential(type, do: open)
  }
}
