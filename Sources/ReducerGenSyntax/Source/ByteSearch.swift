#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds words in whole files at the speed of the C library, in a debug build too. Files without
/// any of the words that ask for generated code are read no further.
package enum ByteSearch {
  /// Where `word` stands in the file as a whole word.
  package static func offsets(of word: String, in file: SourceFile) -> [Int] {
    // The name of a declaration with a syntax error.
    if word.isEmpty { return [] }
    return word.withCString { needle in
      file.storage.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          offsets(of: needle, word.utf8.count, in: text.baseAddress!, file)
        }
      }
    }
  }

  package static func contains(_ word: String, in file: SourceFile) -> Bool {
    !offsets(of: word, in: file).isEmpty
  }

  /// The index of a byte, from `start` on.
  static func index(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// `strstr` stops at a NUL, and one stands after the file: one amid the text is stepped over.
  private static func offsets(
    of needle: UnsafePointer<CChar>, _ length: Int, in text: UnsafePointer<CChar>,
    _ file: SourceFile
  ) -> [Int] {
    var offsets: [Int] = []
    var start = 0
    while start < file.count {
      guard let found = strstr(text + start, needle) else {
        start += strlen(text + start) + 1
        continue
      }
      let offset = UnsafePointer(found) - text
      if isWhole(offset, length, in: file) { offsets.append(offset) }
      start = offset + length
    }
    return offsets
  }

  private static func isWhole(_ offset: Int, _ length: Int, in file: SourceFile) -> Bool {
    let end = offset + length
    let isBegun =
      offset > 0 && isWord(file.storage[offset - 1])
      && !(offset > 1 && isWideSpace(offset - 2, in: file))
    return !isBegun && (!isWord(file.storage[end]) || isWideSpace(end, in: file))
  }

  /// A no-break space, whose bytes could each be part of a word.
  private static func isWideSpace(_ offset: Int, in file: SourceFile) -> Bool {
    file.storage[offset] == 0xC2 && file.storage[offset + 1] == 0xA0
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    ByteTable.shared.bits[Int(byte)] & ByteMask.word != 0
  }
}
