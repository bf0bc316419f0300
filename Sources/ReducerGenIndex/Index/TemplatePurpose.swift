import ReducerGenSyntax

/// What a template prints, as the comment at its beginning says.
package enum TemplatePurpose: Equatable, Sendable {
  /// The code that a type gets for a protocol of ours, in place of the built-in template.
  case replacing(String)
  /// More code for a type that a directive above it selects.
  case type
  /// More code for each type that has a protocol, and for the type of a name.
  case typesConforming(to: String), typeNamed(String)
  /// The same for each protocol that inherits another one.
  case protocolsConforming(to: String)
  /// Code for each source.
  case file
  /// Code for all sources together.
  case target

  /// The protocols of ours whose code a template can replace.
  package static let replaceable = Annotation.all.map(\.name)

  /// As it is written after `for`.
  package var text: String {
    switch self {
    case .replacing(let name): name
    case .type: "type"
    case .typesConforming(let name): "type conforming to " + name
    case .protocolsConforming(let name): "protocol conforming to " + name
    case .typeNamed(let name): "type named " + name
    case .file: "file"
    case .target: "target"
    }
  }

  /// Whether its code is printed in place of a built-in template's.
  package var isReplacement: Bool {
    if case .replacing = self { true } else { false }
  }

  /// Whether a directive can name the template.
  package var isSelected: Bool {
    switch self {
    case .replacing, .type: true
    default: false
    }
  }
}
