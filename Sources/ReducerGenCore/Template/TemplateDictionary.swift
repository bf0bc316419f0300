/// Named values in the order in which they were given, which is the order that loops see.
///
/// Two plain arrays are four times cheaper to build than a hashed dictionary, and the dictionaries
/// that one emitter makes all have one shape, so that a place in a template finds its key where it
/// found it last (`position(of:hint:)`).
package struct TemplateDictionary: Sendable, Equatable {
  package private(set) var keys: [String]
  package private(set) var values: [TemplateValue]

  /// Where a key stands twice the first one counts.
  package init(_ pairs: [(String, TemplateValue)] = []) {
    keys = []
    values = []
    keys.reserveCapacity(pairs.count)
    values.reserveCapacity(pairs.count)
    for index in 0..<pairs.count {
      keys.append(pairs[index].0)
      values.append(pairs[index].1)
    }
  }

  package subscript(key: String) -> TemplateValue? {
    keys.firstIndex(of: key).map { values[$0] }
  }

  /// Looks at `hint` first and leaves the position that was found there.
  func position(of key: String, hint: inout Int) -> Int? {
    if hint < keys.count, keys[hint] == key { return hint }
    guard let position = keys.firstIndex(of: key) else { return nil }
    hint = position
    return position
  }
}
