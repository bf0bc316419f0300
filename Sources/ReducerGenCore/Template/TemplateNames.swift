/// The variables of all templates of a library, numbered, so that a renderer keeps their values in
/// an array. Included templates see the variables of the one that includes them: one numbering.
struct TemplateNames: Sendable {
  typealias ID = Int

  private(set) var names: [String] = []
  /// How many `include` tags there are: one target each.
  private(set) var includeCount = 0
  private var ids: [String: ID] = [:]

  mutating func id(of name: String) -> ID {
    if let id = ids[name] { return id }
    let id = names.count
    names.append(name)
    ids[name] = id
    return id
  }

  func existingID(of name: String) -> ID? { ids[name] }

  mutating func makeInclude() -> Int {
    includeCount += 1
    return includeCount - 1
  }
}
