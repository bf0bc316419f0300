import ReducerGenIndex
import ReducerGenSyntax

/// Properties of `DependencyValues` and test values that the plugin would generate alike. Nothing
/// that has a comment is removed.
struct BoilerplateRule: DeclarationRule {
  static let id = "boilerplate"
  static let summary =
    "With `--remove-boilerplate`, removes properties of `DependencyValues` and test values where the plugin generates the same. One with a comment stays."

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(to position: DeclarationPosition) {
    let declaration = position.declaration
    guard facts.options.removesBoilerplate, declaration.kind == .extension,
      declaration.clauses.isEmpty
    else { return }
    let removed = declaration.members.filter { member in
      !file.hasComment(in: member) && isBoilerplate(member, of: declaration)
    }
    if removed.isEmpty { return }
    let isWhole = removed.count == declaration.members.count && isNothingElse(declaration)
    if isWhole { file.remove(file.rangeWithBlankLines(of: declaration), nil) }
    for member in removed { file.remove(file.rangeWithBlankLines(of: member), .boilerplate) }
  }

  private func isBoilerplate(
    _ member: DeclarationSyntax, of parent: DeclarationSyntax
  ) -> Bool {
    guard member.kind == .var || member.kind == .let, member.clauses.isEmpty,
      member.attributes.isEmpty, let name = parent.extended?.path.last
    else { return false }
    if name == "DependencyValues" { return isProperty(member, of: parent) }
    return facts.clients[name] != nil && file.text(member.name) == "testValue"
      && ClientRule.madeTestValue(member, name, file) != nil
  }

  /// Whether nothing is left of an extension when its members are gone.
  private func isNothingElse(_ declaration: DeclarationSyntax) -> Bool {
    let text = file.text(declaration.range)
    return declaration.inherits.allSatisfy { $0.path.last == "TestDependencyKey" }
      && declaration.attributes.isEmpty && declaration.whereClause.range.isEmpty
      && !text.contains("//") && !text.contains("/*") && !text.contains("#")
      && !file.text(declaration.leadingTrivia).contains("///")
  }
}

// MARK: Properties

extension BoilerplateRule {
  /// `var c: C { get { self[C.self] } set { self[C.self] = newValue } }` of an outermost client with
  /// the same access. The client gets a directive if the plugin would choose another name.
  private func isProperty(_ member: DeclarationSyntax, of parent: DeclarationSyntax) -> Bool {
    guard let path = member.type?.path, path.count == 1, let clients = facts.clients[path[0]],
      clients.count == 1, !clients[0].isNested, facts.isUnique(path[0], in: clients[0].file),
      facts.properties[path[0]] == 1,
      hasCanonicalBody(member, path[0]),
      access(member) ?? access(parent) ?? .internal == access(clients[0].declaration) ?? .internal
    else { return false }
    let name = file.text(member.name)
    if name != SwiftName.lowerFirst(path[0]) {
      clients[0].file.add(directive: "key \(name)", to: clients[0].declaration)
    }
    return true
  }

  private func hasCanonicalBody(_ member: DeclarationSyntax, _ type: String) -> Bool {
    let value = ["self", "[", type, ".", "self", "]"]
    let getter = ["get", "{"] + value + ["}"]
    let setter = ["set", "{"] + value + ["=", "newValue", "}"]
    return file.tokens[member.body].map(file.text) == ["{"] + getter + setter + ["}"]
  }

  private func access(_ declaration: DeclarationSyntax) -> Access? {
    Access(declaration.modifiers)
  }
}

extension MigratedFile {
  /// Whether a comment belongs to the declaration, or stands inside of it.
  fileprivate func hasComment(in declaration: DeclarationSyntax) -> Bool {
    let start = declaration.leadingTrivia.isEmpty ? declaration.range : declaration.leadingTrivia
    let text = text(SourceRange(start: start.start, end: declaration.range.end))
    return text.contains("//") || text.contains("/*")
  }

  /// The declaration with the blank lines before it, or after it if it is the first one in braces.
  fileprivate func rangeWithBlankLines(of declaration: DeclarationSyntax) -> SourceRange {
    let (trivia, range) = (declaration.leadingTrivia, declaration.range)
    if trivia.start == 0 || !text(trivia).allSatisfy(\.isWhitespace) { return range }
    if source.bytes[Int(trivia.start) - 1] != UInt8(ascii: "{") {
      return SourceRange(start: trivia.start, end: range.end)
    }
    let rest = source.bytes[Int(range.end)...]
    let next = rest.firstIndex { ![9, 10, 13, 32].contains($0) } ?? rest.endIndex
    let line = source.lineStart(of: UInt32(next))
    let end = line > range.end ? source.startOfLineEnd(before: line) : range.end
    return SourceRange(start: range.start, end: end)
  }
}
