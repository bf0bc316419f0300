/// Where lines begin. Made once for a file that has something to report.
package struct LineTable: Sendable {
  private var starts: [UInt32] = [0]

  package init(_ file: SourceFile) {
    let bytes = file.storage
    for index in 0..<file.count {
      let isReturn = bytes[index] == 13 && bytes[index + 1] != 10
      if bytes[index] == 10 || isReturn { starts.append(UInt32(index + 1)) }
    }
  }

  /// Line and column, both from 1; the column counts UTF-8 bytes.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - starts[low]) + 1)
  }

  /// The inverse. Nil if the file has no such line, or the line no such column.
  package func offset(line: Int, column: Int) -> UInt32? {
    guard (1...starts.count).contains(line), column > 0, let column = UInt32(exactly: column)
    else { return nil }
    let (offset, isTooLarge) = starts[line - 1].addingReportingOverflow(column - 1)
    let isInLine = line == starts.count || offset < starts[line]
    return isInLine && !isTooLarge ? offset : nil
  }
}
