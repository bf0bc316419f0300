extension ElementPairs {
  /// The pairs of elements that belong together, in order, and whether each pair is known to be
  /// equal.
  ///
  /// The common beginning and end are found first, in linear time. For the rest, the shortest edit
  /// is computed if that is cheap. If it is not, the longest common order of elements with unique
  /// keys is used.
  var alignment: [(old: Int, new: Int, isEqual: Bool)] {
    let common = min(oldCount, newCount)
    var start = 0
    while start < common, areEqual(start, start) { start += 1 }
    var end = 0
    while end < common - start, areEqual(oldCount - 1 - end, newCount - 1 - end) { end += 1 }
    let old = start..<(oldCount - end)
    let new = start..<(newCount - end)
    var result = (0..<start).map { (old: $0, new: $0, isEqual: true) }
    result += middle(old, new).map { (old: $0 + start, new: $1 + start, isEqual: !haveIdentities) }
    result += zip(old.upperBound..<oldCount, new.upperBound..<newCount)
      .map { (old: $0, new: $1, isEqual: true) }
    return result
  }

  private func middle(_ old: Range<Int>, _ new: Range<Int>) -> [(Int, Int)] {
    if old.isEmpty || new.isEmpty { return [] }
    guard let numbers = numbers(old, new) else {
      return shortestEdit(old.count, new.count, steps: 200_000) {
        areEqual(old.lowerBound + $0, new.lowerBound + $1)
      } ?? []
    }
    return align(numbers.old, numbers.new)
  }
}

/// The pairs of equal numbers that belong together.
func align(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
  shortestEdit(old.count, new.count, steps: 4_000_000) { old[$0] == new[$1] }
    ?? longestCommonOrder(old, new)
}

/// The pairs that the shortest edit keeps (Myers), or `nil` when more than `steps` comparisons may
/// be needed to find it.
private func shortestEdit(
  _ oldCount: Int, _ newCount: Int, steps: Int, _ areEqual: (Int, Int) -> Bool
) -> [(Int, Int)]? {
  let limit = min(oldCount + newCount, max(8, steps / (oldCount + newCount)), 1_000)
  var reached = Array(repeating: 0, count: 2 * limit + 3)
  var history: [ArraySlice<Int>] = []
  for edits in 0...limit {
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      let center = limit + 1 + diagonal
      let isInsertion =
        diagonal == -edits || (diagonal != edits && reached[center - 1] < reached[center + 1])
      var old = isInsertion ? reached[center + 1] : reached[center - 1] + 1
      while old < oldCount, old - diagonal < newCount, old - diagonal >= 0,
        areEqual(old, old - diagonal)
      {
        old += 1
      }
      reached[center] = old
      if old >= oldCount, old - diagonal >= newCount {
        return pairs(oldCount, newCount, history, edits: edits)
      }
    }
    history.append(reached[(limit + 1 - edits)...(limit + 1 + edits)])
  }
  return nil
}

/// Goes back through the furthest positions, from the last edit to the first.
private func pairs(
  _ oldCount: Int, _ newCount: Int, _ history: [ArraySlice<Int>], edits: Int
) -> [(Int, Int)] {
  var result: [(Int, Int)] = []
  var (old, new) = (oldCount, newCount)
  for edits in stride(from: edits, to: 0, by: -1) {
    let reached = history[edits - 1]
    let center = (reached.startIndex + reached.endIndex - 1) / 2
    func before(_ diagonal: Int) -> Int {
      abs(diagonal) <= edits - 1 ? reached[center + diagonal] : -1
    }
    let diagonal = old - new
    let isInsertion =
      diagonal == -edits
      || (diagonal != edits && before(diagonal - 1) < before(diagonal + 1))
    let start = isInsertion ? before(diagonal + 1) : before(diagonal - 1) + 1
    while old > start {
      old -= 1
      new -= 1
      result.append((old, new))
    }
    if isInsertion { new -= 1 } else { old -= 1 }
  }
  while old > 0, new > 0 {
    old -= 1
    new -= 1
    result.append((old, new))
  }
  return result.reversed()
}

/// The longest increasing sequence of the numbers that occur once in each list.
private func longestCommonOrder(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
  let oldIndices = uniqueIndices(old)
  let newIndices = uniqueIndices(new)
  let matches = old.indices.compactMap { index -> (Int, Int)? in
    guard oldIndices[old[index]] == index, let partner = newIndices[old[index]] ?? nil else {
      return nil
    }
    return (index, partner)
  }
  var ends: [Int] = []
  var previous = Array(repeating: -1, count: matches.count)
  for (position, match) in matches.enumerated() {
    let length = ends.partitionPoint { matches[$0].1 < match.1 }
    if length > 0 { previous[position] = ends[length - 1] }
    if length == ends.count { ends.append(position) } else { ends[length] = position }
  }
  var result: [(Int, Int)] = []
  var position = ends.last ?? -1
  while position >= 0 {
    result.append(matches[position])
    position = previous[position]
  }
  return result.reversed()
}

/// The position of each number, or `nil` if it occurs twice.
private func uniqueIndices(_ numbers: [Int]) -> [Int: Int?] {
  var indices: [Int: Int?] = [:]
  for (index, number) in numbers.enumerated() {
    indices.updateValue(indices[number] == nil ? index : nil, forKey: number)
  }
  return indices
}

extension Array {
  /// The index of the first element for which `isBefore` does not hold.
  fileprivate func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
