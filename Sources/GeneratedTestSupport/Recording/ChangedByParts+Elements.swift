import GeneratedSupport

extension IdentifiedArray: ChangedByParts {
  func statements(to after: Any, at place: String, _ writer: ChangeWriter) -> [Statement]? {
    guard let after = after as? Self, !after.isEmpty else { return nil }
    let removed = ids.filter { !after.contains(id: $0) }
    let kept = ids.filter { after.contains(id: $0) }
    if kept.isEmpty { return nil }
    guard after.ids.starts(with: kept), removed.count <= 3 else {
      return insertion(to: after, at: place, writer)
    }
    let changes = kept.flatMap { id in
      writer.statements(
        from: self[id: id]!, to: after[id: id]!,
        at: "\(place)[id: \(writer.printer.code(id).flat ?? "<#id#>")]?")
    }
    // Whole elements are assigned without the mark.
    let assigned = changes.map { $0.withoutMark }
    return removed.map { id in
      writer.call(place, "remove", [.init(label: "id", code: writer.printer.code(id))])
    } + assigned
      + after.elements.dropFirst(kept.count).map {
        writer.call(place, "append", [.init(code: writer.printer.code($0))])
      }
  }

  /// One new element that is not at the end.
  private func insertion(
    to after: Self, at place: String, _ writer: ChangeWriter
  ) -> [Statement]? {
    guard after.count == count + 1,
      let index = after.ids.firstIndex(where: { !contains(id: $0) }),
      after.ids.filter({ contains(id: $0) }).elementsEqual(ids),
      ids.allSatisfy({ areEqual(self[id: $0]!, after[id: $0]!) })
    else { return nil }
    return [
      writer.call(
        place, "insert",
        [
          .init(code: writer.printer.code(after.elements[index])),
          .init(label: "at", code: .text("\(index)")),
        ])
    ]
  }
}

extension Statement {
  /// `$0.rows[id: 1] = …` for `$0.rows[id: 1]? = …`, which Swift accepts too.
  fileprivate var withoutMark: Self {
    guard case .assign(let place, let code) = self, place.hasSuffix("]?") else { return self }
    return .assign(place: String(place.dropLast()), code)
  }
}

extension StackState: ChangedByParts {
  func statements(to after: Any, at place: String, _ writer: ChangeWriter) -> [Statement]? {
    guard let after = after as? Self else { return nil }
    let kept = zip(ids, after.ids).prefix { $0 == $1 }.map(\.0)
    // Ids are never used again, so all others are new.
    guard after.ids.dropFirst(kept.count).allSatisfy({ !ids.contains($0) }) else { return nil }
    return removals(after: kept.count, isAll: after.isEmpty, at: place, writer)
      + kept.flatMap { changes(of: $0, to: after, at: place, writer) }
      + zip(after.ids, after).dropFirst(kept.count).map { id, element in
        .assign(place: "\(place)[id: \(id.generation)]", writer.printer.code(element))
      }
  }

  private func removals(
    after count: Int, isAll: Bool, at place: String, _ writer: ChangeWriter
  ) -> [Statement] {
    let removed = ids.dropFirst(count)
    guard let first = removed.first else { return [] }
    if removed.count == 1 {
      return [.assign(place: "\(place)[id: \(first.generation)]", .text("nil"))]
    }
    if isAll { return [writer.call(place, "removeAll", hasResult: false)] }
    let from = SwiftCode.Item(label: "from", code: writer.printer.code(first))
    return [writer.call(place, "pop", [from], hasResult: false)]
  }

  private func changes(
    of id: StackElementID, to after: Self, at place: String, _ writer: ChangeWriter
  ) -> [Statement] {
    guard let old = self[id: id], let new = after[id: id] else { return [] }
    let screen = "\(place)[id: \(id.generation)"
    if let value = new as? any CasePathable, let name = writer.caseWithPath(value),
      name == enumCaseName(of: old),
      let oldPayload = payload(ofCase: old), let newPayload = payload(ofCase: new)
    {
      let target = "\(screen), case: \\.\(SourceName.escaped(name))]?"
      let changes = writer.statements(from: oldPayload, to: newPayload, at: target)
      let isWhole = changes.contains { $0.assigns(target) }
      return isWhole ? [.assign(place: screen + "]", writer.printer.code(new))] : changes
    }
    return writer.statements(from: old, to: new, at: screen + "]?").map { $0.withoutMark }
  }
}
