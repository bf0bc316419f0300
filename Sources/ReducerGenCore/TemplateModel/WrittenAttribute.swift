import ReducerGenIndex
import ReducerGenSyntax

/// `@available(macOS 15, *)`.
struct WrittenAttribute: TemplateSubject {
  enum Property: String, CaseIterable { case name, arguments }

  static let kind = "an attribute"
  let syntax: AttributeSyntax
  let file: ParsedFile

  var text: String? { "@" + file.text(syntax.type.range) + file.text(syntax.arguments) }

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .name: .text(file.text(syntax.name))
    case .arguments:
      .text(String(file.text(syntax.arguments).dropFirst().dropLast()))
    }
  }
}

/// `Element: Comparable` between angle brackets.
struct GenericParameter: TemplateSubject {
  enum Property: String, CaseIterable { case name, constraint }

  static let kind = "a generic parameter"
  let syntax: GenericsSyntax.Parameter
  let item: DeclaredItem

  var text: String? {
    name + (syntax.constraint.map { ": " + item.qualified($0) } ?? "")
  }

  private var name: String { item.file.text(syntax.name) }

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .name: .text(name)
    case .constraint: item.type(syntax.constraint)
    }
  }
}
