/// Finds what someone probably meant.
package enum NearestName {
  /// The candidate with the fewest typing mistakes, if there are few enough for so short a word;
  /// of equals the first in alphabetical order.
  package static func find(_ name: String, among candidates: [String]) -> String? {
    let name = Array(name.utf8)
    let limit = max(1, name.count / 3)
    guard name.count <= 64 else { return nil }
    let rated = candidates.compactMap { candidate -> (mistakes: Int, name: String)? in
      let other = Array(candidate.utf8)
      guard other.count <= 64, abs(other.count - name.count) <= limit else { return nil }
      let mistakes = distance(name, other)
      return mistakes <= limit && mistakes < other.count ? (mistakes, candidate) : nil
    }
    return rated.min { ($0.mistakes, $0.name) < ($1.mistakes, $1.name) }?.name
  }

  /// Letters inserted, left out, replaced, or swapped with their neighbour.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        let replaced = rows[i][j] + (isSame(a[i], b[j]) ? 0 : 1)
        var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, isSame(a[i], b[j - 1]), isSame(a[i - 1], b[j]) {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }

  /// Upper and lower case of an ASCII letter are not mistake.
  private static func isSame(_ a: UInt8, _ b: UInt8) -> Bool {
    a == b || (a | 0x20 == b | 0x20 && (0x61...0x7A).contains(a | 0x20))
  }
}
