import ReducerGenIndex
import ReducerGenSyntax

/// The meaning of the attributes of a client and of its properties.
extension TargetIndex {
  /// Whether an attribute may be a property wrapper. Attributes of the language begin with a
  /// lower-case letter, and a global actor does not wrap a property.
  func isWrapper(_ attribute: AttributeSyntax, on client: TypeEntry) -> Bool {
    if isGlobalActor(attribute, on: client) { return false }
    return entry(attribute.type, in: client) != nil || attribute.isCapitalized
  }

  /// Whether an attribute names the main actor, or an actor of the target marked `@globalActor`.
  func isGlobalActor(_ attribute: AttributeSyntax, on client: TypeEntry) -> Bool {
    let path = attribute.type.path
    if path == ["MainActor"] || path.dropFirst() == ["MainActor"] { return true }
    guard let type = entry(attribute.type, in: client).flatMap({ resolveAlias($0) }) else {
      return false
    }
    return type.declaration.attributes.contains { type.file.text($0.name) == "globalActor" }
  }

  /// The global actor that a property belongs to, by itself or with the client.
  func actor(of property: DeclarationSyntax, in client: TypeEntry) -> AttributeSyntax? {
    property.attributes.first { isGlobalActor($0, on: client) } ?? client.actor
  }
}

extension AttributeSyntax {
  /// Attributes of the language begin with a lower-case letter.
  var isCapitalized: Bool { type.path.last?.first?.isUppercase ?? false }
}

extension TypeEntry {
  /// The global actor of the type. Among the attributes of a type, only global actors and macros
  /// begin with a capital.
  var actor: AttributeSyntax? { declaration.attributes.first { $0.isCapitalized } }
}
