import ReducerGenSyntax

/// `// reducergen: template analytics prefix="shop"` above a type.
package struct TemplateChoice {
  package var name: String
  package var arguments: [TemplateArgument]
  /// What the template is for.
  package var purpose: TemplatePurpose
  package var place: SourcePlace

  package init(
    name: String, arguments: [TemplateArgument] = [], purpose: TemplatePurpose, place: SourcePlace
  ) {
    self.name = name
    self.arguments = arguments
    self.purpose = purpose
    self.place = place
  }
}

/// `prefix="shop"` is a text, `count=3` a number, and a name alone is true.
package struct TemplateArgument {
  package enum Value {
    case text(String)
    case number(Int)
    case bool(Bool)
  }

  package var name: String
  package var value: Value
}

/// What is after the word `template` in a directive.
package struct TemplateDirective {
  package var name: String
  package var arguments: [TemplateArgument] = []
  /// The part that could not be read.
  package var problem: String?

  package init(_ argument: String) {
    var rest = Substring(argument)
    name = Self.word(&rest)
    while problem == nil {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      if rest.isEmpty { return }
      let start = rest
      if let found = Self.argument(&rest) {
        arguments.append(found)
      } else {
        problem = String(start)
      }
    }
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "=" && $0 != "\"" }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private static func argument(_ rest: inout Substring) -> TemplateArgument? {
    let name = word(&rest)
    guard SwiftName.escaped(name) != nil else { return nil }
    if rest.first != "=" {
      return isAtEnd(rest) ? TemplateArgument(name: name, value: .bool(true)) : nil
    }
    rest.removeFirst()
    let value = rest.first == "\"" ? string(&rest).map { .text($0) } : plain(&rest)
    return isAtEnd(rest) ? value.map { TemplateArgument(name: name, value: $0) } : nil
  }

  private static func plain(_ rest: inout Substring) -> TemplateArgument.Value? {
    let word = word(&rest)
    switch word {
    case "": return nil
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return Int(word).map { .number($0) } ?? .text(word)
    }
  }

  /// The text between two quotation marks. After a backslash, each of the two is itself.
  private static func string(_ rest: inout Substring) -> String? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else { return nil }
      text.append(escaped)
    }
    return nil
  }

  private static func isAtEnd(_ rest: Substring) -> Bool {
    rest.first.map { $0 == " " || $0 == "\t" } ?? true
  }
}

extension TypeEntry {
  /// The template that a directive selects in place of the built-in one.
  package func replacement(of annotation: Annotation) -> TemplateChoice? {
    templates.first { $0.purpose == .replacing(annotation.name) }
  }
}
