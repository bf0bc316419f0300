extension String {
  /// Without the white space at both ends.
  package func trimmed() -> String {
    let isSpace: (UInt8) -> Bool = { ByteTable.shared.bits[Int($0)] & ByteMask.space != 0 }
    guard let start = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[start...last])
  }
}
