extension SourceFile {
  /// The first bytes that are not UTF-8, if there are any.
  ///
  /// `String(validating:as:)` is compiled into the standard library, so it is fast in a debug build
  /// too.
  var invalidUTF8: SourceRange? {
    if String(validating: storage, as: UTF8.self) != nil { return nil }
    // As the standard library repairs text: a sequence that is well formed is decoded to a scalar.
    var decoder = UTF8()
    var position = 0
    var iterator = storage.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      position += UTF8.width(scalar)
    }
    return SourceRange(start: UInt32(position), end: UInt32(min(position + 1, storage.count - 1)))
  }
}
