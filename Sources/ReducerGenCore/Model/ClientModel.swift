/// What is generated for one dependency client: decided, ready to be printed.
struct ClientModel {
  /// `Outer.Client`, as `extension` takes it.
  var type: String
  /// The same with its generic parameters.
  var fullType: String
  var access: Access
  /// `@available(…)` and `@_spi(…)` of the client and of the types around it.
  var attributes: [CopiedAttribute]
  var clauses: [ClauseSyntax]
  /// `App/Client.swift`, for messages.
  var source: String
  /// The property of `DependencyValues` by which the client is found; nil if it has none.
  var key: ClientKey?
  /// What a value in which nothing is implemented is made of.
  var unimplemented: UnimplementedValue
  var memberwise: [MemberwiseInitializer]
  var methods: [EndpointMethod]
  /// Some endpoint is deprecated, also of a client in this one: what sets it must be, too, or it is
  /// warned about.
  var isDeprecated: Bool
  /// Endpoints that Swift 6 will not accept in a client, because they are not `@Sendable`.
  var unsendable: [String]
  /// The first names in the type of each property, as they are written.
  var typeNames: [String: Set<String>]
  /// The files of typealiases that stand for functions, which methods have written out.
  var otherFiles: [ParsedFile]
}

struct ClientKey {
  var name: String
  /// Whether it has to be generated: otherwise somebody has written it.
  var isGenerated: Bool
}

/// How a client is made in which every endpoint reports its calls.
struct UnimplementedValue {
  /// Nil where no initialiser is generated: there is one, or nothing could set what it has to set.
  var maker: Maker?
  /// In the order in which they have to be set: those without a default come first.
  var settings: [Setting]
  var source: Source

  /// Where `static var unimplementedValue` comes from.
  enum Source {
    /// The client declares it.
    case written
    /// It is the `testValue` that the client declares, under this condition; empty for none.
    case testValue(condition: String)
    /// It is made with the generated initialiser, whose arguments are test values.
    case made([Argument])
  }

  enum Maker {
    /// An initialiser, which takes what has no default of its own, and the actor that it runs on.
    case initializer([ClientParameter], Access, actor: String)
    /// The same under a name that nothing else has, because the client has an initialiser of that
    /// signature, or may have one from Swift. That one is no use here: Swift puts it on the client's
    /// actor.
    case hiddenInitializer([ClientParameter])
  }

  /// A property that takes the test value of its type.
  struct Argument {
    /// As written, with its back-ticks.
    var name: String
    /// Qualified.
    var type: String
    /// Whether the target says that the type is a dependency; otherwise only the compiler knows.
    var isDependency: Bool
  }

  struct Setting {
    /// As written, with its back-ticks.
    var name: String
    var clauses: [ClauseSyntax]
    var value: Value
  }

  enum Value {
    case endpoint(Endpoint)
    /// Another client of the target: its unimplemented value.
    case client
    /// The initialiser's parameter of the same name.
    case parameter
    /// The test value of the type with this name.
    case testValue(String)
  }
}

/// A function in a client.
struct Endpoint {
  /// `fetch(id:)`, for messages.
  var title: String
  var parameters: [EndpointParameter]
  var isAsync: Bool
  var isThrowing: Bool
  /// `Failure` of `throws(Failure)`, qualified; empty where any error may be thrown, or none.
  var thrown: String
  /// It takes or returns pointers.
  var isUnsafe: Bool
  var ending: Ending

  /// What a call does after it was reported.
  enum Ending {
    case nothing, throwing, returningNil, callingDefault
  }
}

struct EndpointParameter {
  /// `id` in `_ id: Int`.
  var label: String?
  /// Qualified, with its specifiers.
  var type: String
  var passing: Passing
  /// Whether a message may show it.
  var isShown: Bool

  enum Passing {
    case plain, inPlace
    /// What it holds is evaluated when the endpoint asks for it.
    case autoclosure(isThrowing: Bool, isAsync: Bool)
  }
}

/// A method that calls an endpoint with argument labels.
struct EndpointMethod {
  var name: String
  /// The endpoint's property.
  var property: String
  var endpoint: Endpoint
  var access: Access
  /// `@MainActor`, `@available(…)`.
  var attributes: [CopiedAttribute]
  /// ` async throws(E)`, with the space in front.
  var effects: String
  /// ` -> User`, with the space in front; empty for nothing.
  var result: String
  var documentation: [String]
  var clauses: [ClauseSyntax]
}

struct ClientParameter {
  var name: String
  /// Qualified, with `@escaping` where that is needed.
  var type: String
  /// The type has pointers in it.
  var isUnsafe: Bool
}

/// An initialiser with a parameter for each endpoint.
struct MemberwiseInitializer {
  var parameters: [ClientParameter]
  var access: Access
  /// `@MainActor`, where it sets what cannot leave that actor; empty for none.
  var actor: String
  /// Whether it needs a parameter more, because Swift has an initialiser of this signature.
  var isMarked: Bool
  /// `#if …` around it; empty for none.
  var condition: String
  /// It sets what is deprecated, and would be warned about.
  var isDeprecated: Bool
}
