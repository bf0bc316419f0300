/// What standard types conform to that have a printer of their own.
protocol HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter
}

/// Chooses how values of a type are dumped. What its author wrote for it comes first, then what is
/// known about the type, and reflection last.
func makePrinter<Value>(for type: Value.Type, _ writer: DumpWriter) -> AnyValuePrinter {
  if isExistential(type) { return ExistentialPrinter<Value>() }
  if let printer = customPrinter(for: type) { return printer }
  if let type = type as? any HasPrinter.Type { return type.makePrinter(writer) }
  if type is AnyClass { return ClassPrinter<Value>() }
  if let type = type as? any CustomDumpFields.Type, type._hasDumpFields {
    return fieldsPrinter(type)
  }
  return _typeName(type, qualified: true).hasSuffix(".Type")
    ? MetatypePrinter<Value>() : ReflectionPrinter<Value>()
}

private func customPrinter(for type: Any.Type) -> AnyValuePrinter? {
  func text<T: CustomDumpStringConvertible>(_: T.Type) -> AnyValuePrinter { TextPrinter<T>() }
  func object<T: _CustomDiffObject>(_: T.Type) -> AnyValuePrinter { DiffObjectPrinter<T>() }
  func stand<T: CustomDumpRepresentable>(_: T.Type) -> AnyValuePrinter { RepresentablePrinter<T>() }
  func mirror<T: CustomDumpReflectable>(_ type: T.Type) -> AnyValuePrinter {
    type is AnyClass ? ClassPrinter<T>() : ReflectionPrinter<T>()
  }
  if let type = type as? any CustomDumpStringConvertible.Type { return text(type) }
  if let type = type as? any _CustomDiffObject.Type { return object(type) }
  if let type = type as? any CustomDumpRepresentable.Type { return stand(type) }
  if let type = type as? any CustomDumpReflectable.Type { return mirror(type) }
  return nil
}

private func fieldsPrinter<T: CustomDumpFields>(_: T.Type) -> AnyValuePrinter { FieldsPrinter<T>() }

/// The metatype of an existential is called `P.Protocol`, and no other is.
private func isExistential<Value>(_ type: Value.Type) -> Bool {
  _typeName(Swift.type(of: type as Any), qualified: true).hasSuffix(".Protocol")
}
