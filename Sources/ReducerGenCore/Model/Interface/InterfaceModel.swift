import ReducerGenIndex
import ReducerGenSyntax

/// The client to generate for one protocol: decided, ready to be printed.
struct InterfaceModel {
  /// The header of the protocol.
  var header: TypeHeader
  /// `AudioPlayerClient`.
  var name: String
  /// The type around the protocol, as `extension` takes it; empty for none.
  var outer: String
  var kind: Kind
  /// The property of `DependencyValues`; nil if there is none.
  var key: ClientKey?
  /// Whether the calls are recorded.
  var records: Bool
  /// Whether the target declares the test value.
  var hasTestValue: Bool
  var requirements: [InterfaceRequirement]
  /// The files of inherited protocols.
  var otherFiles: [ParsedFile]

  enum Kind: String { case `struct`, `class`, `actor` }

  /// How code outside of the protocol's scope names the client.
  var path: String { outer.isEmpty ? name : outer + "." + name }
  /// The same property, for the closures' own client, which gets none.
  var shownKey: ClientKey? { key.map { ClientKey(name: $0.name, isGenerated: false) } }
  var endpoints: [InterfaceEndpoint] { requirements.flatMap(\.endpoints) }
}

/// A requirement, and the closures that it calls.
struct InterfaceRequirement {
  var kind: Kind
  /// `play`, with its back-ticks; empty for a subscript.
  var name: String
  /// With the labels of the requirement.
  var parameters: [EndpointParameter]
  /// The value of a variable or a subscript, and what a function returns; empty for nothing.
  var type: String
  /// `@MainActor`, `@available(…)`, `nonisolated`.
  var attributes: [CopiedAttribute]
  /// The closure of a function is its getter.
  var getter: InterfaceEndpoint
  var setter: InterfaceEndpoint?
  var clauses: [ClauseSyntax]

  enum Kind { case function, variable, `subscript` }

  var endpoints: [InterfaceEndpoint] { [getter, setter].compactMap { $0 } }
}

/// A closure of the generated client.
struct InterfaceEndpoint {
  /// As written, with its back-ticks.
  var name: String
  /// `@Sendable (_ url: URL) async throws -> Void`, qualified.
  var type: String
  var endpoint: Endpoint
  /// `async`, `throws(E)`.
  var effects: [(word: String, type: String)]
  /// The closure that returns a value without doing anything; empty if no such value is known.
  var value: String
  /// Whether the test value needs that closure.
  var needsValue: Bool
  var documentation: [String]
  var clauses: [ClauseSyntax]
  /// The first names of the types in its type.
  var typeNames: Set<String>
}
