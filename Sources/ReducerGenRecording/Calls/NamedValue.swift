import GeneratedTestSupport
import ReducerGenIndex
import ReducerGenSyntax

/// A constant with a value that a recorded test can name instead: `let blob = User(id: 1)`.
struct NamedValue {
  var name: String
  private let source: String

  /// Nil for a value that is not made by a call.
  init?(_ name: String, _ source: String) {
    let text = source.filter { !$0.isWhitespace }
    let head = text.prefix { $0 != "(" }
    // A call without arguments is as short as a name.
    guard head != text, !text.hasSuffix("()"),
      head.first?.isUppercase == true || head == ".init"
    else { return nil }
    self.name = name
    self.source = text.replacing(",)", with: ")")
  }

  /// Whether the constant has the value that is printed, of the type with this name.
  func isPrinted(as printed: String) -> Bool {
    let text = printed.filter { !$0.isWhitespace }
    if text == source { return true }
    let head = text.prefix { $0 != "(" }
    let own = source.prefix { $0 != "(" }
    guard text.dropFirst(head.count) == source.dropFirst(own.count) else { return false }
    return ["Self", ".init"].contains(own) || head.hasSuffix("." + own)
  }
}

extension NamedValue {
  /// The constants that a statement of a test sees: of its function, of its type, of its file. The
  /// nearest one is the last.
  static func all(in file: SourceFile, before call: StoreCall) -> [NamedValue] {
    let walk = TokenWalk(file)
    let blocks = walk.blocks(around: call.firstToken)
    return (0..<call.firstToken).compactMap { index in
      guard let constant = walk.constant(at: index),
        walk.startOfBlock(around: index).map(blocks.contains) ?? true
      else { return nil }
      return NamedValue(constant.name, constant.source)
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
        for member in declaration.members where member.kind == .let && member.isStatic {
          let text = file.text(member.initializer)
          guard let value = NamedValue(file.text(member.name), text) else { continue }
          found.append((path.joined(separator: "."), value, member.readAccess ?? usual))
        }
        visit(declaration.members, path)
      }
    }
    visit(file.syntax.declarations, [])
    return found
  }
}
