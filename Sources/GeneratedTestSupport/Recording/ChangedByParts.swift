import GeneratedSupport

/// A container whose elements can be changed, added and removed one by one.
protocol ChangedByParts {
  /// Nil if it is to be assigned as a whole.
  func statements(to after: Any, at place: String, _ writer: ChangeWriter) -> [Statement]?
}

extension Optional: ChangedByParts {
  func statements(to after: Any, at place: String, _ writer: ChangeWriter) -> [Statement]? {
    guard let new = (after as? Self) ?? nil, let old = self else { return nil }
    let changes = writer.statements(from: old, to: new, at: place + "?")
    // None if a shared value in it has been changed elsewhere.
    return changes.contains { $0.assigns(place + "?") } ? nil : changes
  }
}

extension PresentationState: ChangedByParts {
  func statements(to after: Any, at place: String, _ writer: ChangeWriter) -> [Statement]? {
    guard let after = after as? Self else { return nil }
    return writer.statements(from: wrappedValue as Any, to: after.wrappedValue as Any, at: place)
  }
}

extension Statement {
  /// Whether it is `target = …`.
  func assigns(_ target: String) -> Bool {
    if case .assign(target, _) = self { true } else { false }
  }
}

// MARK: Collections

extension Array: ChangedByParts {
  func statements(to after: Any, at place: String, _ writer: ChangeWriter) -> [Statement]? {
    guard let after = after as? Self else { return nil }
    let pairs = zip(self, after).map { areEqual($0, $1) }
    let same = pairs.prefix { $0 }.count
    // A person writes the first elements as a list.
    if isEmpty { return nil }
    if count < after.count, same == count {
      return after[count...].map {
        writer.call(place, "append", [.init(code: writer.printer.code($0))], hasResult: false)
      }
    }
    if count > after.count { return removals(to: after, from: same, at: place, writer) }
    guard count == after.count else { return nil }
    return changes(to: after, where: pairs.map { !$0 }, at: place, writer)
  }

  private func removals(
    to after: Self, from start: Int, at place: String, _ writer: ChangeWriter
  ) -> [Statement]? {
    let end = start + count - after.count
    guard !after.isEmpty, zip(self[end...], after[start...]).allSatisfy({ areEqual($0, $1) }) else {
      return nil
    }
    if end - start > 3 { return nil }
    let removal =
      start == after.count
      ? writer.call(place, "removeLast")
      : writer.call(place, "remove", [.init(label: "at", code: .text("\(start)"))])
    let removals = (start..<end).map { _ in removal }
    return writer.isShorter(.assign(place: place, writer.printer.code(after)), removals)
      ? nil : removals
  }

  private func changes(
    to after: Self, where isChanged: [Bool], at place: String, _ writer: ChangeWriter
  ) -> [Statement]? {
    let indices = after.indices.filter { isChanged[$0] }
    // A person would write the whole list anew.
    if indices.count > 3 || indices.count == count && count > 1 { return nil }
    return indices.flatMap {
      writer.statements(from: self[$0], to: after[$0], at: "\(place)[\($0)]")
    }
  }
}

extension Set: ChangedByParts {
  func statements(to after: Any, at place: String, _ writer: ChangeWriter) -> [Statement]? {
    guard let after = after as? Self, !isDisjoint(with: after) else { return nil }
    let removed = writer.printer.sorted(Array(subtracting(after)))
    let added = writer.printer.sorted(Array(after.subtracting(self)))
    if removed.count + added.count > 3 { return nil }
    return removed.map { writer.call(place, "remove", [.init(code: $0.code)]) }
      + added.map { writer.call(place, "insert", [.init(code: $0.code)]) }
  }
}

extension Dictionary: ChangedByParts {
  func statements(to after: Any, at place: String, _ writer: ChangeWriter) -> [Statement]? {
    guard let after = after as? Self, !after.isEmpty else { return nil }
    let changed = Set<Key>(keys).union(after.keys).filter {
      !areEqual(self[$0] as Any, after[$0] as Any)
    }
    if changed.count > 3 { return nil }
    return writer.printer.sorted(Array(changed)).flatMap { key -> [Statement] in
      let target = "\(place)[\(key.code.flat ?? "<#key#>")]"
      return writer.statements(
        from: self[key.value] as Any, to: after[key.value] as Any, at: target)
    }
  }
}

extension ChangeWriter {
  func call(
    _ place: String, _ method: String, _ items: [SwiftCode.Item] = [], hasResult: Bool = true
  ) -> Statement {
    .call(.call("\(place).\(method)", items), hasResult: hasResult)
  }
}
