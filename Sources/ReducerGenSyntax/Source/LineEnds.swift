/// Line ends as Swift reads them: CRLF and a lone CR each end one line, as LF does.
enum LineEnds {
  /// The bytes with LF in place of CRLF and CR. Moves whole lines, because a debug build is slow
  /// with bytes.
  static func normalized(_ bytes: consuming [UInt8]) -> [UInt8] {
    guard var end = ByteSearch.index(of: Byte.carriageReturn, in: bytes, from: 0) else {
      return bytes
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + SourceFile.padding)
    var start = 0
    while true {
      result += bytes[start..<end]
      if end == bytes.count { return result }
      result.append(Byte.newline)
      start = end + 1
      if start < bytes.count, bytes[start] == Byte.newline { start += 1 }
      end = ByteSearch.index(of: Byte.carriageReturn, in: bytes, from: start) ?? bytes.count
    }
  }
}
