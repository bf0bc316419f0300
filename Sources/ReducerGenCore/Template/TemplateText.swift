/// Text as the filters need it: by bytes, without Foundation.
extension String {
  /// Every line but the first gets that many spaces; lines without text stay empty.
  func indented(by width: Int) -> String {
    let bytes = Array(utf8)
    guard let end = bytes.firstIndex(of: TemplateByte.newline) else { return self }
    let spaces = Array(repeating: TemplateByte.space, count: width)
    let rest = Array(bytes[(end + 1)...]).indentingLines(by: spaces)
    return String(decoding: bytes[...end] + rest, as: UTF8.self)
  }

  func replacing(bytes old: [UInt8], with new: String) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var start = 0
    while let range = bytes.firstRange(of: old, from: start) {
      result += bytes[start..<range.lowerBound]
      result += new.utf8
      start = range.upperBound
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  func firstRange(ofBytes part: [UInt8]) -> Range<Int>? {
    Array(utf8).firstRange(of: part, from: 0)
  }
}

extension [UInt8] {
  fileprivate func firstRange(of part: [UInt8], from start: Int) -> Range<Int>? {
    guard count - start >= part.count else { return nil }
    for index in start...(count - part.count)
    where self[index..<index + part.count].elementsEqual(part) {
      return index..<index + part.count
    }
    return nil
  }

  /// With `indentation` before every line that has text.
  func indentingLines(by indentation: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + count / 4)
    var start = 0
    while start < count {
      let end = lineEnd(from: start)
      let isEmpty =
        self[start] == TemplateByte.newline || self[start] == TemplateByte.carriageReturn
      if !isEmpty { result.append(contentsOf: indentation) }
      result.append(contentsOf: self[start..<end])
      start = end
    }
    return result
  }

  /// Behind the next line end. A pointer, for the reason that `TemplateScanner.scanText` gives.
  private func lineEnd(from start: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      return Swift.min(index + 1, bytes.count)
    }
  }
}
