/// The variables of all templates of a library, numbered, so that a renderer keeps their values in
/// an array. Included templates see the variables of the one that includes them: one numbering.
struct TemplateNames: Sendable {
  typealias ID = Int

  private(set) var names: [String] = []
  private var ids: [String: ID] = [:]

  mutating func id(of name: String) -> ID {
    if let id = ids[name] { return id }
    ids[name] = names.count
    names.append(name)
    return names.count - 1
  }

  func existingID(of name: String) -> ID? { ids[name] }
}
