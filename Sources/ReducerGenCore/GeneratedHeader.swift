/// The first line of every generated file, and of the template `header`.
package enum GeneratedHeader {
  /// Identifies a generated file.
  package static let firstLine = HeaderLine.text

  /// Whether the bytes begin with the header.
  package static func begins(_ bytes: UnsafeRawBufferPointer) -> Bool { HeaderLine.begins(bytes) }
}
