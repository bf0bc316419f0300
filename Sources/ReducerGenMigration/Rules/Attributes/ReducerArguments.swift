import ReducerGenSyntax

/// The arguments of `@Reducer(state: .equatable, .sendable, action: .equatable)`.
struct ReducerArguments {
  private let position: DeclarationPosition
  private let file: MigratedFile
  private let attribute: AttributeSyntax

  init(_ attribute: AttributeSyntax, _ position: DeclarationPosition, in file: MigratedFile) {
    self.file = file
    self.attribute = attribute
    self.position = position
  }

  /// The conformances of `State` and of `Action` become extensions, and `Sendable` a directive.
  func apply() {
    let arguments = arguments
    if arguments.contains(where: { $0.name == "sendable" }) {
      file.add(directive: "sendable", to: position.declaration)
    }
    for type in ["State", "Action"] {
      let names = arguments.filter { $0.label == type.lowercased() }.compactMap {
        Self.protocols[$0.name]
      }
      if !names.isEmpty { addExtension(of: type, names) }
    }
    for argument in arguments
    where Self.protocols[argument.name] == nil && argument.name != "sendable" {
      file.report(.unknownArgument(argument.name, at: place))
    }
  }

  private static let protocols = [
    "equatable": "Equatable", "hashable": "Hashable", "codable": "Codable",
    "decodable": "Decodable",
    "encodable": "Encodable",
  ]

  private var place: SourcePlace { file.place(attribute.name) }

  /// An extension must be outside of all types, and under the same conditions as its enum.
  private func addExtension(of type: String, _ names: [String]) {
    if position.isGeneric {
      return file.report(.genericConformance(type, names, at: place))
    }
    var text = "extension \(position.path(in: file)).\(type): \(names.joined(separator: ", ")) {}"
    for condition in position.conditions(in: file).reversed() {
      text = "#if \(condition)\n\(text)\n#endif"
    }
    file.add(extension: text, after: position.outermost)
  }

  private struct Argument {
    var label: String
    var name: String
  }

  /// Each `.name`, with the label of its list.
  private var arguments: [Argument] {
    let tokens = file.tokens[attribute.arguments]
    var label = "state"
    var arguments: [Argument] = []
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if token.kind == .period {
        arguments.append(Argument(label: label, name: file.text(next)))
      }
      if next.kind == .colon { label = file.text(token) }
    }
    return arguments
  }
}
