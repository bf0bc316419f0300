/// One of the accessors of a property or a subscript.
package struct AccessorSyntax {
  /// `get`, `set`, `willSet`…
  package var name: String
  /// `async`, `throws`, `throws(E)`.
  package var effects: [SourceRange]
  /// With its braces; empty in a requirement.
  package var body: SourceRange
}

extension Parser {
  /// accessors → (attribute | modifier | accessor | '#if' …)*
  /// accessor → name ('(' name ')')? effect* body?
  ///
  /// After the opening brace. Empty for the statements of a getter, which name no accessor first.
  package mutating func parseAccessors() -> [AccessorSyntax] {
    var accessors: [AccessorSyntax] = []
    while true {
      switch current.kind {
      case .at: readTypeAttribute()
      case .poundIf, .poundElseif, .poundElse: skipDirectiveLine()
      case .poundEndif, .semicolon: advance()
      case .identifier where current.keyword.isModifier && peek().isName: advance()
      case .identifier:
        guard let name = accessorName else { return accessors }
        accessors.append(parseAccessor(name))
      default: return accessors
      }
    }
  }

  private var accessorName: String? {
    let name = found.pointee.file.text(current.range)
    return accessorNames.contains(name) ? name : nil
  }

  private mutating func parseAccessor(_ name: String) -> AccessorSyntax {
    advance()
    if at(.leftParen) { skipBrackets() }
    let effects = parseEffects()
    let start = current.start
    guard at(.leftBrace) else { return AccessorSyntax(name: name, effects: effects, body: .empty) }
    skipBrackets()
    return AccessorSyntax(name: name, effects: effects, body: range(from: start))
  }
}

private let accessorNames: Set = [
  "get", "set", "willSet", "didSet", "init", "_read", "_modify", "unsafeAddress",
  "unsafeMutableAddress",
]
