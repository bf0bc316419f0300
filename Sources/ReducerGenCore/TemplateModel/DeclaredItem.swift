import ReducerGenIndex
import ReducerGenSyntax

/// A declaration with its surroundings, and the properties that all declarations have.
struct DeclaredItem {
  let declaration: DeclarationSyntax
  let file: ParsedFile
  /// The type around it. Nil at the top of a file, and in an extension of another module's type.
  let owner: TypeEntry?
  /// The extension that it is declared in.
  let container: DeclarationSyntax?
  let model: TemplateModel

  init(_ member: DeclaredMember, of owner: TypeEntry, _ model: TemplateModel) {
    declaration = member.declaration
    file = member.file
    self.owner = owner
    container = member.container.kind == .extension ? member.container : nil
    self.model = model
  }

  init(
    _ declaration: DeclarationSyntax, in file: ParsedFile, of container: DeclarationSyntax? = nil,
    _ model: TemplateModel
  ) {
    self.declaration = declaration
    self.file = file
    owner = nil
    self.container = container
    self.model = model
  }

  enum Property: String {
    case name, plainName, access, accessLevel, attributes, writtenAttributes, modifiers
    case documentation, line, opening, closing, isInExtension
  }

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .name: .text(name)
    case .plainName: .text(name.withoutBackticks)
    case .access: .text(access.spelling)
    case .accessLevel: .text(accessLevel)
    case .attributes:
      texts(declaration.attributes.compactMap { CopiedAttribute($0, file) }.lines)
    case .writtenAttributes:
      .objects(declaration.attributes.map { WrittenAttribute(syntax: $0, file: file) })
    case .modifiers: texts(declaration.modifiers.map { file.text($0.range) })
    case .documentation: texts(LeadingComments(declaration, in: file).documentation)
    case .line: .number(file.lines.position(of: declaration.position).line)
    case .opening: PoundIfLines.around(clauses).opening
    case .closing: PoundIfLines.around(clauses).closing
    case .isInExtension: .bool(container != nil)
    }
  }

  var name: String {
    declaration.name.isEmpty ? declaration.kind.rawValue : file.text(declaration.name)
  }

  private var clauses: [ClauseSyntax] { (container?.clauses ?? []) + declaration.clauses }

  private var access: Access {
    let outer = container.flatMap { Access($0.modifiers) }
    let isRequirement = owner?.declaration.kind == .protocol && container == nil
    let own =
      declaration.readAccess ?? outer
      ?? (isRequirement || declaration.kind == .case ? .public : .internal)
    return min(own, owner?.effectiveAccess ?? .public)
  }

  private var accessLevel: String {
    let levels = declaration.modifiers.filter { $0.keyword.isAccess }.map(\.keyword.spelling)
    return levels.first ?? "internal"
  }

  func type(_ syntax: TypeSyntax?) -> TemplateValue {
    .object(syntax.map { WrittenType(syntax: $0, scope: owner, model: model) })
  }

  func types(_ syntax: [TypeSyntax]) -> TemplateValue {
    .objects(syntax.map { WrittenType(syntax: $0, scope: owner, model: model) })
  }

  func qualified(_ type: TypeSyntax) -> String {
    owner.map { TypeQualifier(index: model.index, type: $0).qualified(type) } ?? type.text
  }

  func optionalText(_ range: SourceRange) -> TemplateValue {
    range.isEmpty ? .absent : .text(file.text(range))
  }

  func has(_ keyword: Keyword) -> Bool { declaration.modifiers.contains { $0.keyword == keyword } }

  /// `async`, `throws(Failure)`…
  var effects: [String] {
    var texts: [String] = []
    for effect in declaration.effects { texts.append(file.text(effect)) }
    return texts
  }
}

extension DeclaredItem {
  init(type: TypeEntry, _ model: TemplateModel) {
    declaration = type.declaration
    file = type.file
    owner = type.parent
    container = type.parentExtension?.declaration
    self.model = model
  }
}
