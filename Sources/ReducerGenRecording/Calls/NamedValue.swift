import GeneratedTestSupport
import ReducerGenIndex
import ReducerGenSyntax

/// A constant with a value that a recorded test can name instead: `let blob = User(id: 1)`.
struct NamedValue {
  let name: String
  let value: SpelledValue

  /// Nil for a variable, and for a value that is not made by a call. A type could be another one
  /// than that of the value, and the value of `async let` can't be named without `await`.
  init?(_ constant: DeclarationSyntax, in file: SourceFile) {
    let value = SpelledValue(file.text(constant.initializer))
    guard constant.kind == .let, value.isCallWithArguments,
      !constant.modifiers.contains(where: { $0.keyword == .async })
    else { return nil }
    name = file.text(constant.name)
    self.value = value
  }
}

extension NamedValue {
  /// The constants that a statement of a test sees: of its function, of its type, of its file. The
  /// nearest one is the last. Those in another clause of `#if` may not be compiled.
  static func all(in file: SourceFile, before call: StoreCall) -> [NamedValue] {
    let end = call.statement.start
    let constants = call.path.flatMap { node -> [DeclarationSyntax] in
      switch node.kind {
      case .statements:
        let variables = node.parts.filter { $0.kind == .variables && $0.range.end <= end }
        return variables.flatMap(file.declarations)
      case .declaration:
        return file.declarations(in: node).flatMap { members(of: $0, around: end) }
      default: return []
      }
    }
    return constants.filter { $0.type == nil && !$0.isStatic }.compactMap { Self($0, in: file) }
  }

  /// The members before an offset, of a type around it and of the types in this one.
  private static func members(
    of declaration: DeclarationSyntax, around offset: UInt32
  ) -> [DeclarationSyntax] {
    if !declaration.range.contains(offset) { return [] }
    return declaration.members.flatMap { member in
      let isBefore = member.range.end <= offset && member.clauses.isEmpty
      return isBefore ? [member] : members(of: member, around: offset)
    }
  }

  /// The static constants of a file, by type.
  static func statics(in file: ParsedFile) -> [(type: String, value: NamedValue, access: Access)] {
    var found: [(type: String, value: NamedValue, access: Access)] = []
    func visit(_ declarations: [DeclarationSyntax], _ path: [String]) {
      for declaration in declarations {
        let path = path + file.path(of: declaration)
        let isExtension = declaration.kind == .extension
        let usual = isExtension ? declaration.readAccess ?? .internal : .internal
        for member in declaration.members where member.isStatic {
          guard let value = NamedValue(member, in: file.file) else { continue }
          found.append((path.joined(separator: "."), value, member.readAccess ?? usual))
        }
        visit(declaration.members, path)
      }
    }
    visit(file.syntax.declarations, [])
    return found
  }
}
